// Restores a reply of a conversation.

import type { Segment } from '../sanitize/sanitized.ts';
import type { Conversation } from '../sanitize/surrogates/issuer.ts';
import { findIssuedPairs } from './pairs.ts';
import { postRestoreSteps } from './post-restore-steps.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

export { findIssuedPairs } from './pairs.ts';

export interface RestoreOptions {
  /** Also recomputes numbers that the reply computed from surrogates. Off by default, because a number may equal such a result by chance. */
  readonly recompute?: boolean;
}

/**
 * The segments, joined, are the restored reply. All text other than this conversation's surrogates is unchanged, and so is the surrogate of
 * a fact about which the reply makes a statement (see `claims/judge.ts`).
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
