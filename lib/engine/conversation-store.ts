// The conversations: what is stored of each, what has only been drawn so far, and under which name a conversation went on.
import { type Conversation, newConversation, withOwnKey } from '../vault/conversation.ts';
import type { Vault } from '../vault/vault.ts';
import { TEMPORARY } from './protocol.ts';

export interface ConversationStore {
  /** What is known of a conversation so far; of a temporary one, until the engine stops. */
  known(id: string): Promise<Conversation | undefined>;
  /** What is known, or a new one with a tweak of its own. */
  open(id: string): Promise<Conversation>;
  keep(id: string, conversation: Conversation): Promise<void>;
  /** Moves what is under `from` to `to`. */
  bind(from: string, to: string): Promise<void>;
  /** The name that a conversation has now. */
  nameOf(id: string): string;
  /** The person gets another key: what is not in the vault keeps the one that it was issued under. */
  keepKey(key: Uint8Array): void;
  /** Forgets what is not in the vault. */
  clear(): void;
}

export function conversationStore(vault: Vault, newTweak: () => Uint8Array): ConversationStore {
  /** Conversations that have a tweak and nothing stored yet: the preview must show what the commit will send. */
  const drafts = new Map<string, Conversation>();
  const named = new Map<string, string>();

  const store: ConversationStore = {
    known: async (id) => (id.startsWith(TEMPORARY) ? drafts.get(id) : vault.conversation(id)),
    async open(id) {
      const stored = await store.known(id);
      if (stored) return stored;
      const draft = drafts.get(id) ?? newConversation(newTweak());
      drafts.set(id, draft);
      return draft;
    },
    async keep(id, conversation) {
      if (id.startsWith(TEMPORARY)) {
        drafts.set(id, conversation);
        return;
      }
      await vault.keep(id, conversation);
      drafts.delete(id);
    },
    async bind(from, to) {
      if (!to.startsWith(TEMPORARY)) await vault.move(from, to);
      named.set(from, to);
      const draft = drafts.get(from);
      if (draft && !drafts.has(to)) drafts.set(to, draft);
      if (from !== to) drafts.delete(from);
    },
    nameOf: (id) => named.get(id) ?? id,
    keepKey(key) {
      for (const [id, draft] of drafts) drafts.set(id, withOwnKey(draft, key));
    },
    clear() {
      drafts.clear();
      named.clear();
    },
  };
  return store;
}
