const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** The least, the median and the 95th percentile of times in milliseconds, as table cells. */
export function spreadCells(times: readonly number[]): string[] {
  const sorted = [...times].sort((a, b) => a - b);
  return [at(sorted, 0), at(sorted, 0.5), at(sorted, 0.95)].map((ms) => ms.toFixed(1));
}
