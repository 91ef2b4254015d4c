import { expect, it } from 'vitest';
import { chatgpt } from '../sites/chatgpt.ts';
import { isDraftSavingRequest } from './draft.ts';

const PROMPT = '{"messages":[{"content":"My name is Mara Holt."}]}';

it('tells what a page saves while somebody types from what it sends', () => {
  const { draftPath } = chatgpt;
  expect(isDraftSavingRequest({ pathname: '/backend-api/f/conversation/prepare', body: PROMPT }, draftPath)).toBe(true);
  expect(isDraftSavingRequest({ pathname: '/backend-anon/f/conversation/prepare', body: PROMPT }, draftPath)).toBe(
    true,
  );
  expect(isDraftSavingRequest({ pathname: '/backend-api/f/conversation', body: PROMPT }, draftPath)).toBe(false);
  expect(isDraftSavingRequest({ pathname: '/api/prepared', body: PROMPT }, draftPath)).toBe(false);
});

it('knows a draft by its field where nothing is known of the site', () => {
  expect(isDraftSavingRequest({ pathname: '/ask', body: '{"partial_query":"My name"}' }, undefined)).toBe(true);
  expect(isDraftSavingRequest({ pathname: '/ask', body: PROMPT }, undefined)).toBe(false);
  // A prompt about that field: inside JSON its quotes are escaped.
  expect(
    isDraftSavingRequest(
      { pathname: '/ask', body: JSON.stringify({ content: 'What is {"partial_query": 1}?' }) },
      undefined,
    ),
  ).toBe(false);
});
