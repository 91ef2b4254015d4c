import { expect, it } from 'vitest';
import { seededRandom } from '../../../lib/privacy/random.seeded.test-support.ts';
import { uniformBelow } from '../../../lib/privacy/random.ts';
import { wordVectorSpace } from '../../../lib/privacy/words/word-vector-space.ts';
import { isAmongNearest } from './nearest.ts';

it('agrees with the ordered list of neighbours', () => {
  const random = seededRandom('nearest');
  const words = Array.from({ length: 60 }, (_, at) => `w${at}`);
  const space = wordVectorSpace(
    words,
    Int8Array.from({ length: 60 * 8 }, () => uniformBelow(255, random) - 127),
  );
  for (const seen of words.slice(0, 12)) {
    const near = space.nearest(seen, 9).map(({ word }) => word);
    for (const wanted of words)
      expect(isAmongNearest(space, seen, wanted, 9)).toBe(wanted === seen || near.includes(wanted));
  }
  expect(isAmongNearest(space, 'unknown', 'w1', 9)).toBe(false);
  expect(isAmongNearest(space, 'unknown', 'unknown', 9)).toBe(true);
});
