import { expect, it } from 'vitest';
import type { PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { isBadgeShown } from './is-badge-shown.ts';

const SITE = { id: 'x', name: 'X', origin: 'https://x.example', enabled: true };
const QUIET: PromptState = {
  site: { ...SITE, isBadgeHidden: true },
  text: '',
  annotations: [],
  status: 'ready',
  engine: 'ready',
  replies: { surrogates: 3, restored: false },
};
const said = { title: { words: 'x' }, detail: [] };

it('is hidden where the person wants that, and nowhere else', () => {
  expect(isBadgeShown(QUIET)).toBe(false);
  expect(isBadgeShown({ ...QUIET, status: 'sent', notice: { ...said, tone: 'success' } })).toBe(false);
  expect(isBadgeShown({ ...QUIET, site: SITE })).toBe(true);
});

it.each<Partial<PromptState>>([
  { status: 'blocked' },
  { engine: 'failed' },
  { notice: { ...said, tone: 'warning' } },
  { notice: { ...said, tone: 'error' } },
  { unprotected: { canTeach: true } },
  { survivors: [] },
  { history: { originals: 1, messages: 0 } },
  { attachment: { files: [], busy: true } },
  { review: {} },
  { site: { ...SITE, enabled: false, isBadgeHidden: true } },
])('is shown all the same: %o', (change) => {
  expect(isBadgeShown({ ...QUIET, ...change })).toBe(true);
});
