export interface Spread {
  readonly runs: number;
  readonly least: number;
  readonly p50: number;
  readonly p95: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { runs: sorted.length, least: at(0), p50: at(0.5), p95: at(0.95) };
}

/** Table cells with the minimum, median and 95th percentile of `times`, in milliseconds. */
export function spreadCells(times: readonly number[]): string[] {
  const { least, p50, p95 } = spreadOf(times);
  return [least, p50, p95].map((ms) => ms.toFixed(1));
}
