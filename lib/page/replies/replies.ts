// Surrogates in the page's messages: marked, counted, and on a click turned into originals by changing text nodes' data and
// nothing else. Nodes are never added, removed or replaced, so that the page's own rendering goes on undisturbed.
import type { RestorePair } from '../../sanitize/sanitized.ts';
import { styleHighlightsIn } from '../highlights/highlights.ts';
import { blockUpdate } from './block-update.ts';
import { blocksIn, isUntouched, piecesOf } from './blocks.ts';
import { knownPairs } from './known-pairs.ts';
import { joined } from './layout.ts';
import { markedBlocks, type StandInMark } from './marked-blocks.ts';
import { blocksChangedBy, OBSERVED } from './mutations.ts';
import { ownMessages } from './own-messages.ts';
import { createRecords } from './records.ts';
import { inSlices } from './slices.ts';
import { askAboutUnseen } from './unseen.ts';

export interface Replies {
  add(pairs: readonly RestorePair[]): void;
  /** Asks about what stands in the page, and from now on about what comes into it. */
  lookForEarlier(): void;
  /** What left: the person's own message will stand in the page so. */
  sent(text: string): void;
  /** Also watches an open shadow root, which a document's observer does not see into. */
  watch(root: Document | ShadowRoot): void;
  setRestored(restored: boolean): void;
  /** A prompt of this conversation was written privately: from now on no original is put into the page. */
  keepOut(): void;
  /** For the events of this task, the control holds what the page wrote. */
  lend(control: Element): void;
  /** Whether numbers that a reply computed from surrogates are worked out too. */
  setRecomputing(wanted: boolean): void;
  /** A text of the page with the originals in it, whether or not the page shows them. */
  withOriginals(text: string): string;
  /** Does an original stand in it, in any spelling that addresses have? */
  holdsOriginal(text: string): boolean;
  /** What the site wrote there, also where originals stand now. */
  readonly asWritten: (node: Text) => string;
  /** What of the page holds surrogates, but for the person's own messages. */
  readonly markedBlocks: () => readonly Node[];
  /** All that stands in the page's messages, as the site wrote it. */
  readonly messagesText: () => string;
  readonly count: number;
  /** How many of `count` were worked out. */
  readonly recomputed: number;
  readonly restored: boolean;
  readonly isPrivate: boolean;
  /** Visible surrogates that were not restored. */
  readonly standIns: () => readonly StandInMark[];
  clear(): void;
  stop(): void;
}

export interface RepliesOptions {
  /** Selectors of the person's own messages, where the site is known. */
  readonly ownMessages?: () => readonly string[];
  /** Called before what the page changed is read: it may show another conversation now, whose text is not to be read as this one's. */
  readonly beforeChanges?: () => void;
  /** Called before originals come to stand in the page. */
  readonly onShow?: (originals: readonly string[]) => void;
  /** Does it stand in a reply? Only there are viewers that cannot be written into looked at: elsewhere one may become an editor. */
  readonly isReply?: (element: Element) => boolean;
  /** Is this a place for messages? What stands elsewhere is asked about nowhere. */
  readonly isMessage?: (block: Node) => boolean;
  /** Asks the engine which surrogates stand in a text. */
  readonly pairsIn?: (text: string) => Promise<readonly RestorePair[]>;
}

const ANNOUNCE_AFTER_MS = 60;
/**
 * Time limit for blocks that are restored before the page draws them; the rest follows in short tasks. Less than what browsers call a long
 * task (50 ms), and more than a frame: a late frame disturbs a reader less than stand-ins that appear and vanish.
 */
const MOST_AT_ONCE_MS = 40;
export function watchReplies(onChange: () => void, options: RepliesOptions = {}): Replies {
  /** Until there is something to find, the page's changes are not looked at. */
  let isActive = false;
  let restored = false;
  let isPrivate = false;
  let announced = '';
  let announcing: ReturnType<typeof setTimeout> | undefined;
  const records = createRecords();
  const marked = markedBlocks();
  const own = ownMessages(options.ownMessages ?? (() => []));
  const roots = new Set<Document | ShadowRoot>();
  const unseen = askAboutUnseen(
    (text) => options.pairsIn?.(text) ?? Promise.resolve([]),
    (found) => replies.add(found),
  );

  const known = knownPairs((block) => {
    onMutations(observer.takeRecords());
    update(block, false);
    observer.takeRecords();
    announceSoon();
  });
  const isMessage = (block: Node) => options.isMessage?.(block) !== false;
  const { update, isInViewer } = blockUpdate({
    records,
    marked,
    own,
    known,
    isRestored: () => restored,
    isReply: (element) => options.isReply?.(element) === true,
    isMessage,
    onMessage: unseen.note,
    onShow: (originals) => options.onShow?.(originals),
  });

  function announce(): void {
    clearTimeout(announcing);
    announcing = undefined;
    marked.sweep();
    for (const root of roots) if (root instanceof ShadowRoot && !root.host.isConnected) roots.delete(root);
    const state = `${marked.count} ${marked.recomputed} ${restored} ${isPrivate}`;
    if (state === announced) return;
    announced = state;
    onChange();
  }

  /** A stream changes the count many times a second; the panel shows it a few times. */
  function announceSoon(): void {
    announcing ??= setTimeout(announce, ANNOUNCE_AFTER_MS);
  }

  const observer = new MutationObserver(onMutations);

  function onMutations(mutations: readonly MutationRecord[]): void {
    if (!isActive) return;
    if (mutations.length > 0) options.beforeChanges?.();
    const changed = blocksChangedBy(mutations, records, (block) => marked.get(block) !== undefined);
    const until = performance.now() + MOST_AT_ONCE_MS;
    const left: Node[] = [];
    for (const block of changed) {
      if (performance.now() < until) update(block, true);
      else left.push(block);
    }
    // Our own changes come back as records: nothing in them is news.
    observer.takeRecords();
    if (left.length > 0) slices.start(left);
    announceSoon();
  }

  const slices = inSlices<Node>(
    (block) => update(block, false),
    (isLast) => {
      observer.takeRecords();
      if (isLast) announce();
    },
  );

  /** Latest first, for that is what is being read. */
  function updateAll(blocks: ReadonlySet<Node>): void {
    // Do not mistake the changes that the page made in this task for our changes.
    onMutations(observer.takeRecords());
    slices.start([...blocks].reverse());
  }

  function everything(): Set<Node> {
    const blocks = new Set<Node>();
    for (const root of roots) blocksIn(root, blocks);
    return blocks;
  }

  const replies: Replies = {
    add(more) {
      if (!known.add(more)) return;
      isActive = true;
      updateAll(everything());
    },
    lookForEarlier() {
      isActive = true;
      // What was asked about under another name may be known under this one.
      unseen.forget();
      updateAll(everything());
    },
    sent(text) {
      own.sent(text);
      if (!known.isRecomputing && !known.hasJudged) return;
      // The page may have shown the message before it was known to be the person's.
      known.outdate();
      updateAll(new Set(marked.keys()));
    },
    watch(root) {
      if (roots.has(root)) return;
      roots.add(root);
      styleHighlightsIn(root);
      observer.observe(root, OBSERVED);
      // A chat in a shadow root is often found after earlier messages were asked about.
      if (isActive) updateAll(blocksIn(root));
    },
    setRestored(wanted) {
      restored = wanted && !isPrivate;
      updateAll(new Set(marked.keys()));
      announce();
    },
    keepOut() {
      if (isPrivate) return;
      isPrivate = true;
      if (restored) replies.setRestored(false);
      else announce();
    },
    lend(control) {
      if (!restored) return;
      onMutations(observer.takeRecords());
      const lent = [...marked.keys()].filter((block) => control.contains(block) || block.contains(control));
      if (lent.length === 0) return;
      for (const { node } of lent.flatMap((block) => piecesOf(block))) {
        const raw = records.rawOf(node);
        if (control.contains(node)) records.show(node, raw, raw);
      }
      observer.takeRecords();
      // Before anything is drawn.
      requestAnimationFrame(() => {
        onMutations(observer.takeRecords());
        for (const block of lent) update(block, true);
        observer.takeRecords();
      });
    },
    setRecomputing(wanted) {
      if (known.setRecomputing(wanted) && isActive) updateAll(everything());
    },
    withOriginals: known.withOriginals,
    holdsOriginal: known.holdsOriginal,
    asWritten: (node) => records.rawOf(node),
    markedBlocks: () => [...marked.keys()].filter((block) => !marked.get(block)?.isOwn),
    messagesText: () =>
      [...everything()]
        .filter((block) => (!isUntouched(block) || isInViewer(block)) && isMessage(block))
        .map((block) => joined(piecesOf(block).map(({ node, gap }) => ({ raw: records.rawOf(node), gap }))))
        .filter((text) => text.trim() !== '')
        .join('\n'),
    get count() {
      return marked.count;
    },
    get recomputed() {
      return marked.recomputed;
    },
    get restored() {
      return restored;
    },
    get isPrivate() {
      return isPrivate;
    },
    standIns: marked.standIns,
    clear() {
      slices.stop();
      onMutations(observer.takeRecords());
      restored = false;
      isPrivate = false;
      // At once: the next conversation's text is not to be read with this one's pairs.
      for (const block of [...marked.keys()]) update(block, false);
      observer.takeRecords();
      known.clear();
      marked.clear();
      unseen.forget();
      own.forget();
      announce();
    },
    stop() {
      replies.clear();
      clearTimeout(announcing);
      observer.disconnect();
    },
  };
  return replies;
}
