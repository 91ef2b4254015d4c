import { expect, it } from 'vitest';
import type { Receipt } from '../egress/receipt.ts';
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
const sent = { tone: 'success', title: 'Sent: 3 values were replaced', detail: 'Undo is there.' } as const;

it('says protected only of what was seen leaving without an original', () => {
  expect(confirmed(sent, receipt)).toMatchObject({ tone: 'success', title: 'Sent, protected: 3 values were replaced' });
  expect(confirmed(sent, receipt).detail).toContain('chat.example');
  for (const other of [confirmed(sent, undefined), confirmed(sent, { ...receipt, heldOriginal: true })]) {
    expect(JSON.stringify(other)).not.toMatch(/protected/i);
    expect(other.tone).toBe('warning');
  }
});

it('does not call a prompt protected in which nothing was replaced', () => {
  const plain = { tone: 'info', title: 'Sent as it was', detail: 'Nothing in it had to be replaced.' } as const;
  expect(JSON.stringify(confirmed(plain, receipt))).not.toMatch(/protected/i);
  expect(confirmed(plain, receipt).tone).toBe('info');
});
