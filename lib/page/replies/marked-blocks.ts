// The blocks that hold surrogates: how many, and what is highlighted in them.
import type { Segment } from '../../sanitize/sanitized.ts';
import { createMarks, OWN_HIGHLIGHT, REPLY_HIGHLIGHT } from '../highlights.ts';

export interface MarkedBlock {
  /** What the page wrote, joined, and what was found in it. */
  readonly raw: string;
  readonly segments: readonly Segment[];
  readonly version: number;
  /** How many of them the person sees: a formula's second copy for screen readers does not count. */
  readonly count: number;
  readonly ranges: readonly AbstractRange[];
  readonly isOwn: boolean;
}

export interface MarkedBlocks {
  get(block: Node): MarkedBlock | undefined;
  set(block: Node, marked: MarkedBlock): void;
  delete(block: Node): void;
  keys(): Iterable<Node>;
  /** Lets go of blocks that the page has thrown out. */
  sweep(): void;
  clear(): void;
  readonly count: number;
  readonly size: number;
}

const NONE: readonly AbstractRange[] = [];

export function markedBlocks(): MarkedBlocks {
  const blocks = new Map<Node, MarkedBlock>();
  const replyMarks = createMarks(REPLY_HIGHLIGHT);
  const ownMarks = createMarks(OWN_HIGHLIGHT);
  let count = 0;

  const marksOf = ({ isOwn }: MarkedBlock) => (isOwn ? ownMarks : replyMarks);

  function remove(block: Node): void {
    const old = blocks.get(block);
    if (!old) return;
    blocks.delete(block);
    count -= old.count;
    marksOf(old).change(old.ranges, NONE);
  }

  return {
    get: (block) => blocks.get(block),
    set(block, marked) {
      const old = blocks.get(block);
      blocks.set(block, marked);
      count += marked.count - (old?.count ?? 0);
      if (old && marksOf(old) !== marksOf(marked)) marksOf(old).change(old.ranges, NONE);
      marksOf(marked).change(old && marksOf(old) === marksOf(marked) ? old.ranges : NONE, marked.ranges);
    },
    delete: remove,
    keys: () => blocks.keys(),
    sweep() {
      for (const block of blocks.keys()) if (!block.isConnected) remove(block);
    },
    clear() {
      for (const block of [...blocks.keys()]) remove(block);
    },
    get count() {
      return count;
    },
    get size() {
      return blocks.size;
    },
  };
}
