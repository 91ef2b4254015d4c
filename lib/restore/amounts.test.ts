import { expect, it } from 'vitest';
import type { RestorePair } from '../sanitize/sanitized.ts';
import { applyPairs } from './apply.ts';

const money = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  shape: 'digits',
  type: 'MONEY',
});

const restored = (reply: string, pair: RestorePair): string =>
  applyPairs(reply, [pair])
    .map(({ text }) => text)
    .join('');

it.each([
  // The pair holds the number without its scale word.
  ["Cole's firm: $130 billion.", money('130', '149'), "Cole's firm: $149 billion."],
  ['130 Mio. € Umsatz', money('130', '149'), '149 Mio. € Umsatz'],
  // A surrogate below a thousand has no groups to show.
  ['Total: $987.12', money('$987.12', '$1,000.00'), 'Total: $1,000.00'],
  ['Total: 987,12 €', money('987,12 €', '1.000,00 €'), 'Total: 1.000,00 €'],
  ['Total: $987.12', money('$987.12', '$1000.00'), 'Total: $1000.00'],
  // The reply writes points as the original wrote groups.
  ['Total: 987.12', money('987,12 €', '1.000,00 €'), 'Total: 1000.00'],
  // Lakhs and crores stay lakhs and crores, or the number would no longer be the one that the person wrote.
  ['Income: ₹29,23,740 a year', money('₹29,23,740', '₹24,13,432'), 'Income: ₹24,13,432 a year'],
  // One above does, and the reply's way wins.
  ['Total: $1045.20', money('$1,045.20', '$2,000.00'), 'Total: $2000.00'],
])('of %j restores %j', (reply, pair, expected) => {
  expect(restored(reply, pair)).toBe(expected);
});
