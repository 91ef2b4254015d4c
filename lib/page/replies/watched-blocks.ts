// The blocks of the page, read again when the page changes them. Our own changes of text come back as mutation records too, and are dropped
// before anybody takes them for the page's.
import { styleHighlightsIn } from '../highlights/highlights.ts';
import { blocksIn } from './blocks.ts';
import { blocksChangedBy, OBSERVED } from './mutations.ts';
import type { Records } from './records.ts';
import { inSlices } from './slices.ts';

export interface WatchedBlocksParts {
  readonly records: Records;
  readonly isMarked: (block: Node) => boolean;
  /** Reads one block. `inSight`: it is taken to be visible until the browser says otherwise. */
  readonly update: (block: Node, inSight: boolean) => void;
  /** Called before what the page changed is read. */
  readonly beforeChanges: () => void;
  /** Called after blocks were read. `isLast`: none is left to read. */
  readonly onRead: (isLast: boolean) => void;
}

export interface WatchedBlocks {
  /** Until it is set, the page's changes are not read, because there is nothing to find. */
  isActive: boolean;
  /** Also watches an open shadow root, which a document's observer does not see into. */
  watch(root: Document | ShadowRoot): void;
  /** Stops watching shadow roots that the page has thrown out. */
  sweep(): void;
  all(): Set<Node>;
  /** Reads what the page changed in this task. */
  readPageChanges(): void;
  /** Reads these blocks at once. */
  readNow(blocks: readonly Node[], inSight: boolean): void;
  /** Reads these blocks in short tasks, the latest first, because that is what the person reads. */
  readSoon(blocks: Iterable<Node>): void;
  /** Runs `work`, whose changes of the page are ours. */
  change(work: () => void): void;
  /** Drops what `readSoon` has not read yet. */
  stopReading(): void;
}

/**
 * Time limit for blocks that are read before the page draws them; the rest follows in short tasks. Less than what browsers call a long
 * task (50 ms), and more than a frame: a late frame disturbs a reader less than stand-ins that appear and vanish.
 */
const MOST_AT_ONCE_MS = 40;

export function watchedBlocks({ records, isMarked, update, beforeChanges, onRead }: WatchedBlocksParts): WatchedBlocks {
  const roots = new Set<Document | ShadowRoot>();
  const observer = new MutationObserver(onMutations);
  const slices = inSlices<Node>(
    (block) => update(block, false),
    (isLast) => {
      observer.takeRecords();
      if (isLast) onRead(true);
    },
  );

  function onMutations(mutations: readonly MutationRecord[]): void {
    if (!blocks.isActive) return;
    if (mutations.length > 0) beforeChanges();
    const until = performance.now() + MOST_AT_ONCE_MS;
    const left: Node[] = [];
    for (const block of blocksChangedBy(mutations, records, isMarked)) {
      if (performance.now() < until) update(block, true);
      else left.push(block);
    }
    observer.takeRecords();
    if (left.length > 0) slices.start(left);
    onRead(false);
  }

  const blocks: WatchedBlocks = {
    isActive: false,
    watch(root) {
      if (roots.has(root)) return;
      roots.add(root);
      styleHighlightsIn(root);
      observer.observe(root, OBSERVED);
      // A chat in a shadow root is often found after earlier messages were asked about.
      if (blocks.isActive) blocks.readSoon(blocksIn(root));
    },
    sweep() {
      for (const root of roots) if (root instanceof ShadowRoot && !root.host.isConnected) roots.delete(root);
    },
    all() {
      const found = new Set<Node>();
      for (const root of roots) blocksIn(root, found);
      return found;
    },
    readPageChanges: () => onMutations(observer.takeRecords()),
    readNow(some, inSight) {
      blocks.readPageChanges();
      blocks.change(() => {
        for (const block of some) update(block, inSight);
      });
    },
    readSoon(some) {
      blocks.readPageChanges();
      slices.start([...some].reverse());
    },
    change(work) {
      work();
      observer.takeRecords();
    },
    stopReading: slices.stop,
  };
  return blocks;
}
