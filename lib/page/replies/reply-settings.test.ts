import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../engine/settings.ts';
import { replySettings } from './reply-settings.ts';

const HERE = 'https://chat.example';
const ALWAYS = { ...DEFAULT_SETTINGS, restoreOrigins: [HERE] };

function page(isOn = true) {
  const replies = {
    count: 0,
    recomputed: 0,
    restored: false,
    isPrivate: false,
    setRecomputing: () => undefined,
    setRestored(wanted: boolean) {
      replies.restored = wanted && !replies.isPrivate;
    },
  };
  return { replies, wanted: replySettings({ getSettings: async () => ALWAYS }, replies, HERE, () => isOn) };
}

it('restores what appears on a site where that is always wanted, and on no other', () => {
  const { replies, wanted } = page();
  replies.count = 2;
  wanted.follow({ ...DEFAULT_SETTINGS, restoreOrigins: ['https://other.example'] });
  wanted.appeared();
  expect(replies.restored).toBe(false);
  // Restored as soon as the setting is on.
  wanted.follow(ALWAYS);
  expect(replies.restored).toBe(true);
});

it('leaves originals out that the person took out, until the next prompt or another chat', async () => {
  const { replies, wanted } = page();
  wanted.follow(ALWAYS);
  replies.count = 1;
  wanted.appeared();
  expect(replies.restored).toBe(true);
  replies.restored = false;
  wanted.decided();
  replies.count = 2;
  wanted.appeared();
  wanted.follow(ALWAYS);
  expect(replies.restored).toBe(false);
  wanted.sent();
  expect(replies.restored).toBe(true);
  replies.restored = false;
  wanted.otherConversation();
  wanted.appeared();
  expect(replies.restored).toBe(true);
});

it('never asks for it in a chat with private prompts', async () => {
  const { replies, wanted } = page();
  let isAsked = false;
  replies.setRestored = () => {
    isAsked = true;
  };
  replies.isPrivate = true;
  replies.count = 3;
  wanted.follow(ALWAYS);
  wanted.appeared();
  wanted.sent();
  await Promise.resolve();
  expect(isAsked).toBe(false);
});

it('restores nothing by itself while Coatcheck is off for the site', () => {
  const { replies, wanted } = page(false);
  replies.count = 1;
  wanted.follow(ALWAYS);
  wanted.appeared();
  wanted.sent();
  expect(replies.restored).toBe(false);
});
