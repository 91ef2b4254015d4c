import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const money = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  shape: 'digits',
  type: 'MONEY',
});

const restored = (reply: string, pair: RestorePair): string =>
  restoreWithPairs(reply, [pair])
    .map(({ text }) => text)
    .join('');

it.each([
  // The pair holds the number without the word after it ("billion").
  ["Cole's firm: $130 billion.", money('130', '149'), "Cole's firm: $149 billion."],
  ['130 Mio. € Umsatz', money('130', '149'), '149 Mio. € Umsatz'],
  // A surrogate below a thousand does not show the reply's grouping.
  ['Total: $987.12', money('$987.12', '$1,000.00'), 'Total: $1,000.00'],
  ['Total: 987,12 €', money('987,12 €', '1.000,00 €'), 'Total: 1.000,00 €'],
  ['Total: $987.12', money('$987.12', '$1000.00'), 'Total: $1000.00'],
  // The reply's decimal point is the original's thousands separator, so the original is written without separators.
  ['Total: 987.12', money('987,12 €', '1.000,00 €'), 'Total: 1000.00'],
  // Indian grouping (lakhs, crores) is kept.
  ['Income: ₹29,23,740 a year', money('₹29,23,740', '₹24,13,432'), 'Income: ₹24,13,432 a year'],
  // A surrogate above a thousand shows the reply's grouping, which is used.
  ['Total: $1045.20', money('$1,045.20', '$2,000.00'), 'Total: $2000.00'],
])('of %j restores %j', (reply, pair, expected) => {
  expect(restored(reply, pair)).toBe(expected);
});

const age = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  shape: 'phrase',
  type: 'AGE',
});

it.each([
  ['我叫李雷，今年42岁，住在杭州。', age('42岁', '28岁'), '我叫李雷，今年28岁，住在杭州。'],
  ['私は42歳です。', age('42歳', '28歳'), '私は28歳です。'],
  ['제 딸은 4살입니다.', age('4살', '3살'), '제 딸은 3살입니다.'],
  ['وعمرها 4 سنة', age('4 سنة', '2 سنة'), 'وعمرها 2 سنة'],
  ['उम्र 4 साल है', age('4 साल', '9 साल'), 'उम्र 9 साल है'],
  ['Мне 4 года', age('4', '9'), 'Мне 9 года'],
  ['שמי שרה, בן 4, מחיפה', age('4', '9'), 'שמי שרה, בן 9, מחיפה'],
  ['عمري 4، وأسكن هنا', age('4', '9'), 'عمري 9، وأسكن هنا'],
  ['לבן 4 שאלות', age('4', '9'), 'לבן 4 שאלות'],
  // A day of the month is not an age.
  ['2026年3月42日', age('42岁', '28岁'), '2026年3月42日'],
  ['6月4日に4歳になる', age('4歳', '5歳'), '6月4日に5歳になる'],
])('restores the age in %j', (reply, pair, expected) => {
  expect(restored(reply, pair)).toBe(expected);
});
