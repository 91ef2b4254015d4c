// From a reply and a conversation to the restored reply.
import type { Conversation } from '../sanitize/issuer.ts';
import type { ConversationSecret, Segment } from '../sanitize/sanitized.ts';
import { applyPairs } from './apply.ts';
import { findPairs, statelessPairs } from './pairs.ts';

export { findPairs } from './pairs.ts';

/** Joined, the segments are the restored reply; what is no surrogate of this conversation stays byte for byte. */
export function restore(reply: string, conversation: Pick<Conversation, 'secret' | 'entries'>): readonly Segment[] {
  return applyPairs(reply, findPairs(reply, conversation));
}

/** From the key and the tweak alone. See `statelessPairs` for what that risks. */
export function statelessRestore(reply: string, secret: ConversationSecret): readonly Segment[] {
  return applyPairs(reply, statelessPairs(reply, secret));
}
