// Published word mechanisms as baselines, over our vectors and vocabulary.
import type { Random } from '../../lib/privacy/random.ts';
import type { WordVectorSpace } from '../../lib/privacy/words/word-vector-space.ts';
import { drawFromSums, runningSums } from './draw.ts';
import type { WordSampler } from './method.ts';

/** CusText's default (Chen et al. 2022). */
export const CUSTEXT_CANDIDATES = 20;
/** The largest distance in SanText's vectors, by Cape's table 4: its budget is one per unit of that scale. */
export const SANTEXT_LARGEST_DISTANCE = 14.86;
const LARGEST_OF_UNIT_VECTORS = 2;
/** Draws taken at once from a distribution over the whole vocabulary, which takes milliseconds to compute. */
const DRAWN_AHEAD = 16;

/**
 * CusText's mapping (Chen et al. 2022, algorithm 1): the most frequent word that has no group yet takes the `size` - 1 nearest
 * that have none. Each word is in one group, and all words of a group share it as their candidates.
 */
export function groupsOf(space: WordVectorSpace, size: number): readonly (readonly number[])[] {
  let free = space.words.map((_, index) => index);
  const groups: number[][] = [];
  while (free.length > 0) {
    const [head = 0, ...others] = free;
    const near = others
      .map((index) => ({ index, cosine: space.cosine(head, index) }))
      .sort((a, b) => b.cosine - a.cosine)
      .slice(0, size - 1)
      .map(({ index }) => index);
    const group = [head, ...near];
    const taken = new Set(group);
    groups.push(group);
    free = free.filter((index) => !taken.has(index));
  }
  return groups;
}

/**
 * CusText-like: P(y) ∝ exp(eps u(x, y) / 2) over the word's own group, u the cosine stretched to 0 … 1 (sensitivity 1).
 * eps-local-DP inside a group; which group it is, is public.
 */
export function custextSampler(
  space: WordVectorSpace,
  groups: readonly (readonly number[])[],
  epsilon: number,
  random: Random,
): WordSampler {
  const groupOf = new Map(groups.flatMap((group) => group.map((index) => [index, group] as const)));
  const known = new Map<number, Float64Array>();
  function sumsOf(index: number, group: readonly number[]): Float64Array {
    const cosines = group.map((other) => space.cosine(index, other));
    const [least, most] = [Math.min(...cosines), Math.max(...cosines)];
    const score = (cosine: number) => (most > least ? (cosine - least) / (most - least) : 1);
    return runningSums(Float64Array.from(cosines, (cosine) => Math.exp((epsilon * score(cosine)) / 2)));
  }
  return {
    draw(word) {
      const index = space.indexOf(word);
      const group = index === undefined ? undefined : groupOf.get(index);
      if (index === undefined || !group) return undefined;
      const sums = known.get(index) ?? sumsOf(index, group);
      known.set(index, sums);
      return space.words[group[drawFromSums(sums, random)] ?? index];
    },
  };
}

/** How far each word of the vocabulary is from one. */
type Distances = (index: number) => Float32Array;

/**
 * Euclidean, of the unit vectors, stretched so that the largest possible one is that of SanText's vectors. Kept for all budgets:
 * 128 kB a word.
 */
export function distancesIn(space: WordVectorSpace): Distances {
  const scale = SANTEXT_LARGEST_DISTANCE / LARGEST_OF_UNIT_VECTORS;
  const known = new Map<number, Float32Array>();
  return (index) => {
    const distances =
      known.get(index) ??
      Float32Array.from(space.words, (_, other) => scale * Math.sqrt(Math.max(0, 2 - 2 * space.cosine(index, other))));
    known.set(index, distances);
    return distances;
  };
}

/**
 * SanText-like (Yue et al. 2021): P(y) ∝ exp(-eps d(x, y) / 2) over the whole vocabulary. Metric-DP: eps d(x, x') for x and x'.
 */
export function santextSampler(
  space: WordVectorSpace,
  distances: Distances,
  epsilon: number,
  random: Random,
): WordSampler {
  const waiting = new Map<number, number[]>();
  let last: { readonly index: number; readonly sums: Float64Array } | undefined;
  function sumsOf(index: number): Float64Array {
    if (last?.index === index) return last.sums;
    const weights = Float64Array.from(distances(index), (distance) => Math.exp((-epsilon * distance) / 2));
    last = { index, sums: runningSums(weights) };
    return last.sums;
  }
  return {
    draw(word) {
      const index = space.indexOf(word);
      if (index === undefined) return undefined;
      const ready = waiting.get(index) ?? [];
      if (ready.length === 0) {
        const sums = sumsOf(index);
        for (let drawn = 0; drawn < DRAWN_AHEAD; drawn += 1) ready.push(drawFromSums(sums, random));
        waiting.set(index, ready);
      }
      return space.words[ready.pop() ?? index];
    },
  };
}
