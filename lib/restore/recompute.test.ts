import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { recomputeNumbers } from './recompute.ts';

const money = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  shape: 'digits',
  type: 'MONEY',
});
const PAIRS = [money('31,320', '30,000'), money('4,127', '3,913')];

/** The reply with every proposal inserted, in ⟦⟧. */
function offered(reply: string, pairs: readonly RestorePair[] = PAIRS): string {
  return [...recomputeNumbers(reply, pairs)]
    .reverse()
    .reduce((text, { start, end, original }) => `${text.slice(0, start)}⟦${original}⟧${text.slice(end)}`, reply);
}

it.each([
  ['31,320 / 12 = 2,610', '31,320 / 12 = ⟦2,500⟧'],
  ['$31,320 ÷ 12 = **$2,610**', '$31,320 ÷ 12 = **$⟦2,500⟧**'],
  ['\\(31320 \\div 12 = 2610\\)', '\\(31320 \\div 12 = ⟦2500⟧\\)'],
  ['31,320 + 4,127 = 35,447', '31,320 + 4,127 = ⟦33,913⟧'],
  ['31,320 - 4,127 - 1,000 = 26,193', '31,320 - 4,127 - 1,000 = ⟦25,087⟧'],
  ['10% of 31,320 = 3,132', '10% of 31,320 = ⟦3,000⟧'],
  ['2 x 4,127 + 31,320 = 39,574', '2 x 4,127 + 31,320 = ⟦37,826⟧'],
  ['that is $2,610 per month', 'that is $⟦2,500⟧ per month'],
  ['about **$49,524** a year', 'about **$⟦46,956⟧** a year'],
  ['a total of $35,447', 'a total of $⟦33,913⟧'],
  ['which leaves a difference of 27,193', 'which leaves a difference of ⟦26,087⟧'],
])('works out %s', (reply, wanted) => {
  expect(offered(reply)).toBe(wanted);
});

it('knows what it worked out in the rest of the reply', () => {
  const reply = '31,320 / 12 = 2,610. Of these 2,610, keep 2,610 x 0.25 = 652.50 aside.';
  expect(offered(reply)).toBe('31,320 / 12 = ⟦2,500⟧. Of these ⟦2,500⟧, keep ⟦2,500⟧ x 0.25 = ⟦625.00⟧ aside.');
});

it.each([
  ['no function of a surrogate', 'Rents are 2,611 per month.'],
  ['too few digits for the words alone', 'In total 31 people, a total of 200.'],
  ['sums that are wrong', '31,320 / 12 = 2,700'],
  ['no surrogate among the operands', '5,000 / 2 = 2,500'],
  ['brackets', '(31,320 - 4,127) / 12 = 2,266.08'],
  ['powers', '31,320 x 2 = 62,640^2'],
  ['an equation that begins further left', 'a x 31,320 + 4,127 = 35,447'],
  ['words that name no function', 'The number 2,610 is even.'],
])('leaves alone: %s', (_, reply) => {
  expect(recomputeNumbers(reply, PAIRS)).toEqual([]);
});

it('offers nothing where two functions give the number', () => {
  const two = [money('31,320', '30,000'), money('31,321', '50,000')];
  expect(recomputeNumbers('that is 2,610 per month', two)).toEqual([]);
  const sums = [money('1,111', '1,000'), money('2,222', '2,100'), money('3,333', '3,000'), money('0.01', '5')];
  expect(recomputeNumbers('a total of 4,444', [...sums, money('4,443.99', '9,000')])).toEqual([]);
});

it('offers nothing where one surrogate stands for two originals', () => {
  expect(recomputeNumbers('31,320 / 12 = 2,610', [...PAIRS, money('31320', '29,000')])).toEqual([]);
});

it('leaves surrogates to restoring', () => {
  expect(recomputeNumbers('2,610 x 12 = 31,320', [money('2,610', '2,500'), ...PAIRS])).toEqual([]);
});

it('never offers a wrong number for an equation it understood', () => {
  const value = fc.integer({ min: 1000, max: 99_999 });
  const signs = fc.constantFrom('+', '-', 'x');
  fc.assert(
    fc.property(value, value, value, signs, (surrogate, original, other, sign) => {
      const by = sign === 'x' ? (other % 9) + 2 : other;
      const reckon = (x: number) => (sign === '+' ? x + by : sign === '-' ? x - by : x * by);
      const result = reckon(surrogate);
      if (result <= 0 || result === surrogate || surrogate === by) return;
      const [one] = recomputeNumbers(`${surrogate} ${sign} ${by} = ${result}`, [money(`${surrogate}`, `${original}`)]);
      if (one) expect(Number(one.original)).toBe(reckon(original));
      else expect(surrogate === original).toBe(true);
    }),
  );
});

it('offers next to nothing among the numbers of replies that have nothing to do with the surrogates', () => {
  let offers = 0;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1000, max: 99_999 }), { minLength: 4, maxLength: 4 }), ([a, b, c, d]) => {
      const reply = `Rents are ${a} per month, cars cost ${b} a year, a total of ${c}, with ${d} left.`;
      offers += recomputeNumbers(reply, PAIRS).length;
    }),
    { numRuns: 1000, seed: 7 },
  );
  expect(offers).toBeLessThanOrEqual(2);
});
