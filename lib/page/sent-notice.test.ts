import { expect, it } from 'vitest';
import type { Receipt } from '../egress/receipt.ts';
import { said } from '../language/message.ts';
import { inEnglish } from './notice.test-support.ts';
import type { Notice } from './prompt-state.ts';
import { confirmed } from './sent-notice.ts';

const receipt: Receipt = {
  at: 1,
  site: 'https://chat.example',
  by: 'fetch',
  method: 'POST',
  url: 'https://chat.example/api/chat',
  bytes: 9,
  sha256: 'aa',
  hashOf: 'body',
  heldPrompt: true,
  heldOriginal: false,
};
const sent: Notice = { tone: 'success', title: said('sentValues', { count: 3 }), detail: [said('sentUndo')] };
const shown = (notice: Notice) => ({ tone: notice.tone, ...inEnglish(notice) });

it('says protected only of what was seen leaving without an original', () => {
  expect(shown(confirmed(sent, receipt))).toMatchObject({
    tone: 'success',
    title: 'Sent, protected: 3 values were replaced',
  });
  expect(shown(confirmed(sent, receipt)).detail).toContain('chat.example');
  for (const other of [confirmed(sent, undefined), confirmed(sent, { ...receipt, heldOriginal: true })]) {
    expect(JSON.stringify(shown(other))).not.toMatch(/protected/i);
    expect(other.tone).toBe('warning');
  }
});

it('does not call a prompt protected in which nothing was replaced', () => {
  const plain: Notice = { tone: 'info', title: said('sentAsItWas'), detail: [said('sentNothingReplaced')] };
  expect(JSON.stringify(shown(confirmed(plain, receipt)))).not.toMatch(/protected/i);
  expect(confirmed(plain, receipt).tone).toBe('info');
});

it('calls a change that the page kept to itself saved, and one that left sent', () => {
  const saved: Notice = { tone: 'success', title: said('savedValues', { count: 2 }), detail: [] };
  expect(shown(confirmed(saved, undefined))).toMatchObject({
    tone: 'success',
    title: 'Saved, sanitized: 2 values were replaced',
  });
  expect(JSON.stringify(shown(confirmed(saved, undefined)))).not.toMatch(/sent|worker/i);
  expect(shown(confirmed(saved, receipt)).title).toBe('Sent, protected: 2 values were replaced');
  const plain: Notice = { tone: 'info', title: said('savedAsItWas'), detail: [] };
  expect(shown(confirmed(plain, undefined)).title).toBe('Saved as it was');
  expect(shown(confirmed(plain, receipt)).title).toBe('Sent as it was');
});
