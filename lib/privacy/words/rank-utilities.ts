// How good each word of a group is for one of them: by its rank alone, so that all words of the group spread the same chances.

/** The word itself and its nearest: neither is likelier than the other. */
const FIRST = 2;

/**
 * 1 for the first two ranks and then falling, steeply at first, to 0 for the last. How often a word stays, or becomes one near to it,
 * then follows from the budget and the group's size alone, not from how near its group happens to be. The shape was chosen on the
 * training part of AGNews (`npm run bench:privacy -- --part train`).
 */
const utilityAt = (rank: number, count: number): number =>
  rank < FIRST || count <= FIRST ? 1 : 1 - Math.cbrt((rank - FIRST + 1) / (count - FIRST));

/**
 * Utilities in the order of `words`, by falling cosine; `word` itself comes first where it is one of them. For groups of one size
 * they are always the same numbers in another order: what `samplePermuted` asks for.
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
