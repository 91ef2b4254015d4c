import { expect, it } from 'vitest';
import { replyHealth, type SiteHealthInputs, sendingHealth } from './site-health.ts';

const NEW_CHAT: SiteHealthInputs = {
  isComposerEmpty: true,
  isGenerating: false,
  hasQuestions: false,
  hasReplies: false,
};
const TYPED: SiteHealthInputs = { ...NEW_CHAT, isComposerEmpty: false };
const HIDES = { hidesSendWhenEmpty: true };

it('misses a send button only where the site shows one', () => {
  expect(sendingHealth(HIDES, undefined, NEW_CHAT)).toBe('notDue');
  expect(sendingHealth(HIDES, undefined, TYPED)).toBe('missing');
  expect(sendingHealth({}, undefined, NEW_CHAT)).toBe('missing');
  expect(sendingHealth({}, undefined, { ...TYPED, isGenerating: true })).toBe('notDue');
});

it('takes nothing else for the send button while there is none', () => {
  expect(sendingHealth(HIDES, 'place', NEW_CHAT)).toBe('notDue');
  expect(sendingHealth(HIDES, 'place', TYPED)).toBe('place');
  expect(sendingHealth(HIDES, 'selector', NEW_CHAT)).toBe('selector');
});

it('misses replies only once something was asked and answered', () => {
  const known = { assistantMessage: ['.reply'] };
  expect(replyHealth(known, NEW_CHAT)).toBe('none');
  expect(replyHealth(known, { ...NEW_CHAT, hasQuestions: true, isGenerating: true })).toBe('none');
  expect(replyHealth(known, { ...NEW_CHAT, hasQuestions: true })).toBe('missing');
  expect(replyHealth(known, { ...NEW_CHAT, hasQuestions: true, hasReplies: true })).toBe('found');
  expect(replyHealth({ assistantMessage: [] }, { ...NEW_CHAT, hasQuestions: true })).toBe('unknown');
});
