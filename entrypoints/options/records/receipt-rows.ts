// Joins receipts with the ledger's figures for the same prompts.
import type { LedgerRecord, ReceiptRecord } from '../../../lib/engine/protocol.ts';

export interface ReceiptRow {
  readonly receipt: ReceiptRecord;
  readonly host: string;
  /** How many values the prompt replaced. */
  readonly values: number;
}

/** The longest time between a prompt's entry in the ledger, when it is stored, and its receipt, when it has left. */
const SENT_WITHIN_MS = 2 * 60_000;

const hostOf = ({ url, site }: ReceiptRecord): string => (URL.canParse(url) ? new URL(url).host : site);

/** The rows, newest first. A prompt that replaced nothing is not in the ledger, so its row has 0 values. */
export function receiptRows(
  receipts: readonly ReceiptRecord[],
  ledger: readonly LedgerRecord[],
): readonly ReceiptRow[] {
  const open = new Map(ledger.map(({ conversation, released }) => [conversation, [...released.prompts]]));
  const rows = [...receipts]
    .sort((a, b) => a.at - b.at)
    .map((receipt): ReceiptRow => {
      const prompts = open.get(receipt.conversation) ?? [];
      const own = prompts.findLast(({ at }) => at <= receipt.at && receipt.at - at <= SENT_WITHIN_MS);
      // Each prompt of the ledger is used for one receipt only.
      if (own) prompts.splice(prompts.indexOf(own), 1);
      return { receipt, host: hostOf(receipt), values: own?.values ?? 0 };
    });
  return rows.reverse();
}

export const receiptHosts = (rows: readonly ReceiptRow[]): readonly string[] =>
  [...new Set(rows.map(({ host }) => host))].sort();
