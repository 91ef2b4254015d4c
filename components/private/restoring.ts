import type { RestorePair } from '../../lib/conversation/restore-pair.ts';
import type { ReplyText } from '../../lib/page/private/reply-blocks.ts';
import { postRestoreSteps } from '../../lib/restore/post-restore-steps.ts';
import type { Segment } from '../../lib/restore/segment.ts';
import { compileMatcher } from '../../lib/restore/surrogate-matcher.ts';

export type RestoreText = (text: string) => readonly Segment[];

/**
 * Builds a function that restores one block of a reply: it puts originals in place of surrogates if the statement then stays true, and
 * recomputes derived numbers if `isRecomputing`.
 */
export function textRestorerForBlocks(pairs: readonly RestorePair[], isRecomputing: boolean): RestoreText {
  const matcher = compileMatcher(pairs);
  const truth = postRestoreSteps(pairs, isRecomputing);
  return (text) => truth(text, matcher.apply(text), { isBlock: true });
}

export const restoreNothing = textRestorerForBlocks([], false);

/** A restored reply as plain text. Table cells are separated by tabs, so that a spreadsheet can paste them. */
export function plainReplyText({ blocks }: ReplyText, restore: RestoreText): string {
  const restored = (text: string) =>
    restore(text)
      .map((segment) => segment.text)
      .join('');
  return blocks
    .map((block) => {
      if (block.kind === 'table') return block.rows.map((row) => row.map(restored).join('\t')).join('\n');
      if (block.kind === 'item') return `${'  '.repeat(block.depth)}${block.mark} ${restored(block.text)}`;
      return restored(block.text);
    })
    .join('\n');
}
