import { expect, it } from 'vitest';
import type { StoppedRequest } from '../lib/egress/stopped.ts';
import { ENGLISH } from '../lib/language/language.ts';
import { stoppedRequestText } from './stopped-words.ts';

const request: StoppedRequest = {
  key: 'fetch POST https://chat.example/api/draft',
  by: 'fetch',
  name: 'draft',
  host: 'chat.example',
  originals: 2,
  times: 1,
  mayPass: false,
  isSilent: false,
};

it('says what was stopped and where it was to go', () => {
  expect(stoppedRequestText(request, ENGLISH)).toBe(
    'The page tried to send ‘draft’ with 2 of your originals to chat.example. It was stopped.',
  );
  expect(stoppedRequestText({ ...request, originals: 0, times: 3, name: '' }, ENGLISH)).toBe(
    'The page tried to send a request with text that was not checked yet to chat.example 3 times by now. It was stopped.',
  );
  expect(stoppedRequestText({ ...request, originals: 1, mayPass: true, isSilent: false }, ENGLISH)).toMatch(
    /one of your originals.*next one may pass/,
  );
});
