// Measures the metric-DP bound through the whole of `sanitize`: only public numbers may be left out of the grid.
import { expect, it } from 'vitest';
import { noiseRateFor, probabilitiesNearNumber } from '../../privacy/metric-dp.ts';
import { seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { sanitize } from '../sanitize.ts';

const secret = { key: new Uint8Array(32).fill(1), tweak: new Uint8Array(16).fill(2) };
const random = seededRandom('noise');

function firstAge(text: string, ages: readonly string[]): string {
  const spans = ages.map((age) => ({
    annotation: {
      start: text.indexOf(age),
      end: text.indexOf(age) + age.length,
      type: 'AGE' as const,
      confidence: 1,
      risk: 4 as const,
      source: { detector: 'pattern' as const, rule: 'age' },
    },
    mechanism: 'metric-dp' as const,
    budget: 2,
  }));
  return sanitize(text, { profile: 'test', spans }, { secret, entries: [] }, random).replacements[0]?.surrogate ?? '';
}

it.each([
  ['the number itself', 'I am 42 years old', ['42'], 42],
  ['another original', 'She is 42 and he is 45 now', ['42', '45'], 45],
])('draws %s as often as the mechanism says', (_what, text, ages, output) => {
  const draws = 3_000;
  const seen = Array.from({ length: draws }, () => firstAge(text, ages)).filter((age) => age === String(output)).length;
  const expected = (probabilitiesNearNumber(42, { first: 10, last: 99 }, noiseRateFor(2, 9))[output - 10] ?? 0) * draws;
  expect(Math.abs(seen - expected)).toBeLessThan(4.5 * Math.sqrt(expected));
});
