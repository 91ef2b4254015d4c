import { expect, it } from 'vitest';
import type { LedgerRecord, ReceiptRecord } from '../../../lib/engine/protocol.ts';
import { composeConversationRelease } from '../../../lib/privacy/ledger.ts';
import { receiptHosts, receiptRows } from './receipt-rows.ts';

const receipt = (conversation: string, at: number, url = 'https://chat.example/api'): ReceiptRecord => ({
  conversation,
  at,
  url,
  site: 'chat',
  by: 'fetch',
  method: 'POST',
  bytes: 10,
  sha256: 'abc',
  hashOf: 'body',
  heldPrompt: true,
  heldOriginal: false,
});

const record = (
  conversation: string,
  ...prompts: readonly (readonly [at: number, values: number])[]
): LedgerRecord => ({
  conversation,
  lastUsed: 0,
  released: composeConversationRelease({
    releases: prompts.map(([at, values]) => ({ at, values, repeated: 0, spent: [], letGo: 0, sentence: '' })),
    uses: new Map(),
    isPartial: false,
  }),
});

it('says how many values each prompt replaced, the newest first', () => {
  const rows = receiptRows(
    [receipt('a', 1010), receipt('a', 2010), receipt('b', 2020), receipt('a', 900_000)],
    [record('a', [1000, 3], [2000, 5]), record('b', [5000, 9])],
  );
  expect(rows.map(({ receipt: { at }, values }) => [at, values])).toEqual([
    [900_000, 0],
    [2020, 0],
    [2010, 5],
    [1010, 3],
  ]);
});

it('counts no prompt for two receipts', () => {
  const rows = receiptRows([receipt('a', 1010), receipt('a', 1020)], [record('a', [1000, 3])]);
  expect(rows.map(({ values }) => values)).toEqual([0, 3]);
});

it('lists hosts once, and the site where an address is none', () => {
  const rows = receiptRows(
    [receipt('a', 1), receipt('a', 2, 'wss://b.example/x'), receipt('a', 3), receipt('a', 4, '')],
    [],
  );
  expect(receiptHosts(rows)).toEqual(['b.example', 'chat', 'chat.example']);
});
