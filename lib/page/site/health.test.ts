import { expect, it } from 'vitest';
import { type PageState, replyHealth, sendHealth } from './health.ts';

const NEW_CHAT: PageState = { isComposerEmpty: true, isGenerating: false, hasQuestions: false, hasReplies: false };
const TYPED: PageState = { ...NEW_CHAT, isComposerEmpty: false };
const HIDES = { hidesSendWhenEmpty: true };

it('misses a send button only where the site shows one', () => {
  expect(sendHealth(HIDES, undefined, NEW_CHAT)).toBe('notDue');
  expect(sendHealth(HIDES, undefined, TYPED)).toBe('missing');
  expect(sendHealth({}, undefined, NEW_CHAT)).toBe('missing');
  expect(sendHealth({}, undefined, { ...TYPED, isGenerating: true })).toBe('notDue');
});

it('takes nothing else for the send button while there is none', () => {
  expect(sendHealth(HIDES, 'place', NEW_CHAT)).toBe('notDue');
  expect(sendHealth(HIDES, 'place', TYPED)).toBe('place');
  expect(sendHealth(HIDES, 'selector', NEW_CHAT)).toBe('selector');
});

it('misses replies only once something was asked and answered', () => {
  const known = { assistantMessage: ['.reply'] };
  expect(replyHealth(known, NEW_CHAT)).toBe('none');
  expect(replyHealth(known, { ...NEW_CHAT, hasQuestions: true, isGenerating: true })).toBe('none');
  expect(replyHealth(known, { ...NEW_CHAT, hasQuestions: true })).toBe('missing');
  expect(replyHealth(known, { ...NEW_CHAT, hasQuestions: true, hasReplies: true })).toBe('found');
  expect(replyHealth({ assistantMessage: [] }, { ...NEW_CHAT, hasQuestions: true })).toBe('unknown');
});
