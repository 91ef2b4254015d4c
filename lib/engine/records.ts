// The records of conversations: what each has released (ledger), and how each prompt left (receipts).

import { isReceipt } from '../egress/receipt.ts';
import { said } from '../language/message.ts';
import { composeConversationRelease, EMPTY_LEDGER } from '../privacy/ledger.ts';
import { withReceipt } from '../vault/conversation.ts';
import type { Vault } from '../vault/vault.ts';
import type { ConversationStore } from './conversation-store.ts';
import { requireConversation } from './request-checks.ts';
import type { RequestOf, ResponseOf } from './rpc.ts';
import { RequestError } from './settings.ts';

export function ledgerAndReceiptHandlers(vault: Vault, conversations: ConversationStore) {
  async function ledger({ conversation: id }: RequestOf<'ledger'>): Promise<ResponseOf<'ledger'>> {
    requireConversation(id);
    return composeConversationRelease((await conversations.known(id))?.ledger ?? EMPTY_LEDGER);
  }

  async function exportLedger(): Promise<ResponseOf<'exportLedger'>> {
    const stored = await vault.conversations();
    return {
      conversations: stored.map(({ id, lastUsed, conversation }) => {
        return { conversation: id, lastUsed, released: composeConversationRelease(conversation.ledger) };
      }),
    };
  }

  /**
   * The conversation is looked up by its present name: a receipt comes after the send, and the site may have given the conversation its id
   * by then.
   */
  async function keepReceipt({ conversation, receipt }: RequestOf<'keepReceipt'>): Promise<Record<string, never>> {
    requireConversation(conversation);
    if (!isReceipt(receipt)) throw new RequestError(said('receiptInvalid'));
    const id = conversations.nameOf(conversation);
    const stored = await conversations.known(id);
    if (stored) await conversations.keep(id, withReceipt(stored, receipt));
    return {};
  }

  async function exportReceipts(): Promise<ResponseOf<'exportReceipts'>> {
    const stored = await vault.conversations();
    return {
      receipts: stored.flatMap(({ id, conversation: { receipts } }) =>
        receipts.map((receipt) => ({ conversation: id, ...receipt })),
      ),
    };
  }

  return { ledger, exportLedger, keepReceipt, exportReceipts };
}
