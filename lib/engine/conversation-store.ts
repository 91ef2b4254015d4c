// All conversations: the stored ones (in the vault), the drafts and temporary ones (in memory), and the new name of each that was renamed.
import { siteTweak } from '../privacy/across-chats.ts';
import { type Conversation, newConversation, withKeyInEachEpoch } from '../vault/conversation.ts';
import type { Vault } from '../vault/vault.ts';
import { TEMPORARY_CONVERSATION_PREFIX } from './protocol.ts';
import { siteOfConversation } from './sender.ts';

export interface ConversationStore {
  /** The stored conversation; a temporary one is kept in memory until the engine stops. */
  known(id: string): Promise<Conversation | undefined>;
  /** The known conversation, or else a new draft with a fresh tweak. */
  open(id: string): Promise<Conversation>;
  keep(id: string, conversation: Conversation): Promise<void>;
  /** Moves the conversation under `from` to `to`; from then on `nameOf(from)` is `to`. */
  bind(from: string, to: string): Promise<void>;
  /** True if something was sent from the conversation; a draft that was only previewed does not count. */
  isStored(id: string): Promise<boolean>;
  /** The name that a conversation has now, if it was renamed by `bind`; otherwise `id` itself. */
  nameOf(id: string): string;
  /**
   * To be called with the person's previous key after it was changed. Conversations in memory note it, so that the surrogates they issued
   * can still be restored.
   */
  keepPreviousKey(previous: Uint8Array): void;
  /** Forgets everything that is kept in memory only. */
  clear(): void;
}

export function conversationStore(vault: Vault, newTweak: () => Uint8Array): ConversationStore {
  /**
   * Conversations that are not in the vault: previewed drafts, kept because the commit must send what the preview showed, and temporary
   * ones.
   */
  const drafts = new Map<string, Conversation>();
  const named = new Map<string, string>();
  /** Temporary conversations from which something was sent. */
  const sentTemporary = new Set<string>();
  /**
   * The secret for draws in temporary chats and private windows. The person's key is not used there, because equal draws would link these
   * chats with the others.
   */
  let temporaryDraws: Uint8Array | undefined;

  async function siteTweakFor(id: string): Promise<Uint8Array | undefined> {
    const site = siteOfConversation(id);
    if (site === undefined) return undefined;
    if (!id.startsWith(TEMPORARY_CONVERSATION_PREFIX)) return siteTweak(await vault.personKey(), site);
    temporaryDraws ??= newTweak();
    return siteTweak(temporaryDraws, site);
  }

  const begun = async (id: string) => newConversation(newTweak(), await siteTweakFor(id));

  const store: ConversationStore = {
    known: async (id) => (id.startsWith(TEMPORARY_CONVERSATION_PREFIX) ? drafts.get(id) : vault.conversation(id)),
    async open(id) {
      const stored = await store.known(id);
      if (stored) return stored;
      const begin = drafts.has(id) ? undefined : await begun(id);
      // Another request may have begun the same draft during the wait above.
      const draft = drafts.get(id) ?? begin ?? newConversation(newTweak());
      drafts.set(id, draft);
      return draft;
    },
    async keep(id, conversation) {
      if (id.startsWith(TEMPORARY_CONVERSATION_PREFIX)) {
        drafts.set(id, conversation);
        sentTemporary.add(id);
        return;
      }
      await vault.keep(id, conversation);
      drafts.delete(id);
    },
    async bind(from, to) {
      if (!to.startsWith(TEMPORARY_CONVERSATION_PREFIX)) await vault.move(from, to);
      named.set(from, to);
      const draft = drafts.get(from);
      // A preview may already have begun a draft under `to`. A temporary conversation replaces this draft if something was sent under `from` but
      // nothing under `to`.
      const replacesPreview = sentTemporary.delete(from) && !sentTemporary.has(to);
      if (replacesPreview) sentTemporary.add(to);
      if (draft && (replacesPreview || !drafts.has(to))) drafts.set(to, draft);
      if (from !== to) drafts.delete(from);
    },
    isStored: async (id) =>
      id.startsWith(TEMPORARY_CONVERSATION_PREFIX)
        ? sentTemporary.has(id)
        : (await vault.conversation(id)) !== undefined,
    nameOf: (id) => named.get(id) ?? id,
    keepPreviousKey(previous) {
      for (const [id, draft] of drafts) drafts.set(id, withKeyInEachEpoch(draft, previous));
    },
    clear() {
      drafts.clear();
      named.clear();
      sentTemporary.clear();
      temporaryDraws = undefined;
    },
  };
  return store;
}
