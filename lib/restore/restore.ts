// From a reply and a conversation to the restored reply.
import type { Conversation } from '../sanitize/issuer.ts';
import type { ConversationSecret, Segment } from '../sanitize/sanitized.ts';
import { applyPairs } from './apply.ts';
import { truthful } from './claims/judge.ts';
import { findPairs, statelessPairs } from './pairs.ts';
import { recomputing } from './recomputed-segments.ts';

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
  return truthful(reply, recompute ? recomputing(pairs)(reply, segments) : segments);
}

/** From the key and the tweak alone. See `statelessPairs` for what that risks. */
export function statelessRestore(reply: string, secret: ConversationSecret): readonly Segment[] {
  return truthful(reply, applyPairs(reply, statelessPairs(reply, secret)));
}
