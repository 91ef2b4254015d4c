import { expect, it } from 'vitest';
import type { Receipt } from '../../egress/receipt.ts';
import { said } from '../../language/message.ts';
import { inEnglish } from '../prompt/notice.test-support.ts';
import type { PanelNotice } from '../prompt/prompt-state.ts';
import { noticeAfterRequest } from './sent-notice.ts';

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
const sent: PanelNotice = { tone: 'success', title: said('sentValues', { count: 3 }), detail: [said('sentUndo')] };
const CLEAN = { originals: 0 };
const shown = (notice: PanelNotice) => ({ tone: notice.tone, ...inEnglish(notice) });

it('says that nothing can be seen where the site encrypts, and blames nothing else', () => {
  const { tone, detail } = shown(noticeAfterRequest(sent, undefined, CLEAN, { isEncrypted: true }));
  expect(tone).toBe('warning');
  expect(detail).toContain('This site encrypts what it sends');
  expect(detail).not.toContain('worker');
});

it('says protected only of what was seen leaving without an original', () => {
  expect(shown(noticeAfterRequest(sent, receipt, CLEAN))).toMatchObject({
    tone: 'success',
    title: 'Sent, protected: 3 values were replaced',
  });
  expect(shown(noticeAfterRequest(sent, receipt, CLEAN)).detail).toContain('chat.example');
  for (const other of [
    noticeAfterRequest(sent, undefined, CLEAN),
    noticeAfterRequest(sent, { ...receipt, heldOriginal: true }, CLEAN),
  ]) {
    expect(JSON.stringify(shown(other))).not.toMatch(/protected/i);
    expect(other.tone).toBe('warning');
  }
});

it('does not call a prompt protected in which nothing was replaced', () => {
  const plain: PanelNotice = { tone: 'info', title: said('sentAsItWas'), detail: [] };
  expect(JSON.stringify(shown(noticeAfterRequest(plain, receipt, CLEAN)))).not.toMatch(/protected/i);
  expect(noticeAfterRequest(plain, receipt, CLEAN).tone).toBe('info');
});

it('says that nothing had to be replaced only where the whole request was checked', () => {
  const plain: PanelNotice = { tone: 'info', title: said('sentAsItWas'), detail: [] };
  expect(shown(noticeAfterRequest(plain, receipt, CLEAN)).detail).toContain('Nothing in it was replaced');
  for (const carried of [{ originals: 2 }, { originals: undefined }]) {
    for (const notice of [plain, sent]) {
      const { tone, title, detail } = shown(noticeAfterRequest(notice, receipt, carried));
      expect(tone).toBe('warning');
      expect(`${title} ${detail}`).not.toMatch(/Nothing in it|protected/);
    }
  }
  expect(shown(noticeAfterRequest(plain, receipt, { originals: 2 })).detail).toMatch(/2 values.*Delete those messages/);
});

it('calls a change that the page kept to itself saved, and one that left sent', () => {
  const saved: PanelNotice = { tone: 'success', title: said('savedValues', { count: 2 }), detail: [] };
  expect(shown(noticeAfterRequest(saved, undefined, CLEAN))).toMatchObject({
    tone: 'success',
    title: 'Saved, sanitized: 2 values were replaced',
  });
  expect(JSON.stringify(shown(noticeAfterRequest(saved, undefined, CLEAN)))).not.toMatch(/sent|worker/i);
  expect(shown(noticeAfterRequest(saved, receipt, CLEAN)).title).toBe('Sent, protected: 2 values were replaced');
  const plain: PanelNotice = { tone: 'info', title: said('savedAsItWas'), detail: [] };
  expect(shown(noticeAfterRequest(plain, undefined, CLEAN)).title).toBe('Saved unchanged');
  expect(shown(noticeAfterRequest(plain, receipt, CLEAN)).title).toBe('Sent as it was');
});

it('calls sent only what arrived, and says what the site answered', () => {
  const failed = shown(noticeAfterRequest(sent, receipt, CLEAN, { ending: 'failed' }));
  expect(failed).toMatchObject({ tone: 'error', title: 'Probably not sent' });
  expect(failed.detail).toMatch(/chat\.example failed.*put your own text back/);
  const refused = shown(noticeAfterRequest(sent, receipt, CLEAN, { ending: 503 }));
  expect(refused).toMatchObject({ tone: 'warning', title: 'Sent, but the site answered with an error' });
  expect(refused.detail).toMatch(/error 503.*none of your originals/);
  expect(
    shown(noticeAfterRequest(sent, { ...receipt, heldOriginal: true }, CLEAN, { ending: 503 })).detail,
  ).not.toContain('none of your');
  for (const ending of [200, 204, 302, 0, undefined])
    expect(shown(noticeAfterRequest(sent, receipt, CLEAN, { ending })).title).toMatch(/^Sent, protected/);
});
