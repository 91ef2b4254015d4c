import { expect, it } from 'vitest';
import type { LedgerRecord } from '../../lib/engine/protocol.ts';
import { totalsOfWeek } from './week-line.tsx';

const DAY = 24 * 3_600_000;
const NOW = 100 * DAY;

const chat = (...prompts: readonly (readonly [daysAgo: number, values: number, repeated: number])[]): LedgerRecord =>
  ({
    conversation: 'c',
    lastUsed: NOW,
    released: {
      prompts: prompts.map(([ago, values, repeated]) => ({ at: NOW - ago * DAY, values, repeated })),
    },
  }) as unknown as LedgerRecord;

it('counts each value once in a chat, and only prompts of the last seven days that had one', () => {
  expect(totalsOfWeek([chat([8, 9, 0], [6, 3, 0], [1, 4, 3], [0, 0, 0]), chat([2, 2, 0])], NOW)).toEqual({
    prompts: 3,
    values: 6,
  });
  expect(totalsOfWeek([], NOW)).toEqual({ prompts: 0, values: 0 });
});
