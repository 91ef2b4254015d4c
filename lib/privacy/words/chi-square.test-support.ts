/** Pearson's statistic of counted draws against exact probabilities. Cells of probability 0 must be empty. */
export function chiSquare(counts: ArrayLike<number>, expected: ArrayLike<number>): number {
  const draws = Array.from(counts).reduce((sum, n) => sum + n, 0);
  return Array.from(counts).reduce((sum, n, i) => {
    const wanted = (expected[i] ?? 0) * draws;
    if (wanted === 0) return n === 0 ? sum : Number.POSITIVE_INFINITY;
    return sum + (n - wanted) ** 2 / wanted;
  }, 0);
}
