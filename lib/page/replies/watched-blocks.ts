// Reads the blocks of the page again when the page changes them. Our own changes of text cause mutation records too; they are dropped, so that they
// are not taken for the page's.
import { shadowRootsWithin } from '../dom/elements.ts';
import { styleHighlightsIn } from '../highlights/highlights.ts';
import { blocksChangedBy, OBSERVED_CHANGES } from './mutations.ts';
import type { PageTextRecords } from './page-text-records.ts';
import { runInSlices } from './task-slices.ts';
import { textBlocksIn } from './text-blocks.ts';

interface WatchedBlocksParts {
  readonly records: PageTextRecords;
  readonly isMarked: (block: Node) => boolean;
  /** Reads one block. `inSight`: assume that it is visible until the browser reports it. */
  readonly update: (block: Node, inSight: boolean) => void;
  /** Called before the page's changes are read. */
  readonly beforeChanges: () => void;
  /** Called after blocks were read. `isLast`: no more blocks are waiting. */
  readonly onRead: (isLast: boolean) => void;
}

export interface WatchedBlocks {
  /** While false, the page's changes are not read, because no surrogates are known that could be in them. */
  isActive: boolean;
  /** Also watches an open shadow root, which a document's observer does not see, and those inside it. */
  watch(root: Document | ShadowRoot): void;
  /** To be called when the page attached a shadow root to this element, or to one in a shadow root below it. */
  rooted(host: Element): void;
  /** Stops watching shadow roots that the page has removed. */
  sweep(): void;
  all(): Set<Node>;
  /** Reads the changes that the page made in this task. */
  readPageChanges(): void;
  /** Reads these blocks at once. */
  readNow(blocks: readonly Node[], inSight: boolean): void;
  /** Reads these blocks in short tasks, the latest first, because the person reads the latest messages. */
  readSoon(blocks: Iterable<Node>): void;
  /** Runs `work`; its changes of the page are not taken for the page's. */
  change(work: () => void): void;
  /** Drops the blocks that `readSoon` has not read yet. */
  stopReading(): void;
}

/**
 * Time limit for reading blocks before the page draws them; the rest follows in short tasks. It is below what browsers call a long task (50 ms) and
 * above one frame: a late frame disturbs a reader less than stand-ins that flash up.
 */
const MAX_AT_ONCE_MS = 40;
const REPORTED_ROOTS_AFTER_MS = 50;

/** Collects hosts: a page of components attaches thousands of roots, and the reported host may be one that surrounds them all. */
function reportedHosts(each: (host: Element) => void): (host: Element) => void {
  let hosts = new Set<Element>();
  return (host) => {
    if (hosts.size === 0)
      setTimeout(() => {
        const reported = hosts;
        hosts = new Set();
        for (const one of reported) each(one);
      }, REPORTED_ROOTS_AFTER_MS);
    hosts.add(host);
  };
}

type Root = Document | ShadowRoot;

function forgetRemoved(roots: Set<Root>): void {
  for (const root of roots) if (root instanceof ShadowRoot && !root.host.isConnected) roots.delete(root);
}

function blocksIn(roots: ReadonlySet<Root>): Set<Node> {
  const found = new Set<Node>();
  for (const root of roots) textBlocksIn(root, found);
  return found;
}

/** Watches open shadow roots at any depth. @param roots those that are watched already */
function shadowRootWatch(roots: ReadonlySet<Document | ShadowRoot>, watch: (root: ShadowRoot) => void) {
  function watchRootsIn(within: Document | ShadowRoot | Element): void {
    for (const root of shadowRootsWithin(within)) {
      if (roots.has(root)) watchRootsIn(root);
      else watch(root);
    }
  }
  function watchAddedRoots(mutations: readonly MutationRecord[]): void {
    for (const { addedNodes } of mutations)
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) watchRootsIn(node);
  }
  /** Each watched root is searched once for roots in it; a root found by that is searched when its own watch begins. */
  function watchAllRoots(): void {
    for (const root of [...roots]) for (const inner of shadowRootsWithin(root)) watch(inner);
  }
  return { watchRootsIn, watchAddedRoots, watchAllRoots };
}

export function watchedBlocks({ records, isMarked, update, beforeChanges, onRead }: WatchedBlocksParts): WatchedBlocks {
  const roots = new Set<Document | ShadowRoot>();
  const observer = new MutationObserver(onMutations);
  const slices = runInSlices<Node>(
    (block) => readBlock(block, false),
    (isLast) => {
      observer.takeRecords();
      if (isLast) onRead(true);
    },
  );

  function readBlock(block: Node, inSight: boolean): void {
    update(block, inSight);
    const root = isMarked(block) ? block.getRootNode() : undefined;
    // Only roots with marks: a page may have thousands of roots.
    if (root instanceof ShadowRoot) styleHighlightsIn(root);
  }

  const { watchRootsIn, watchAddedRoots, watchAllRoots } = shadowRootWatch(roots, (root) => blocks.watch(root));

  const rooted = reportedHosts((host) => {
    if (isActive && host.isConnected) watchRootsIn(host);
  });

  function onMutations(mutations: readonly MutationRecord[]): void {
    if (!blocks.isActive) return;
    if (mutations.length > 0) beforeChanges();
    watchAddedRoots(mutations);
    const until = performance.now() + MAX_AT_ONCE_MS;
    const left: Node[] = [];
    for (const block of blocksChangedBy(mutations, records, isMarked)) {
      if (performance.now() < until) readBlock(block, true);
      else left.push(block);
    }
    observer.takeRecords();
    if (left.length > 0) slices.start(left);
    onRead(false);
  }

  let isActive = false;

  const blocks: WatchedBlocks = {
    get isActive() {
      return isActive;
    },
    set isActive(is) {
      if (is && !isActive) watchAllRoots();
      isActive = is;
    },
    watch(root) {
      if (roots.has(root)) return;
      roots.add(root);
      if (root instanceof Document) styleHighlightsIn(root);
      observer.observe(root, OBSERVED_CHANGES);
      watchRootsIn(root);
      // A chat in a shadow root is often found only after earlier messages were asked about.
      if (isActive) blocks.readSoon(textBlocksIn(root));
    },
    rooted,
    sweep: () => forgetRemoved(roots),
    all: () => blocksIn(roots),
    readPageChanges: () => onMutations(observer.takeRecords()),
    readNow(some, inSight) {
      blocks.readPageChanges();
      blocks.change(() => {
        for (const block of some) readBlock(block, inSight);
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
