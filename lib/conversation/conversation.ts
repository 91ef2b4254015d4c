// The conversation that a text belongs to, as each step of a prompt sees it.
import type { ConversationSecret } from '../privacy/keys.ts';
import type { Fact } from './original.ts';
import type { VaultEntry } from './vault-entry.ts';

export interface Conversation {
  readonly secret: ConversationSecret;
  /** What earlier prompts of this conversation issued. */
  readonly entries: readonly VaultEntry[];
  /** Words that earlier prompts left visible. */
  readonly visible?: readonly string[];
  /** Originals that earlier prompts of this conversation protected. A phrase must not contain any of them. */
  readonly known?: readonly Fact[];
}
