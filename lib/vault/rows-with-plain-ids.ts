// Reads the rows of an older Coatcheck, whose ids revealed site and chat. They are written again under keyed ids.
import { said } from '../language/message.ts';
import { fromStoredConversation } from './conversation.ts';
import type { ConversationRow, SealedRecord, VaultDatabase } from './database.ts';
import { VaultError } from './errors.ts';
import type { OpenedKey } from './key-record.ts';
import type { ConversationRecord } from './rows.ts';
import { unseal } from './seal.ts';
import { contentsFromOpenedRecords, readRows, type SealedRows } from './vault-contents.ts';

/** A damaged row, which is moved unchanged: its conversation must keep failing rather than begin again without its originals. */
export type UnreadableRow =
  | { readonly store: 'sealed'; readonly row: SealedRecord }
  | { readonly store: 'conversations'; readonly row: ConversationRow };

export async function readRowsWithPlainIds({ key }: OpenedKey, db: VaultDatabase) {
  const seen: SealedRows = await readRows({ db });
  const named = new Map<string, unknown>();
  const conversations: ConversationRecord[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const row of seen.sealed) {
    await unseal(key, `sealed ${row.id}`, row.sealed).then(
      (value) => named.set(row.id, value),
      () => unreadable.push({ store: 'sealed', row }),
    );
  }
  for (const row of seen.conversations) {
    const { id, lastUsed } = row;
    await unseal(key, `conversation ${id}`, row.sealed)
      .then(fromStoredConversation)
      .then(
        (conversation) => conversations.push({ id, lastUsed, conversation }),
        () => unreadable.push({ store: 'conversations', row }),
      );
  }
  if (unreadable.length > 0 && named.size + conversations.length === 0) {
    throw new VaultError(said('recordsDamaged'));
  }
  return { seen, unreadable, contents: contentsFromOpenedRecords(named, conversations) };
}
