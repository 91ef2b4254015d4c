// Numbers directly beside letters of scripts without spaces.
import { expect, it } from 'vitest';
import type { RestorePair } from '../sanitize/sanitized.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const PAIRS: readonly RestorePair[] = [
  { surrogate: '54540292', original: '20231845', shape: 'digits', type: 'ID' },
  { surrogate: '098-3561-2572', original: '090-1234-8876', shape: 'digits', type: 'PHONE' },
];
const restored = (reply: string) =>
  restoreWithPairs(reply, PAIRS)
    .map(({ text }) => text)
    .join('');

it.each([
  ['学号54540292，请假', '学号20231845，请假'],
  ['お電話は098-3561-2572までお願いします', 'お電話は090-1234-8876までお願いします'],
  ['전화 098-3561-2572입니다', '전화 090-1234-8876입니다'],
])('restores %s', (reply, expected) => {
  expect(restored(reply)).toBe(expected);
});

it.each(['A54540292', '545402921', '54540292b'])('leaves the longer %s', (reply) => {
  expect(restored(reply)).toBe(reply);
});
