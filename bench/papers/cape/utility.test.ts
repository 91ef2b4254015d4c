import { expect, it } from 'vitest';
import { capeUtilities, UTILITY_SCALE } from '../../../lib/privacy/words/cape-utility.ts';
import { distanceTable } from '../../../lib/privacy/words/word-distances.ts';
import { PAPER_IMPORTANCE, utilitiesWith } from './utility.ts';

const RANGE = { low: -2, high: 3 };
const TABLE = distanceTable(Int8Array.from([9, 1, 0, 0, 9, 0, 0, 0, 0, -3, 9, 0, 4, 4, 4, 4]), 4);
const LOGITS = Float32Array.from([2.5, -3, 0.5, 1]);
const DRAWABLE = Uint16Array.from([0, 1, 2, 3]);

it('is the utility of the product at the importance that the paper chooses', () => {
  const [product = new Uint16Array(0)] = capeUtilities([0], [LOGITS], RANGE, TABLE, DRAWABLE);
  const own = utilitiesWith(PAPER_IMPORTANCE, LOGITS, RANGE, TABLE.row(0), DRAWABLE);
  // The product reads exp(-D) from a table of 4,097 steps.
  for (const [at, key] of product.entries()) expect(Math.abs(key - (own[at] ?? 0))).toBeLessThan(UTILITY_SCALE / 100);
});

it('counts the distance alone if the logit has no importance', () => {
  const keys = utilitiesWith({ logit: 0, distance: 1 }, LOGITS, RANGE, TABLE.row(0), DRAWABLE);
  expect(keys[0]).toBe(UTILITY_SCALE);
  expect(keys[1]).toBeGreaterThan(0);
  expect(utilitiesWith({ logit: 1.5, distance: 1 }, LOGITS, RANGE, TABLE.row(0), DRAWABLE)[1]).toBe(0);
});
