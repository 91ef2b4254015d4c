import { expect, it } from 'vitest';
import { chatgpt } from '../sites/chatgpt.ts';
import { isDraft } from './draft.ts';

const PROMPT = '{"messages":[{"content":"My name is Mara Holt."}]}';

it('tells what a page saves while somebody types from what it sends', () => {
  const { draftPath } = chatgpt;
  expect(isDraft({ pathname: '/backend-api/f/conversation/prepare', body: PROMPT }, draftPath)).toBe(true);
  expect(isDraft({ pathname: '/backend-anon/f/conversation/prepare', body: PROMPT }, draftPath)).toBe(true);
  expect(isDraft({ pathname: '/backend-api/f/conversation', body: PROMPT }, draftPath)).toBe(false);
  expect(isDraft({ pathname: '/api/prepared', body: PROMPT }, draftPath)).toBe(false);
});

it('knows a draft by its field where nothing is known of the site', () => {
  expect(isDraft({ pathname: '/ask', body: '{"partial_query":"My name"}' }, undefined)).toBe(true);
  expect(isDraft({ pathname: '/ask', body: PROMPT }, undefined)).toBe(false);
  // A prompt about that field: inside JSON its quotes are escaped.
  expect(
    isDraft({ pathname: '/ask', body: JSON.stringify({ content: 'What is {"partial_query": 1}?' }) }, undefined),
  ).toBe(false);
});
