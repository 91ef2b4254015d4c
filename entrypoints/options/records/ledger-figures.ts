// Adds up the ledger by day and by chat, for the charts.
import type { LedgerRecord } from '../../../lib/engine/protocol.ts';
import { EPSILON_UNITS, type Epsilons, type EpsilonUnit, epsilonsByUnit } from '../../../lib/privacy/epsilons.ts';
import type { LedgerRelease } from '../../../lib/privacy/ledger.ts';

export interface LedgerTotals {
  /** Unique among the figures that are shown together. */
  readonly id: string;
  /** Milliseconds since the epoch: the day's beginning, or when the chat was last used. */
  readonly at: number;
  readonly prompts: number;
  /** Values that left for the first time in their chat. */
  readonly values: number;
  readonly epsilons: Epsilons;
}

const EMPTY = { prompts: 0, values: 0, epsilons: {} };

function summedEpsilons(one: Epsilons, other: Epsilons): Epsilons {
  const sums = EPSILON_UNITS.map((unit) => [unit, (one[unit] ?? 0) + (other[unit] ?? 0)] as const);
  return Object.fromEntries(sums.filter(([, epsilon]) => epsilon > 0));
}

/** The units in which any of the figures spent something. */
export function epsilonUnitsSpent(figures: readonly LedgerTotals[]): readonly EpsilonUnit[] {
  return EPSILON_UNITS.filter((unit) => figures.some(({ epsilons }) => epsilons[unit] !== undefined));
}

function figureWithRelease(figure: LedgerTotals, release: LedgerRelease): LedgerTotals {
  return {
    ...figure,
    prompts: figure.prompts + 1,
    values: figure.values + release.values - release.repeated,
    epsilons: summedEpsilons(figure.epsilons, epsilonsByUnit(release.spent)),
  };
}

/** Midnight of a day in the person's time zone; a change to or from summer time does not shift it. */
function dayBefore(now: number, days: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - days).getTime();
}

/** One figure for each of the last days, today last; days without a prompt are included. */
export function figuresByDay(records: readonly LedgerRecord[], now: number, days: number): readonly LedgerTotals[] {
  const figures = new Map<number, LedgerTotals>();
  for (let back = days - 1; back >= 0; back -= 1) {
    const at = dayBefore(now, back);
    figures.set(at, { id: String(at), at, ...EMPTY });
  }
  for (const release of records.flatMap(({ released }) => released.prompts)) {
    const day = dayBefore(release.at, 0);
    const figure = figures.get(day);
    if (figure) figures.set(day, figureWithRelease(figure, release));
  }
  return [...figures.values()];
}

/** One figure for each chat that released something, the latest used first. */
export function figuresByConversation(records: readonly LedgerRecord[], most: number): readonly LedgerTotals[] {
  return records
    .map(({ conversation, lastUsed, released }) =>
      released.prompts.reduce<LedgerTotals>(figureWithRelease, { id: conversation, at: lastUsed, ...EMPTY }),
    )
    .filter(({ prompts }) => prompts > 0)
    .sort((a, b) => b.at - a.at)
    .slice(0, most);
}
