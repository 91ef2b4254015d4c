import { expect, it } from 'vitest';
import { seededRandom } from '../../lib/privacy/random.seeded.test-support.ts';
import { wordVectorSpace } from '../../lib/privacy/words/word-vector-space.ts';
import {
  keepUnknown,
  maskingAndNoiseMethod,
  maskingMethod,
  replaceUnknownByAnyWord,
  uniformBudgetMethod,
  unprotectedMethod,
} from './baselines.ts';
import { mappingOf, meanMapping } from './mapping.ts';
import { custextSampler, distancesIn, groupsOf, SANTEXT_LARGEST_DISTANCE, santextSampler } from './word-baselines.ts';

const words = ['north', 'northeast', 'east', 'south', 'southwest', 'west'];
const space = wordVectorSpace(
  words,
  Int8Array.from(
    [0, 9, 9, 10, 9, 0, 0, -9, -9, -10, -9, 0].flatMap((number, at) => (at % 2 === 0 ? [number] : [number, 0, 0])),
  ),
);
const RUNS = 20_000;

function shares(draw: () => string | undefined): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let run = 0; run < RUNS; run += 1) {
    const word = draw() ?? '';
    counts[word] = (counts[word] ?? 0) + 1 / RUNS;
  }
  return counts;
}

it('puts each word into one group, with those nearest', () => {
  const groups = groupsOf(space, 3);
  expect(groups.map((group) => group.map((index) => words[index]))).toEqual([
    ['north', 'northeast', 'east'],
    ['south', 'southwest', 'west'],
  ]);
});

it('draws from a group as CusText says', () => {
  const epsilon = 2;
  const sampler = custextSampler(space, groupsOf(space, 3), epsilon, seededRandom('custext'));
  const cosines = [0, 1, 2].map((other) => space.cosine(0, other));
  const [least, most] = [Math.min(...cosines), Math.max(...cosines)];
  const weights = cosines.map((cosine) => Math.exp(((cosine - least) / (most - least)) * (epsilon / 2)));
  const sum = weights.reduce((a, b) => a + b, 0);
  const drawn = shares(() => sampler.draw('north'));
  for (const [at, weight] of weights.entries()) expect(drawn[words[at] ?? '']).toBeCloseTo(weight / sum, 1);
  expect(sampler.draw('elsewhere')).toBeUndefined();
});

it('draws from the whole vocabulary as SanText says', () => {
  const epsilon = 0.4;
  const sampler = santextSampler(space, distancesIn(space), epsilon, seededRandom('santext'));
  const weights = words.map((_, other) => {
    const distance = Math.sqrt(Math.max(0, 2 - 2 * space.cosine(0, other))) * (SANTEXT_LARGEST_DISTANCE / 2);
    return Math.exp((-epsilon * distance) / 2);
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  const drawn = shares(() => sampler.draw('north'));
  for (const [at, weight] of weights.entries())
    expect(Math.abs((drawn[words[at] ?? ''] ?? 0) - weight / sum)).toBeLessThan(0.015);
});

it('counts the words that one becomes', () => {
  let at = 0;
  const sampler = { draw: (word: string) => (word === 'x' ? ['x', 'y', 'z', 'x'][at++ % 4] : undefined) };
  expect(mappingOf(sampler, 'x', 8)).toEqual({ distinct: 3, kept: 0.5 });
  expect(mappingOf(sampler, 'unknown', 8)).toBeUndefined();
  expect(meanMapping(sampler, ['x', 'unknown'], 4)).toEqual({ distinct: 3, kept: 0.5 });
  expect(meanMapping(sampler, ['unknown'], 4)).toBeUndefined();
});

const annotate = async (text: string) => {
  const start = text.indexOf('Anna');
  const source = { detector: 'dictionary', rule: 'test' } as const;
  return start < 0 ? [] : [{ start, end: start + 4, type: 'PERSON', risk: 4, confidence: 1, source } as const];
};
const flipped = {
  epsilon: 1,
  unknown: keepUnknown,
  sampler: { draw: (word: string) => (word === 'north' ? 'south' : undefined) },
};

it('masks what is detected, and draws the other words', async () => {
  const text = 'Anna goes North to 12';
  expect((await unprotectedMethod.protect(text, 0)).text).toBe(text);
  expect((await maskingMethod(annotate).protect(text, 0)).text).toBe('[PERSON] goes North to 12');
  expect((await maskingAndNoiseMethod('x', annotate, flipped).protect(text, 0)).text).toBe('[PERSON] goes South to 12');
  expect((await uniformBudgetMethod('x', flipped).protect(text, 0)).text).toBe('Anna goes South to 12');
  const unknown = replaceUnknownByAnyWord(['w'], seededRandom('any'));
  expect((await uniformBudgetMethod('x', { ...flipped, unknown }).protect(text, 0)).text).toBe('W w South to w');
});
