import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const date = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  shape: 'phrase',
  type: 'DATE',
  standIn: 'shift',
});
const restored = (reply: string, pairs: readonly RestorePair[]) =>
  restoreWithPairs(reply, pairs)
    .map(({ text }) => text)
    .join('');

it.each([
  ['合同2025年1月28日到期', date('2025年1月28日', '2026年12月1日'), '合同2026年12月1日到期'],
  ['请在1月28日前通知', date('2025年1月28日', '2026年12月1日'), '请在12月1日前通知'],
  ['契約は2025年01月28日まで', date('2025年1月28日', '2026年2月1日'), '契約は2026年02月01日まで'],
  ['2025년 1월 28일까지', date('2025년 1월 28일', '2026년 12월 1일'), '2026년 12월 1일까지'],
  ['合同2025年1月28日到期', date('28 January 2025', '1 December 2026'), '合同2026年12月1日到期'],
  ['It ends on 28 January 2025.', date('2025年1月28日', '2026年12月1日'), 'It ends on 1 December 2026.'],
])('restores the date in "%s"', (reply, pair, expected) => {
  expect(restored(reply, [pair])).toBe(expected);
});

it('leaves other dates and numbers of months', () => {
  const pairs = [date('2025年1月28日', '2026年12月1日')];
  for (const reply of ['2025年1月29日', '1月有31天', '12个月']) expect(restored(reply, pairs)).toBe(reply);
});
