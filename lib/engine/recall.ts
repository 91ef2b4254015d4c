// Which of a text's words are surrogates, and what they stand for.
import type { RestorePair } from '../sanitize/sanitized.ts';
import { type Conversation, secretOf, strandsOf } from '../vault/conversation.ts';
import type { Vault } from '../vault/vault.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { Rooms } from './host.ts';
import { requireConversation, requireText } from './request-checks.ts';
import type { RequestOf, ResponseOf } from './rpc.ts';

export function recall(rooms: Pick<Rooms, 'pairsIn'>, vault: Vault, conversations: ConversationStore) {
  async function pairsIn({ text, conversation: id }: RequestOf<'pairsIn'>): Promise<ResponseOf<'pairsIn'>> {
    requireText({ text });
    requireConversation(id);
    const conversation = await conversations.known(id);
    if (!conversation) return { pairs: [] };
    const pairs = pairsOf(text, conversation, await vault.personKey());
    return conversation.isPrivate ? { pairs, isPrivate: true } : { pairs };
  }

  function pairsOf(text: string, conversation: Conversation, key: Uint8Array): readonly RestorePair[] {
    return strandsOf(conversation).flatMap((strand, index) =>
      rooms.pairsIn(text, secretOf(strand, key), conversation, index),
    );
  }

  async function pairsAnywhere({ text }: RequestOf<'pairsAnywhere'>): Promise<ResponseOf<'pairsAnywhere'>> {
    requireText({ text });
    const key = await vault.personKey();
    let pairs: readonly RestorePair[] = [];
    // One name may stand for two people in two conversations, so they are not mixed; of equals the latest used is the likeliest.
    for (const { conversation } of await vault.conversations()) {
      const found = pairsOf(text, conversation, key);
      if (found.length >= pairs.length) pairs = found;
    }
    return { pairs };
  }

  return { pairsIn, pairsAnywhere };
}
