import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const PHONE: RestorePair = {
  type: 'PHONE',
  shape: 'digits',
  surrogate: '+1 572 516 5554',
  original: '+1 503 555 0142',
};
const money = (sign: string): RestorePair => ({
  type: 'MONEY',
  shape: 'digits',
  surrogate: `${sign}81,250`,
  original: `${sign}73,400`,
});

const marks = (reply: string, pair: RestorePair) =>
  restoreWithPairs(reply, [pair]).flatMap(({ text, surrogate }) =>
    surrogate === undefined ? [] : [[surrogate, text]],
  );
const restored = (reply: string, pair: RestorePair) =>
  restoreWithPairs(reply, [pair])
    .map(({ text }) => text)
    .join('');

it('marks the plus of a phone number that was replaced with it', () => {
  expect(marks('Call +1 572 516 5554 today.', PHONE)).toEqual([['+1 572 516 5554', '+1 503 555 0142']]);
  expect(restored('Call +1 572 516 5554 today.', PHONE)).toBe('Call +1 503 555 0142 today.');
  // The reply has no sign, so only the digits are marked.
  expect(marks('Call 572-516-5554.', PHONE)).toEqual([['572-516-5554', '503-555-0142']]);
});

it.each(['$', '€', '£', '₹'])('marks %s before an amount that was replaced with it', (sign) => {
  expect(marks(`You earn ${sign}81,250 a year.`, money(sign))).toEqual([[`${sign}81,250`, `${sign}73,400`]]);
  expect(marks(`You earn ${sign} 81,250.`, money(sign))).toEqual([[`${sign} 81,250`, `${sign} 73,400`]]);
  expect(restored(`(${sign}81,250)`, money(sign))).toBe(`(${sign}73,400)`);
});

it('leaves a sign that was not replaced, or belongs to something else', () => {
  const plain = { ...money(''), surrogate: '81,250', original: '73,400' };
  expect(marks('You earn $81,250.', plain)).toEqual([['81,250', '73,400']]);
  expect(marks('You earn €81,250.', money('$'))).toEqual([['81,250', '73,400']]);
  const two = restoreWithPairs('+1 572 516 5554+1 572 516 5554', [PHONE]);
  expect(two.map(({ text }) => text).join('')).toBe('+1 503 555 0142+1 503 555 0142');
});
