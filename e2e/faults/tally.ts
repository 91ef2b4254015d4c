// What became of the runs, by fault. Tallies of several parts of a campaign add up.
import { table } from '../../bench/table.ts';
import { BAD_VERDICTS, VERDICTS, type Verdict } from './verdict.ts';

interface Counted {
  readonly fault: string;
  readonly verdict: Verdict;
  readonly ms: number;
}

export interface Tally {
  readonly fault: string;
  readonly verdicts: Readonly<Partial<Record<Verdict, number>>>;
  /** Of all its runs together. */
  readonly ms: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const runsOf = ({ verdicts }: Tally) => sum(Object.values(verdicts));
const badOf = ({ verdicts }: Tally) => sum([...BAD_VERDICTS].map((verdict) => verdicts[verdict] ?? 0));

/** In the order in which the faults are named first; also those that had no run. */
export function addUp(parts: readonly (readonly Tally[])[]): readonly Tally[] {
  const all = parts.flat();
  return [...new Set(all.map(({ fault }) => fault))].map((fault) => {
    const its = all.filter((one) => one.fault === fault);
    const counted = VERDICTS.map((verdict) => [verdict, sum(its.map(({ verdicts }) => verdicts[verdict] ?? 0))]);
    return {
      fault,
      verdicts: Object.fromEntries(counted.filter(([, runs]) => runs !== 0)),
      ms: sum(its.map(({ ms }) => ms)),
    };
  });
}

export const tally = (faults: readonly string[], outcomes: readonly Counted[]): readonly Tally[] =>
  addUp([
    faults.map((fault) => ({ fault, verdicts: {}, ms: 0 })),
    outcomes.map(({ fault, verdict, ms }) => ({ fault, verdicts: { [verdict]: 1 }, ms })),
  ]);

export const badIn = (tallies: readonly Tally[]): number => sum(tallies.map(badOf));
export const runsIn = (tallies: readonly Tally[]): number => sum(tallies.map(runsOf));

/** A fault is one test: it passes when none of its runs is bad. */
export function asTests(tallies: readonly Tally[]): { passed: number; failed: number } {
  const tried = tallies.filter((one) => runsOf(one) > 0);
  const failed = tried.filter((one) => badOf(one) > 0).length;
  return { passed: tried.length - failed, failed };
}

export function tallyTable(tallies: readonly Tally[]): string {
  const row = (name: string, of: readonly Tally[], ms: string) => [
    name,
    ...[runsIn(of), ...VERDICTS.map((verdict) => sum(of.map(({ verdicts }) => verdicts[verdict] ?? 0)))].map(String),
    ms,
  ];
  const rows = tallies.map((one) => row(one.fault, [one], (one.ms / Math.max(1, runsOf(one))).toFixed(0)));
  return table(['fault', 'runs', ...VERDICTS, 'ms'], [...rows, row('all', tallies, '')]);
}
