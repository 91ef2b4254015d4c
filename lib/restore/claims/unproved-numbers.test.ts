// Replies that computed with stand-ins: results that could not be recomputed for the originals are marked.
import { expect, it } from 'vitest';
import type { RestorePair } from '../../conversation/restore-pair.ts';
import { postRestoreSteps } from '../post-restore-steps.ts';
import { restoreWithPairs } from '../surrogate-matcher.ts';

const noised = (
  surrogate: string,
  original: string,
  type: RestorePair['type'],
  shape: RestorePair['shape'] = 'digits',
) => ({ surrogate, original, type, shape, standIn: 'noise' }) as const;

/** A salary and a bonus, both noised. */
const SALARY: readonly RestorePair[] = [noised('31,320', '30,000', 'MONEY'), noised('4,180', '3,900', 'MONEY')];
const WEIGHT: readonly RestorePair[] = [noised('79 kg', '84 kg', 'QUANTITY', 'phrase')];
const AGE: readonly RestorePair[] = [noised('61', '64', 'AGE', 'phrase')];
const GROUP: readonly RestorePair[] = [
  { surrogate: 'in my sixties', original: '64', type: 'AGE', shape: 'phrase', standIn: 'generalised' },
  { surrogate: '[MONEY_1]', original: '30,000 €', type: 'MONEY', shape: 'phrase', standIn: 'placeholder' },
];

/** The restored reply with "«…»" around marked numbers and "<…>" around stand-ins that were kept. */
function markedReply(reply: string, pairs: readonly RestorePair[], recompute = false): string {
  const segments = postRestoreSteps(pairs, recompute)(reply, restoreWithPairs(reply, pairs));
  return segments
    .map(({ text, isUnproved, standsFor }) => (isUnproved ? `«${text}»` : standsFor === undefined ? text : `<${text}>`))
    .join('');
}

const REPLIES: readonly (readonly [string, readonly RestorePair[], string])[] = [
  // Results of computations with noised amounts.
  ['That is $2,610 per month.', SALARY, 'That is $«2,610» per month.'],
  ['Your tax would be about $5,212.80.', SALARY, 'Your tax would be about $«5,212.80».'],
  ['31,320 + 4,180 = 35,500', SALARY, '<31,320> + <4,180> = «35,500»'],
  ['Together: 35,500 €.', SALARY, 'Together: «35,500» €.'],
  ['The bonus of 4,180 € is 13.3% of it.', SALARY, 'The bonus of 3,900 € is «13.3»% of it.'],
  ['| Salary | 31,320 € |\n| Net | 22,940 € |', SALARY, '| Salary | 30,000 € |\n| Net | «22,940» € |'],
  ['Das sind 2.610 € im Monat.', SALARY, 'Das sind «2.610» € im Monat.'],
  ['每月约为 2,610 元，即 $2,610。', SALARY, '每月约为 2,610 元，即 $«2,610»。'],
  // Amounts that the reply only repeats, and numbers that are unrelated to them.
  ['You earn $31,320.', SALARY, 'You earn $30,000.'],
  ['Call within 30 days, page 12, in 2026.', SALARY, 'Call within 30 days, page 12, in 2026.'],
  ['Prices rose by 3% last year.', SALARY, 'Prices rose by 3% last year.'],
  ['You should lose 7 kg.', WEIGHT, 'You should lose «7» kg.'],
  ['Walk 5 km a day.', WEIGHT, 'Walk 5 km a day.'],
  ['You can retire in 6 years.', AGE, 'You can retire in «6» years.'],
  // A reply cannot compute with a phrase or a placeholder.
  ['People usually save 20,000 € in 10 years.', GROUP, 'People usually save 20,000 € in 10 years.'],
];

it.each(REPLIES)('marks in "%s" what was computed from stand-ins', (reply, pairs, expected) => {
  expect(markedReply(reply, pairs)).toBe(expected);
});

it('marks nothing that was worked out for the originals', () => {
  const reply = 'You earn $31,320. That is $2,610 per month, and $31,320 / 12 = $2,610.';
  expect(markedReply(reply, SALARY, true)).toContain('$2,500 per month');
  expect(markedReply(reply, SALARY, true)).not.toContain('«');
});

it('changes no character of a reply', () => {
  for (const [reply, pairs] of REPLIES) {
    const segments = postRestoreSteps(pairs)(reply, restoreWithPairs(reply, pairs));
    expect(segments.map(({ text, surrogate }) => surrogate ?? text).join('')).toBe(reply);
  }
});
