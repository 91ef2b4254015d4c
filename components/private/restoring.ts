import type { ReplyText } from '../../lib/page/private/reply-blocks.ts';
import { compilePairs } from '../../lib/restore/apply.ts';
import { afterRestoring } from '../../lib/restore/truth.ts';
import type { RestorePair, Segment } from '../../lib/sanitize/sanitized.ts';

export type RestoreText = (text: string) => readonly Segment[];

/**
 * What turns the surrogates of a block of a reply into originals where that is true, and works out what was computed from them where that
 * is wanted.
 */
export function restoring(pairs: readonly RestorePair[], isRecomputing: boolean): RestoreText {
  const matcher = compilePairs(pairs);
  const truth = afterRestoring(pairs, isRecomputing);
  return (text) => truth(text, matcher.apply(text), { isBlock: true });
}

export const NOTHING_RESTORED = restoring([], false);

/** A reply as it is copied: cells stand in rows, as a sheet takes them. */
export function plainText({ blocks }: ReplyText, restore: RestoreText): string {
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
