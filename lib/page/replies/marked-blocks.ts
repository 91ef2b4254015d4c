// The blocks that hold surrogates, their count, and their highlights.
import type { Segment } from '../../restore/segment.ts';
import {
  createHighlight,
  PERSON_MESSAGE_HIGHLIGHT,
  RECOMPUTED_HIGHLIGHT,
  REPLY_HIGHLIGHT,
  STAND_IN_HIGHLIGHT,
} from '../highlights/highlights.ts';
import type { NotRestoredReason } from '../prompt/prompt-state.ts';
import { watchBlocksInSight } from './blocks-in-sight.ts';
import type { WordOfBlock } from './word-choices.ts';

/** A surrogate that was not restored, with its original. A number that may have been computed from stand-ins has no original. */
export interface StandInMark {
  readonly range: AbstractRange;
  readonly original: string | undefined;
  readonly reason: NotRestoredReason;
}

/** A restored word of a block, or one that the person chose to see as it was sent. */
export interface RestoredWord extends WordOfBlock {
  readonly range: AbstractRange;
  readonly original: string;
  readonly isSent: boolean;
}

interface MarkedBlock {
  /** The text that the page wrote in the block. */
  readonly raw: string;
  readonly segments: readonly Segment[];
  readonly version: number;
  /** The number of visible surrogates; the copy of a formula for screen readers does not count. */
  readonly count: number;
  readonly ranges: readonly AbstractRange[];
  /** Ranges of the recomputed numbers, which `count` includes. */
  readonly recomputed: readonly AbstractRange[];
  /** Kept stand-ins, which `count` includes. */
  readonly standIns: readonly StandInMark[];
  /** Empty while originals are not shown. */
  readonly words: readonly RestoredWord[];
  readonly isOwn: boolean;
}

export interface MarkedBlocks {
  get(block: Node): MarkedBlock | undefined;
  /** `inSight`: assume this until the browser reports it, so that a message that is rendered again does not flicker. */
  set(block: Node, marked: MarkedBlock, inSight: boolean): void;
  delete(block: Node): void;
  keys(): Iterable<Node>;
  /** Removes blocks that the page has removed. */
  sweep(): void;
  clear(): void;
  readonly count: number;
  /** How many of `count` were recomputed. */
  readonly recomputed: number;
  /** The kept stand-ins in visible blocks. */
  readonly standIns: () => readonly StandInMark[];
  /** The restored words in visible blocks, in the order of the page. */
  readonly words: () => readonly RestoredWord[];
}

const inPageOrder = (a: Node, b: Node): number =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const NO_RANGES: readonly AbstractRange[] = [];

export function markedBlocks(): MarkedBlocks {
  const blocks = new Map<Node, MarkedBlock>();
  const replyMarks = createHighlight(REPLY_HIGHLIGHT);
  const ownMarks = createHighlight(PERSON_MESSAGE_HIGHLIGHT);
  const recomputedMarks = createHighlight(RECOMPUTED_HIGHLIGHT);
  const standInMarks = createHighlight(STAND_IN_HIGHLIGHT);
  const visible = new Set<Node>();
  let count = 0;
  let recomputed = 0;

  function change(out: MarkedBlock | undefined, into: MarkedBlock | undefined): void {
    const ranges = (block: MarkedBlock | undefined, isOwn: boolean) =>
      block?.isOwn === isOwn ? block.ranges : NO_RANGES;
    replyMarks.change(ranges(out, false), ranges(into, false));
    ownMarks.change(ranges(out, true), ranges(into, true));
    recomputedMarks.change(out?.recomputed ?? NO_RANGES, into?.recomputed ?? NO_RANGES);
    const left = (block: MarkedBlock | undefined) => block?.standIns.map(({ range }) => range) ?? NO_RANGES;
    standInMarks.change(left(out), left(into));
  }

  // Browsers check every range of a highlight for every frame (four thousand cost 50 ms), so only visible blocks are highlighted.
  const sight = watchBlocksInSight((block, isInSight) => {
    const marked = blocks.get(block);
    if (!marked || isInSight === visible.has(block)) return;
    if (isInSight) visible.add(block);
    else visible.delete(block);
    if (isInSight) change(undefined, marked);
    else change(marked, undefined);
  });

  function remove(block: Node): void {
    const old = blocks.get(block);
    if (!old) return;
    blocks.delete(block);
    count -= old.count;
    recomputed -= old.recomputed.length;
    if (block instanceof Element) sight.delete(block);
    if (visible.delete(block)) change(old, undefined);
  }

  return {
    get: (block) => blocks.get(block),
    set(block, marked, inSight) {
      const old = blocks.get(block);
      blocks.set(block, marked);
      count += marked.count - (old?.count ?? 0);
      recomputed += marked.recomputed.length - (old?.recomputed.length ?? 0);
      if (!old && (block instanceof Element ? sight.add(block, inSight) : true)) visible.add(block);
      if (visible.has(block)) change(old, marked);
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
    get recomputed() {
      return recomputed;
    },
    standIns: () => [...visible].flatMap((block) => blocks.get(block)?.standIns ?? []),
    words: () => [...visible].sort(inPageOrder).flatMap((block) => blocks.get(block)?.words ?? []),
  };
}
