import { expect, it } from 'vitest';
import type { Annotation } from '../../detect/annotation.ts';
import { isFlightNumber } from './flight-number.ts';
import { withKnownToAllKept } from './known-to-all.ts';

const spanOf = (text: string, part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });

it.each([
  ['How long does flight LH 441 take?', 'LH 441', true],
  ['Flug LH 441 von Houston', 'LH 441', true],
  ['flight number BA286', 'BA286', true],
  ['vol n° AF 1234', 'AF 1234', true],
  ['рейс SU 100', 'SU 100', true],
  ['航班CA1501', 'CA1501', true],
  ['flight U2 8351', 'U2 8351', true],
  ['flight booking X7K2PQ', 'X7K2PQ', false],
  ['flight record locator AB123', 'AB123', false],
  ['order AB 123', 'AB 123', false],
])('reads "%s"', (text, number, expected) => {
  expect(isFlightNumber(text, spanOf(text, number))).toBe(expected);
});

it('keeps the number of a flight and replaces the booking', () => {
  const text = 'Complaint about flight LH 441, booking X7K2PQ.';
  const id = (part: string): Annotation => ({
    ...spanOf(text, part),
    type: 'ID',
    risk: 4,
    confidence: 0.8,
    source: { detector: 'pattern', rule: 'reference-number' },
  });
  expect(withKnownToAllKept(text, [id('LH 441'), id('X7K2PQ')]).map(({ risk }) => risk)).toEqual([1, 4]);
});
