// Single words of restored replies for which the person chose to see what was sent.
import type { Segment } from '../../restore/segment.ts';

/** A word of a block, told by its surrogate and by how many of the same come before it, so that it stays the same while the block grows. */
export interface WordOfBlock {
  readonly block: Node;
  readonly surrogate: string;
  readonly nth: number;
}

export interface WordChoices {
  set(word: WordOfBlock, showsSent: boolean): void;
  /** The indices of the segments that are shown as they were sent. */
  sentIn(block: Node, segments: readonly Segment[]): ReadonlySet<number>;
  clear(): void;
}

const NONE: ReadonlySet<number> = new Set();
const keyOf = (surrogate: string, nth: number) => `${nth} ${surrogate}`;

/** For each segment, how many before it have the same surrogate; undefined for a segment without one. */
export function ordinalsOf(segments: readonly Segment[]): readonly (number | undefined)[] {
  const counts = new Map<string, number>();
  return segments.map(({ surrogate }) => {
    if (surrogate === undefined) return undefined;
    const nth = counts.get(surrogate) ?? 0;
    counts.set(surrogate, nth + 1);
    return nth;
  });
}

export function wordChoices(): WordChoices {
  // Weak: a block that the page has removed takes its choices along.
  let chosen = new WeakMap<Node, Set<string>>();
  return {
    set({ block, surrogate, nth }, showsSent) {
      const keys = chosen.get(block) ?? new Set();
      if (showsSent) keys.add(keyOf(surrogate, nth));
      else keys.delete(keyOf(surrogate, nth));
      chosen.set(block, keys);
    },
    sentIn(block, segments) {
      const keys = chosen.get(block);
      if (!keys || keys.size === 0) return NONE;
      const ordinals = ordinalsOf(segments);
      const isSent = ({ surrogate = '' }: Segment, at: number) => keys.has(keyOf(surrogate, ordinals[at] ?? -1));
      return new Set(segments.flatMap((segment, at) => (isSent(segment, at) ? [at] : [])));
    },
    clear() {
      chosen = new WeakMap();
    },
  };
}
