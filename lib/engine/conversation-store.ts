// The conversations: what is stored of each, what has only been drawn so far, and under which name a conversation went on.
import { siteTweak } from '../privacy/across-chats.ts';
import { type Conversation, newConversation, withOwnKey } from '../vault/conversation.ts';
import type { Vault } from '../vault/vault.ts';
import { TEMPORARY } from './protocol.ts';
import { siteOf } from './sender.ts';

export interface ConversationStore {
  /** What is known of a conversation so far; of a temporary one, until the engine stops. */
  known(id: string): Promise<Conversation | undefined>;
  /** What is known, or a new one with a tweak of its own. */
  open(id: string): Promise<Conversation>;
  keep(id: string, conversation: Conversation): Promise<void>;
  /** Moves what is under `from` to `to`. */
  bind(from: string, to: string): Promise<void>;
  /** Something was sent from it; a draft that was only previewed does not count. */
  isStored(id: string): Promise<boolean>;
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
  /** Temporary conversations from which something was sent. */
  const sentTemporary = new Set<string>();
  /** For the draws of temporary chats and private windows: equal draws would link them with the chats of the person's account. */
  let temporaryDraws: Uint8Array | undefined;

  async function siteTweakFor(id: string): Promise<Uint8Array | undefined> {
    const site = siteOf(id);
    if (site === undefined) return undefined;
    if (!id.startsWith(TEMPORARY)) return siteTweak(await vault.personKey(), site);
    temporaryDraws ??= newTweak();
    return siteTweak(temporaryDraws, site);
  }

  const begun = async (id: string) => newConversation(newTweak(), await siteTweakFor(id));

  const store: ConversationStore = {
    known: async (id) => (id.startsWith(TEMPORARY) ? drafts.get(id) : vault.conversation(id)),
    async open(id) {
      const stored = await store.known(id);
      if (stored) return stored;
      const begin = drafts.has(id) ? undefined : await begun(id);
      // Another request may have begun it meanwhile.
      const draft = drafts.get(id) ?? begin ?? newConversation(newTweak());
      drafts.set(id, draft);
      return draft;
    },
    async keep(id, conversation) {
      if (id.startsWith(TEMPORARY)) {
        drafts.set(id, conversation);
        sentTemporary.add(id);
        return;
      }
      await vault.keep(id, conversation);
      drafts.delete(id);
    },
    async bind(from, to) {
      if (!to.startsWith(TEMPORARY)) await vault.move(from, to);
      named.set(from, to);
      const draft = drafts.get(from);
      // A preview may have begun a draft under the new name. A conversation that was sent replaces it.
      const replacesPreview = sentTemporary.delete(from) && !sentTemporary.has(to);
      if (replacesPreview) sentTemporary.add(to);
      if (draft && (replacesPreview || !drafts.has(to))) drafts.set(to, draft);
      if (from !== to) drafts.delete(from);
    },
    isStored: async (id) =>
      id.startsWith(TEMPORARY) ? sentTemporary.has(id) : (await vault.conversation(id)) !== undefined,
    nameOf: (id) => named.get(id) ?? id,
    keepKey(key) {
      for (const [id, draft] of drafts) drafts.set(id, withOwnKey(draft, key));
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
