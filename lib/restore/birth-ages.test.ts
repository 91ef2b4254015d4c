// An age that a reply counted from a moved date of birth must not contradict the date beside it.
import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { birthAgeRecomputer } from './birth-ages.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const TODAY = { year: 2026, month: 11, day: 26 };
const birth = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  type: 'DATE',
  shape: 'phrase',
  standIn: 'shift',
  isBirth: true,
});
const NAME: RestorePair = { surrogate: 'Gabriella', original: 'April', type: 'PERSON', shape: 'word', standIn: 'swap' };
const PAIRS = [NAME, birth('5 July 2019', '24 December 2019')];

const shown = (reply: string, pairs: readonly RestorePair[] = PAIRS) =>
  birthAgeRecomputer(pairs, TODAY)(reply, restoreWithPairs(reply, pairs))
    .map(({ text, isUnproved }) => (isUnproved ? `«${text}»` : text))
    .join('');

it.each([
  ['Born on 5 July 2019, she is 7 years old.', 'Born on 24 December 2019, she is 6 years old.'],
  ['Gabriella (5 July 2019) est âgée de 7 ans.', 'April (24 December 2019) est âgée de 6 ans.'],
  ['Geboren am 5 July 2019, also 7 Jahre alt.', 'Geboren am 24 December 2019, also 6 Jahre alt.'],
  ['Gabriella is 7 years old and in Year 2.', 'April is «7» years old and in Year 2.'],
  ['She turned 7 this summer.', 'She turned «7» this summer.'],
  [
    'Children under 7 years old need a booster seat; she does.',
    'Children under 7 years old need a booster seat; she does.',
  ],
  ['A 7-year-old needs ten hours of sleep.', 'A 7-year-old needs ten hours of sleep.'],
  ['Gabriella is 9 years old.', 'April is 9 years old.'],
  ['It takes 7 years.', 'It takes 7 years.'],
  [
    'On 1 September 2025, Gabriella (born 5 July 2019) was 6 years old.',
    'On 1 September 2025, April (born 24 December 2019) was 5 years old.',
  ],
  [
    'April? Ja (geb. 5 July 2019), am 1. September 2025 war sie 6 Jahre alt.',
    'April? Ja (geb. 24 December 2019), am 1. September 2025 war sie 5 Jahre alt.',
  ],
  ['She turned 6 before 1 September 2025.', 'She turned «6» before 1 September 2025.'],
  ['On 31 December 2025 she was 6 years old.', 'On 31 December 2025 she was 6 years old.'],
])('reads "%s"', (reply, expected) => {
  expect(shown(reply)).toBe(expected);
});

it('leaves ages alone that are the same for both dates', () => {
  const pairs = [birth('5 July 2019', '24 March 2019')];
  expect(shown('Born on 5 July 2019, she is 7 years old.', pairs)).toBe('Born on 24 March 2019, she is 7 years old.');
});

it('counts the birthday itself as the new age', () => {
  const pairs = [birth('26 November 2019', '27 November 2019')];
  expect(shown('Born 26 November 2019: 7 years old.', pairs)).toBe('Born 27 November 2019: 6 years old.');
});
