import { expect, it } from 'vitest';
import { nameOf, type StoppedRequest, sentenceOf } from './stopped.ts';

const request: StoppedRequest = {
  key: 'fetch POST https://chat.example/api/draft',
  by: 'fetch',
  name: 'draft',
  host: 'chat.example',
  originals: 2,
  times: 1,
  mayPass: false,
};

it('names a request by the last word of its address', () => {
  expect(nameOf(new URL('https://chat.example/api/v2/draft/8f2a-77?q=Anna'))).toBe('draft');
  expect(nameOf(new URL('https://chat.example/'))).toBe('');
});

it('says what was stopped and where it was to go', () => {
  expect(sentenceOf(request)).toBe(
    'The page tried to send ‘draft’ with 2 of your originals to chat.example. It was stopped.',
  );
  expect(sentenceOf({ ...request, originals: 0, times: 3, name: '' })).toBe(
    'The page tried to send a request with text that had not been checked yet to chat.example 3 times by now. It was stopped.',
  );
  expect(sentenceOf({ ...request, originals: 1, mayPass: true })).toMatch(/one of your originals.*next one may pass/);
});
