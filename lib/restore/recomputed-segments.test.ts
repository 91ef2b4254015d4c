import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { segmentRecomputer } from './recomputed-segments.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const PAIRS: readonly RestorePair[] = [
  { surrogate: '31,320', original: '30,000', shape: 'digits', type: 'MONEY' },
  { surrogate: 'Marta Keller', original: 'Ruth Adeyemi', shape: 'word', type: 'PERSON' },
];
const recompute = segmentRecomputer(PAIRS);
const of = (reply: string) => recompute(reply, restoreWithPairs(reply, PAIRS));

it('tells what was worked out from what was put back', () => {
  expect(of('Marta Keller: $31,320 / 12 = $2,610.')).toEqual([
    { text: 'Ruth Adeyemi', surrogate: 'Marta Keller', type: 'PERSON' },
    { text: ': $' },
    { text: '30,000', surrogate: '31,320', type: 'MONEY' },
    { text: ' / 12 = $' },
    { text: '2,500', surrogate: '2,610', type: 'MONEY', formula: '31,320 / 12' },
    { text: '.' },
  ]);
});

it('gives the same segments where nothing was computed', () => {
  const reply = 'Marta Keller has $31,320.';
  const segments = restoreWithPairs(reply, PAIRS);
  expect(recompute(reply, segments)).toBe(segments);
});

it('loses no character of a reply', () => {
  const piece = fc.constantFrom(
    '31,320',
    ' / 12',
    ' = ',
    '2,610',
    ' per month',
    'Marta Keller',
    'total ',
    '4 ',
    '\n',
    '**',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const reply = pieces.join('');
      expect(
        of(reply)
          .map(({ text, surrogate }) => surrogate ?? text)
          .join(''),
      ).toBe(reply);
    }),
  );
});
