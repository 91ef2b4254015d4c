import { expect, it } from 'vitest';
import { ANSWER_FORGOTTEN_AFTER_MS, MAX_REVEALING_ANSWERS } from '../egress/probing-limit.ts';
import { newName, setUp } from './host.test-support.ts';
import type { Sender } from './sender.ts';

const origin = 'https://chat.example';

it('counts the answers of an origin across documents and a restart, until the person decides', async () => {
  const name = newName();
  const { host, vault } = setUp({ name });
  expect(await host.handle('revealingAnswers', { origin })).toEqual({ answers: 0 });
  await host.handle('addRevealingAnswers', { origin, answers: 2 });
  expect(await host.handle('addRevealingAnswers', { origin, answers: 1 })).toEqual({ answers: 3 });
  expect(await host.handle('revealingAnswers', { origin: 'https://other.example' })).toEqual({ answers: 0 });
  // Answered behind the pending write.
  await host.handle('stoppedHere', { origin });
  expect(await vault.setting('probes')).toMatchObject({ [origin]: { answers: 3 } });

  const restarted = setUp({ name }).host;
  expect(await restarted.handle('revealingAnswers', { origin })).toEqual({ answers: 3 });
  await restarted.handle('forgetRevealingAnswers', { origin });
  expect(await restarted.handle('revealingAnswers', { origin })).toEqual({ answers: 0 });
});

it('forgets one answer after another over hours, and counts no higher than the limit', async () => {
  let now = 1000;
  const { host } = setUp({ now: () => now });
  expect(await host.handle('addRevealingAnswers', { origin, answers: 50 })).toEqual({ answers: MAX_REVEALING_ANSWERS });
  const answers = async (at: number) => {
    now = 1000 + at;
    return (await host.handle('revealingAnswers', { origin })).answers;
  };
  expect(await answers(ANSWER_FORGOTTEN_AFTER_MS - 1)).toBe(MAX_REVEALING_ANSWERS);
  expect(await answers(1.5 * ANSWER_FORGOTTEN_AFTER_MS)).toBe(MAX_REVEALING_ANSWERS - 1);
  // An answer in the middle of a period does not begin the period anew.
  await host.handle('addRevealingAnswers', { origin, answers: 1 });
  expect(await answers(2 * ANSWER_FORGOTTEN_AFTER_MS)).toBe(MAX_REVEALING_ANSWERS - 1);
  expect(await answers(20 * ANSWER_FORGOTTEN_AFTER_MS)).toBe(0);
});

it('stores nothing of a private window, and nothing after everything was forgotten', async () => {
  const { host, vault } = setUp();
  const privately: Sender = { kind: 'page', origin, isPrivateWindow: true };
  await host.handle('addRevealingAnswers', { origin, answers: 4 }, undefined, privately);
  expect(await host.handle('revealingAnswers', { origin }, undefined, privately)).toEqual({ answers: 4 });
  expect(await host.handle('revealingAnswers', { origin })).toEqual({ answers: 0 });
  expect(await vault.setting('probes')).toBeUndefined();
  await host.handle('addRevealingAnswers', { origin, answers: 2 });
  await host.handle('forgetEverything', {});
  expect(await host.handle('revealingAnswers', { origin })).toEqual({ answers: 0 });
});

it('gives no number while the vault cannot be read, and refuses what is no count', async () => {
  const { host } = setUp({ vault: { setting: () => Promise.reject(new Error('locked')) } });
  await expect(host.handle('revealingAnswers', { origin })).rejects.toThrow('locked');
  await expect(host.handle('addRevealingAnswers', { origin, answers: -1 })).rejects.toThrow('requestUnknown');
  await expect(host.handle('revealingAnswers', { origin: '' })).rejects.toThrow('requestWithoutOrigin');
});
