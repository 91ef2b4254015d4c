import { expect, it } from 'vitest';
import type { LedgerRecord } from '../../../lib/engine/protocol.ts';
import { composeConversationRelease, type LedgerRelease } from '../../../lib/privacy/ledger.ts';
import { epsilonUnitsSpent, figuresByConversation, figuresByDay } from './ledger-figures.ts';

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime();

const release = (time: number, values: number, repeated = 0, epsilon = 0): LedgerRelease => ({
  at: time,
  values,
  repeated,
  spent: epsilon > 0 ? [{ kind: 'metric', values: 1, epsilon }] : [],
  letGo: 0,
  sentence: '',
});

const record = (conversation: string, lastUsed: number, ...releases: readonly LedgerRelease[]): LedgerRecord => ({
  conversation,
  lastUsed,
  released: composeConversationRelease({ releases, uses: new Map(), isPartial: false }),
});

const RECORDS = [
  record('a', at(10, 9), release(at(8, 23), 3, 0, 0.5), release(at(10, 9), 4, 3, 0.25)),
  record('b', at(10, 12), release(at(10, 0), 2)),
  record('c', at(1, 1), release(at(1, 1), 7)),
  record('d', at(11, 1)),
];

it('counts by day what left for the first time, days without a prompt too', () => {
  const figures = figuresByDay(RECORDS, at(10, 20), 3);
  expect(figures.map(({ at: day }) => day)).toEqual([at(8, 0), at(9, 0), at(10, 0)]);
  expect(figures.map(({ prompts, values, epsilons }) => [prompts, values, epsilons])).toEqual([
    [1, 3, { tenthOfRange: 0.5 }],
    [0, 0, {}],
    [2, 3, { tenthOfRange: 0.25 }],
  ]);
});

it('has one figure for each day where the clock is changed', () => {
  const figures = figuresByDay([], new Date(2026, 10, 15, 1).getTime(), 365);
  expect(new Set(figures.map(({ at: day }) => new Date(day).toDateString())).size).toBe(365);
  expect(figures.every(({ at: day }) => new Date(day).getHours() === 0)).toBe(true);
});

it('counts by chat, the latest used first, and none that released nothing', () => {
  expect(
    figuresByConversation(RECORDS, 9).map(({ id, prompts, values, epsilons }) => [id, prompts, values, epsilons]),
  ).toEqual([
    ['b', 1, 2, {}],
    ['a', 2, 4, { tenthOfRange: 0.75 }],
    ['c', 1, 7, {}],
  ]);
  expect(epsilonUnitsSpent(figuresByConversation(RECORDS, 9))).toEqual(['tenthOfRange']);
  expect(figuresByConversation(RECORDS, 1).map(({ id }) => id)).toEqual(['b']);
});
