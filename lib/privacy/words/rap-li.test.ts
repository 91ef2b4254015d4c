import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seededRandom } from '../random.seeded.test-support.ts';
import { chiSquare } from './chi-square.test-support.ts';
import {
  budgetForLevel,
  budgetsForWords,
  type CandidateMode,
  candidateCount,
  candidatesFor,
  epsilonUnderPerturbationRate,
  minCandidateProbability,
  sampleCandidate,
  wordGroupOf,
  wordProbabilities,
} from './rap-li.ts';
import { vocabularyFrom } from './vocabulary.ts';

const file = (name: string) => readFileSync(`models/words-en/${name}`);
const vocabulary = vocabularyFrom(file('words.txt'), file('vectors.bin'), file('groups.bin'));
const placeOf = (word: string) => vocabulary.space.indexOf(word) ?? -1;

/** P(y | t) for every y of the vocabulary that t can become. */
function distribution(word: number, epsilon: number, mode: CandidateMode, isReversed: boolean): Map<number, number> {
  const candidates = candidatesFor(word, epsilon, mode, isReversed, vocabulary);
  const chances = wordProbabilities(candidates, epsilon);
  return new Map(Array.from(candidates.words, (candidate, i) => [candidate, chances[i] ?? 0]));
}

it('gives higher levels smaller budgets, and a sentence no more than its mean', () => {
  const range = { min: 1, max: 8 };
  expect([1, 2, 3, 4, 5].map((level) => budgetForLevel(level, range))).toEqual([
    8,
    6.6,
    5.2,
    expect.closeTo(3.8),
    expect.closeTo(2.4),
  ]);
  expect(budgetsForWords([3, 5], range)).toEqual([expect.closeTo(3.8), expect.closeTo(2.4)]);
  expect(budgetsForWords([], range)).toEqual([]);
});

it('takes as many candidates as the paper', () => {
  expect([8, 1, 0.1].map(candidateCount)).toEqual([29, 120, 1_605]);
});

it.each([
  [8, false],
  [8, true],
  [1, false],
  [1, true],
] as const)(
  'keeps exp(epsilon) between all pairs of words of a group (epsilon %f, reversed %s)',
  (epsilon, isReversed) => {
    const depth = vocabulary.groups.depthFor(candidateCount(epsilon));
    let worst = 0;
    for (const group of [0, 5, 2 ** depth - 1]) {
      const members = Array.from(vocabulary.groups.members(group, depth));
      const outputs = members.filter(vocabulary.isDrawable);
      expect(outputs.length).toBeGreaterThanOrEqual(candidateCount(epsilon));
      const rows = members.map((word) => distribution(word, epsilon, 'shared', isReversed));
      for (const row of rows) expect([...row.keys()]).toEqual(outputs);
      for (const output of outputs) {
        const chances = rows.map((row) => row.get(output) ?? 0);
        worst = Math.max(worst, Math.log(Math.max(...chances) / Math.min(...chances)));
      }
    }
    expect(worst).toBeLessThanOrEqual(epsilon);
    // There is an output that ranks first for one word of the group and last for another, so the whole budget is spent.
    expect(worst).toBeGreaterThan(0.98 * epsilon);
  },
);

it('has no bound between words with different neighbours', () => {
  const [one, other] = [placeOf('diabetes'), placeOf('asthma')];
  const [p, q] = [distribution(one, 8, 'neighbours', false), distribution(other, 8, 'neighbours', false)];
  expect(p.size).toBe(candidateCount(8));
  const ruledOut = [...p.keys()].filter((output) => (q.get(output) ?? 0) === 0);
  // Each of these outputs can come from only one of the two words, whatever the epsilon.
  expect(ruledOut.length).toBeGreaterThan(0);
  for (const output of ruledOut) expect((p.get(output) ?? 0) / (q.get(output) ?? 0)).toBe(Number.POSITIVE_INFINITY);
});

it('makes the word itself the likeliest at level 3 and the least likely at level 5', () => {
  const word = placeOf('divorce');
  for (const mode of ['shared', 'neighbours'] as const) {
    const plain = distribution(word, 8, mode, false);
    const turned = distribution(word, 8, mode, true);
    expect(plain.get(word)).toBe(Math.max(...plain.values()));
    expect(turned.get(word)).toBe(Math.min(...turned.values()));
    expect(turned.get(word)).toBeGreaterThan(0);
  }
});

it('draws from the exact probabilities, plain and reversed', () => {
  const random = seededRandom('rap-li');
  for (const isReversed of [false, true]) {
    const candidates = candidatesFor(placeOf('salary'), 8, 'shared', isReversed, vocabulary);
    const at = new Map(Array.from(candidates.words, (word, i) => [word, i]));
    const counts = new Float64Array(at.size);
    for (let i = 0; i < 20_000; i += 1) {
      const index = at.get(sampleCandidate(candidates, 8, random)) ?? -1;
      counts[index] = (counts[index] ?? 0) + 1;
    }
    // 30 degrees of freedom (31 or 32 candidates): 62.5 is beyond the 99.9th percentile of 31.
    expect(chiSquare(counts, wordProbabilities(candidates, 8))).toBeLessThan(62.5);
    expect(chiSquare(counts, wordProbabilities(candidates, 6))).toBeGreaterThan(62.5);
  }
});

it.each([
  [8, 0.3],
  [1, 0.3],
  [1, 0.9],
])('states what a coin before the draw costs (epsilon %f, chance %f)', (epsilon, chance) => {
  const word = placeOf('salary');
  const depth = vocabulary.groups.depthFor(candidateCount(epsilon));
  const members = Array.from(vocabulary.groups.members(wordGroupOf(word, epsilon, vocabulary), depth)).filter(
    vocabulary.isDrawable,
  );
  const candidates = candidatesFor(word, epsilon, 'shared', false, vocabulary);
  const bound = epsilonUnderPerturbationRate(epsilon, minCandidateProbability(candidates, epsilon), chance);
  let worst = 0;
  const rows = members.map((t) => {
    const row = distribution(t, epsilon, 'shared', false);
    return members.map((y) => (y === t ? 1 - chance : 0) + chance * (row.get(y) ?? 0));
  });
  members.forEach((_, y) => {
    const chances = rows.map((row) => row[y] ?? 0);
    worst = Math.max(worst, Math.log(Math.max(...chances) / Math.min(...chances)));
  });
  expect(worst).toBeLessThanOrEqual(bound);
  expect(worst).toBeGreaterThan(bound / 2);
  expect(epsilonUnderPerturbationRate(epsilon, 0.1, 1)).toBe(epsilon);
});

it('refuses budgets so small that the vocabulary has no such groups', () => {
  expect(() => candidatesFor(0, 0.01, 'shared', false, vocabulary)).toThrow(RangeError);
  expect(() => candidatesFor(40_000, 1, 'shared', false, vocabulary)).toThrow(RangeError);
});
