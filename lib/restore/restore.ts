// Restores a reply of a conversation.

import type { Conversation } from '../conversation/conversation.ts';
import { findIssuedPairs } from './pairs.ts';
import { postRestoreSteps } from './post-restore-steps.ts';
import type { Segment } from './segment.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

export { findIssuedPairs } from './pairs.ts';

export interface RestoreOptions {
  /** Also recomputes numbers that the reply computed from surrogates. Off by default, because a number may equal such a result by chance. */
  readonly recompute?: boolean;
}

/**
 * Restores a reply; the segments, joined, are the restored text. Only surrogates of this conversation are replaced. The surrogate of a fact
 * is kept if the reply makes a statement about it (see `claims/judge.ts`).
 */
export function restore(
  reply: string,
  conversation: Pick<Conversation, 'secret' | 'entries'>,
  { recompute = false }: RestoreOptions = {},
): readonly Segment[] {
  const pairs = findIssuedPairs(reply, conversation);
  const segments = restoreWithPairs(reply, pairs);
  return postRestoreSteps(pairs, recompute)(reply, segments);
}
