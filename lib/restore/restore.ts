// From a reply and a conversation to the restored reply.
import type { Conversation } from '../sanitize/issuer.ts';
import type { ConversationSecret, Segment } from '../sanitize/sanitized.ts';
import { applyPairs } from './apply.ts';
import { findPairs, statelessPairs } from './pairs.ts';
import { type Recomputed, recomputeNumbers } from './recompute.ts';

export { findPairs } from './pairs.ts';

export interface RestoreOptions {
  /** Also works out numbers that the reply computed from surrogates. Off by default: such a number may agree by chance. */
  readonly recompute?: boolean;
}

/** Joined, the segments are the restored reply; what is no surrogate of this conversation stays byte for byte. */
export function restore(
  reply: string,
  conversation: Pick<Conversation, 'secret' | 'entries'>,
  { recompute = false }: RestoreOptions = {},
): readonly Segment[] {
  const pairs = findPairs(reply, conversation);
  const segments = applyPairs(reply, pairs);
  return recompute ? withRecomputed(reply, segments, recomputeNumbers(reply, pairs)) : segments;
}

/** Splits what was left as it is where a number was worked out. */
export function withRecomputed(
  reply: string,
  segments: readonly Segment[],
  recomputed: readonly Recomputed[],
): readonly Segment[] {
  let at = 0;
  return segments.flatMap((segment): Segment[] => {
    const start = at;
    at += (segment.surrogate ?? segment.text).length;
    if (segment.surrogate !== undefined) return [segment];
    const parts: Segment[] = [];
    let from = start;
    for (const one of recomputed) {
      if (one.start < from || one.end > at) continue;
      if (one.start > from) parts.push({ text: reply.slice(from, one.start) });
      parts.push({ text: one.original, surrogate: one.text, type: 'MONEY' });
      from = one.end;
    }
    if (from < at) parts.push({ text: reply.slice(from, at) });
    return parts;
  });
}

/** From the key and the tweak alone. See `statelessPairs` for what that risks. */
export function statelessRestore(reply: string, secret: ConversationSecret): readonly Segment[] {
  return applyPairs(reply, statelessPairs(reply, secret));
}
