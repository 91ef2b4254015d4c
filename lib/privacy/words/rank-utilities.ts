// The utility of each word of a group as a replacement for one of them. It follows from its rank alone, so that every word of the group has
// the same chances in another order.

/** The first ranks, which are equally likely: the word itself and its nearest word. */
const EQUAL_RANKS = 2;

/**
 * 1 for the first two ranks and then falling, steeply at first, to 0 for the last. How often a word stays, or becomes one near to it,
 * then follows from the budget and the group's size alone, not from how near its group happens to be. The shape was chosen on the
 * training part of AGNews (`npm run bench:privacy -- --part train`).
 */
const utilityAt = (rank: number, count: number): number =>
  rank < EQUAL_RANKS || count <= EQUAL_RANKS ? 1 : 1 - Math.cbrt((rank - EQUAL_RANKS + 1) / (count - EQUAL_RANKS));

/**
 * Utilities in the order of `words`, by falling cosine; `word` itself comes first if it is one of them. For groups of one size they are
 * always the same numbers in another order, as `samplePermutedUtilities` requires.
 * @param isReversed for level 5: the farthest come first.
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
