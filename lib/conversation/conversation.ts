// The part of a stored conversation that sanitizing, auditing and restoring need.
import type { NameLink } from '../people/name-links.ts';
import type { ConversationSecret } from '../privacy/keys.ts';
import type { Fact } from './original.ts';
import type { VaultEntry } from './vault-entry.ts';

export interface Conversation {
  readonly secret: ConversationSecret;
  /** The surrogates that earlier prompts of this conversation issued. */
  readonly entries: readonly VaultEntry[];
  /** Words that earlier prompts of the conversation sent unchanged. */
  readonly visible?: readonly string[];
  /** The originals that earlier prompts of this conversation protected. No generalising phrase may contain one. */
  readonly known?: readonly Fact[];
  /** Which names the person said are one person's, or two people's. */
  readonly links?: readonly NameLink[];
}
