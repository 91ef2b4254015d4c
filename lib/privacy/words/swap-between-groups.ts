// Makes groups of equal size more alike inside by swapping words between them.

/** How many other groups a word may move to: those whose centres are nearest to it. */
const GROUPS_TRIED = 4;
const ROUNDS = 3;
/** Swaps that gain less are not worth a round. */
const LEAST_GAIN = 0.01;
/** The rank at which a word counts for about 0.7 of the most frequent one. */
const HALF_RANK = 2_000;

interface Division {
  /** Words by index; the groups keep their sizes. */
  readonly groups: readonly (readonly number[])[];
  /** Unit vectors, one after another. */
  readonly vectors: Float32Array;
  readonly dimensions: number;
  /** A word that may not move stays in its group. */
  readonly mayMove: (word: number) => boolean;
}

/**
 * In each round every word, most frequent first, is offered to the nearest other groups, and changes places with the word of that group
 * that is best served by the exchange, if both together gain. How well a word is served is its mean cosine to the others of its group; what a
 * frequent word gains counts for more. Deterministic.
 */
export function swapBetweenGroups({ groups: first, vectors, dimensions, mayMove }: Division): number[][] {
  const groups = first.map((group) => [...group]);
  const sums = new Float32Array(groups.length * dimensions);
  const groupOf = new Map<number, number>();
  const add = (group: number, word: number, sign: number) => {
    for (let i = 0; i < dimensions; i += 1)
      sums[group * dimensions + i] =
        (sums[group * dimensions + i] as number) + sign * (vectors[word * dimensions + i] as number);
  };
  groups.forEach((group, at) => {
    for (const word of group) {
      groupOf.set(word, at);
      add(at, word, 1);
    }
  });
  const weightOf = (word: number) => 1 / Math.sqrt(1 + word / HALF_RANK);
  const along = (word: number, group: number) => {
    let sum = 0;
    for (let i = 0, at = word * dimensions, to = group * dimensions; i < dimensions; i += 1, at += 1, to += 1)
      sum += (vectors[at] as number) * (sums[to] as number);
    return sum;
  };
  const sizeOf = (group: number) => (groups[group] as number[]).length;
  const own = (word: number, group: number) => (along(word, group) - 1) / Math.max(1, sizeOf(group) - 1);
  /** What a word gains in the group that another one leaves; the sum there still holds the one that leaves, which is close enough. */
  const gain = (word: number, from: number, to: number) =>
    weightOf(word) * (along(word, to) / sizeOf(to) - own(word, from));

  function nearestGroups(word: number, from: number): readonly number[] {
    const best: { group: number; score: number }[] = [];
    for (let group = 0; group < groups.length; group += 1) {
      if (group === from) continue;
      const score = along(word, group) / sizeOf(group);
      const last = best[GROUPS_TRIED - 1];
      if (last && score <= last.score) continue;
      const place = best.findIndex((one) => one.score < score);
      best.splice(place < 0 ? best.length : place, 0, { group, score });
      best.length = Math.min(best.length, GROUPS_TRIED);
    }
    return best.map(({ group }) => group);
  }

  const movable = groups.flat().filter(mayMove);
  movable.sort((a, b) => a - b);
  for (let round = 0; round < ROUNDS; round += 1) {
    let swaps = 0;
    for (const word of movable) {
      const from = groupOf.get(word) as number;
      let best = { gain: LEAST_GAIN, other: -1, to: -1 };
      for (const to of nearestGroups(word, from)) {
        const wanted = gain(word, from, to);
        if (wanted <= 0) continue;
        for (const other of groups[to] as number[]) {
          if (!mayMove(other)) continue;
          const both = wanted + gain(other, to, from);
          if (both > best.gain) best = { gain: both, other, to };
        }
      }
      if (best.other < 0) continue;
      const { other, to } = best;
      (groups[from] as number[])[(groups[from] as number[]).indexOf(word)] = other;
      (groups[to] as number[])[(groups[to] as number[]).indexOf(other)] = word;
      groupOf.set(word, to).set(other, from);
      for (const [group, gone, come] of [
        [from, word, other],
        [to, other, word],
      ] as const) {
        add(group, gone, -1);
        add(group, come, 1);
      }
      swaps += 1;
    }
    if (swaps < movable.length / 500) break;
  }
  return groups;
}
