// The bound of one root holds for the whole output: two values that follow from the root add nothing to it, and draws that make no sense
// (here: a value that the text shows anyway) are excluded for every original alike.
import { expect, it } from 'vitest';
import { patternDetectors } from '../../detect/patterns/index.ts';
import { annotatedByRisk } from '../../judge/annotated-by-risk.test-support.ts';
import { noiseRateFor, probabilitiesNearNumber } from '../../privacy/metric-dp.ts';
import { seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { planPrompt } from '../plan.ts';
import { policyFor } from '../policy/policy.ts';
import { sanitize } from '../sanitize.ts';

const secret = { key: new Uint8Array(32).fill(1), tweak: new Uint8Array(16).fill(2) };
const today = { year: 2026, month: 11, day: 21 };
const EPSILON = 2;
const DOMAIN = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** The root that no output may use, because 12 x 3,000 is already in each of these prompts, as a distance. */
const LEFT_OUT = 3;

const money = (value: number) => `$${value.toLocaleString('en')}`;
const promptFor = (x: number) =>
  `I earn ${money(x * 1000)} per month, which is ${money(x * 12_000)} per year; 10% of a month (${money(x * 100)}) goes to my parents. The car has 36,000 km on it.`;

async function plannedFor(x: number) {
  const policy = policyFor('preempt');
  const annotations = await annotatedByRisk(promptFor(x), patternDetectors, policy.riskFor);
  return planPrompt(annotations, policy, promptFor(x), { today });
}

/** The exact distribution of the output: that of the root, restricted to the draws that make sense. */
function exact(x: number): ReadonlyMap<number, number> {
  const weights = probabilitiesNearNumber(x, { first: 1, last: 9 }, noiseRateFor(EPSILON, 1));
  const allowed = DOMAIN.filter((o) => o !== LEFT_OUT);
  const total = allowed.reduce((sum, o) => sum + (weights[o - 1] ?? 0), 0);
  return new Map(allowed.map((o) => [o, (weights[o - 1] ?? 0) / total]));
}

it('finds one root and two values that follow, whatever the root', async () => {
  for (const x of DOMAIN) {
    const { spans, dependencies } = await plannedFor(x);
    expect(dependencies?.derived).toHaveLength(2);
    expect(spans.filter(({ mechanism }) => mechanism === 'metric-dp').map(({ budget }) => budget)).toEqual([EPSILON]);
  }
});

it('keeps the bound of the root for the joint output', () => {
  let worst = 0;
  for (const x of DOMAIN) {
    for (const other of DOMAIN) {
      for (const [o, probability] of exact(x)) {
        const ratio = Math.log(probability / (exact(other).get(o) ?? 0)) / Math.max(1, Math.abs(x - other));
        worst = Math.max(worst, ratio);
        expect(ratio).toBeLessThanOrEqual(EPSILON + 1e-9);
      }
    }
  }
  // The bound is nearly reached, so the test above is not trivial.
  expect(worst).toBeGreaterThan(EPSILON / 2);
});

it.each([1, 3, 4, 9])('draws the joint output as often as worked out, for %i,000', async (x) => {
  const prompt = promptFor(x);
  const planned = await plannedFor(x);
  const random = seededRandom(`joint ${x}`);
  const draws = 1500;
  const seen = new Map<number, number>();
  for (let i = 0; i < draws; i += 1) {
    const { text, guarantee } = sanitize(prompt, planned, { secret, entries: [] }, random);
    const o = Number(/^I earn \$(\d),000/.exec(text)?.[1]);
    // The whole output is a function of the root's surrogate, so it has the root's probability.
    expect(text).toBe(promptFor(o));
    expect(guarantee.epsilons.tenthOfRange).toBeCloseTo(EPSILON, 9);
    seen.set(o, (seen.get(o) ?? 0) + 1);
  }
  expect(seen.has(LEFT_OUT)).toBe(false);
  for (const [o, probability] of exact(x)) {
    const expected = probability * draws;
    expect(Math.abs((seen.get(o) ?? 0) - expected)).toBeLessThan(4.5 * Math.sqrt(expected) + 3);
  }
});

// A text with two roots. Some draws make no sense: more is spent than there was, or two amounts become equal.
const leftPrompt = (had: number, spent: number) =>
  `I had ${money(had * 1000)}, spent ${money(spent * 1000)} on it, and ${money((had - spent) * 1000)} are left.`;
const makesSense = (had: number, spent: number) => had > spent && had !== 2 * spent;
const PAIRS = DOMAIN.flatMap((had) => DOMAIN.map((spent) => [had, spent] as const)).filter(([a, b]) =>
  makesSense(a, b),
);
const EACH = EPSILON / 2;

function exactPair([had, spent]: readonly [number, number]): ReadonlyMap<string, number> {
  const rate = noiseRateFor(EACH, 1);
  const grid = { first: 1, last: 9 };
  const [first, second] = [probabilitiesNearNumber(had, grid, rate), probabilitiesNearNumber(spent, grid, rate)];
  const weights = new Map(PAIRS.map(([a, b]) => [`${a} ${b}`, (first[a - 1] ?? 0) * (second[b - 1] ?? 0)]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...weights].map(([pair, weight]) => [pair, weight / total]));
}

it('keeps the bound of two roots for the joint output, with the senseless draws left out', () => {
  const distributions = PAIRS.map(exactPair);
  let worst = 0;
  PAIRS.forEach((x, i) => {
    PAIRS.forEach((other, j) => {
      const distance = Math.abs(x[0] - other[0]) + Math.abs(x[1] - other[1]);
      if (distance === 0) return;
      for (const [pair, probability] of distributions[i] ?? []) {
        const ratio = Math.log(probability / (distributions[j]?.get(pair) ?? 0)) / distance;
        worst = Math.max(worst, ratio);
      }
    });
  });
  expect(worst).toBeLessThanOrEqual(EACH + 1e-9);
  expect(worst).toBeGreaterThan(EACH / 2);
});

it.each([
  [9, 4],
  [3, 2],
] as const)('draws two roots as often as worked out, for %i,000 less %i,000', async (had, spent) => {
  const policy = policyFor('preempt');
  const prompt = leftPrompt(had, spent);
  const annotations = await annotatedByRisk(prompt, patternDetectors, policy.riskFor);
  const planned = planPrompt(annotations, policy, prompt, { today });
  expect(planned.dependencies?.derived).toHaveLength(1);
  const random = seededRandom(`left ${had} ${spent}`);
  const draws = 2000;
  const seen = new Map<string, number>();
  for (let i = 0; i < draws; i += 1) {
    const { text } = sanitize(prompt, planned, { secret, entries: [] }, random);
    const [, a = '', b = ''] = /had \$(\d),000, spent \$(\d),000/.exec(text) ?? [];
    expect(text).toBe(leftPrompt(Number(a), Number(b)));
    seen.set(`${a} ${b}`, (seen.get(`${a} ${b}`) ?? 0) + 1);
  }
  for (const [pair, probability] of exactPair([had, spent])) {
    const expected = probability * draws;
    expect(Math.abs((seen.get(pair) ?? 0) - expected), pair).toBeLessThan(4.5 * Math.sqrt(expected) + 3);
  }
});
