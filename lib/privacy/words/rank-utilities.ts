// The utility of each word of a group as a replacement for one of the words. It depends on the word's rank alone, so every word of the
// group has the same chances in another order.

/** The number of first ranks that are equally likely: the word itself and its nearest word. */
const EQUAL_RANKS = 2;

/**
 * The utility of a rank: 1 for the first two ranks, then falling, steeply at first, to 0 for the last one. So the budget and the group's
 * size alone decide how often a word stays or becomes a similar word, not how similar the words of its group happen to be. The shape was
 * chosen on the training part of AGNews (`npm run bench:privacy -- --part train`).
 */
const utilityAt = (rank: number, count: number): number =>
  rank < EQUAL_RANKS || count <= EQUAL_RANKS ? 1 : 1 - Math.cbrt((rank - EQUAL_RANKS + 1) / (count - EQUAL_RANKS));

/**
 * Utilities in the order of `words`: the higher the cosine, the higher the utility; `word` itself has the highest if it is in the list. For
 * groups of one size the utilities are always the same numbers in another order, as `samplePermutedUtilities` requires.
 * @param isReversed for level 5: the farthest words get the highest utility.
 */
export function utilitiesByRank(
  words: ArrayLike<number>,
  cosines: Float64Array,
  word: number,
  isReversed: boolean,
): Float64Array {
  const near = (at: number) => (words[at] === word ? Number.POSITIVE_INFINITY : (cosines[at] as number));
  const order = Array.from(cosines, (_, at) => at).sort((a, b) => near(b) - near(a) || a - b);
  const utilities = new Float64Array(order.length);
  if (isReversed) order.reverse();
  order.forEach((at, rank) => {
    utilities[at] = utilityAt(rank, order.length);
  });
  return utilities;
}
