// From a reply and a conversation to the restored reply.

import type { ConversationSecret } from '../privacy/keys.ts';
import type { Segment } from '../sanitize/sanitized.ts';
import type { Conversation } from '../sanitize/surrogates/issuer.ts';
import { applyPairs } from './apply.ts';
import { findPairs, statelessPairs } from './pairs.ts';
import { truthTeller } from './truth.ts';

export { findPairs } from './pairs.ts';

export interface RestoreOptions {
  /** Also works out numbers that the reply computed from surrogates. Off by default: such a number may agree by chance. */
  readonly recompute?: boolean;
}

/**
 * Joined, the segments are the restored reply; what is no surrogate of this conversation stays byte for byte, and so does a fact's
 * surrogate that the reply says something about (see `claims/judge.ts`).
 */
export function restore(
  reply: string,
  conversation: Pick<Conversation, 'secret' | 'entries'>,
  { recompute = false }: RestoreOptions = {},
): readonly Segment[] {
  const pairs = findPairs(reply, conversation);
  const segments = applyPairs(reply, pairs);
  return truthTeller(pairs, recompute)(reply, segments);
}

/** From the key and the tweak alone. See `statelessPairs` for what that risks. */
export function statelessRestore(reply: string, secret: ConversationSecret): readonly Segment[] {
  const pairs = statelessPairs(reply, secret);
  return truthTeller(pairs)(reply, applyPairs(reply, pairs));
}
