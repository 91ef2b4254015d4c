// Surrogates in the page's messages: marked, counted, and on a click turned into originals by changing text nodes' data and
// nothing else. Nodes are never added, removed or replaced, so that the page's own rendering goes on undisturbed.
import { type Finder, finderFor } from '../../egress/finder.ts';
import { isTelling, soughtOf } from '../../egress/sought.ts';
import { compilePairs, type Matcher } from '../../restore/apply.ts';
import { isJudged } from '../../restore/claims/judge.ts';
import { growingReplies } from '../../restore/growing.ts';
import { type TellTruth, truthTeller } from '../../restore/truth.ts';
import type { RestorePair, Segment } from '../../sanitize/sanitized.ts';
import { styleHighlightsIn } from '../highlights/highlights.ts';
import { blocksIn, isUntouched, piecesOf, viewerOf } from './blocks.ts';
import { joined, layOut, type MarkKind } from './layout.ts';
import { LONG_TEXT, longBlocks } from './long-blocks.ts';
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

/** Hidden from sight, and beside what is seen. */
const SECOND_COPY = '.katex-mathml, annotation';
const ANNOUNCE_AFTER_MS = 60;
/**
 * Time limit for blocks that are restored before the page draws them; the rest follows in short tasks. Less than what browsers call a long
 * task (50 ms), and more than a frame: a late frame disturbs a reader less than stand-ins that appear and vanish.
 */
const MOST_AT_ONCE_MS = 40;
/** Of one block. A browser looks at each for every frame, and nobody reads so many at once. */
const MOST_MARKS = 1_000;

/** What would be put in place, to be shown beside it instead. */
const beside = (segments: readonly Segment[]): Segment[] =>
  segments.map(({ text, surrogate, type, standsFor }) =>
    surrogate === undefined || standsFor !== undefined
      ? { text, ...(standsFor === undefined ? {} : { standsFor }) }
      : { text: surrogate, standsFor: text, ...(type ? { type } : {}) },
  );

export function watchReplies(onChange: () => void, options: RepliesOptions = {}): Replies {
  let pairs: RestorePair[] = [];
  let matcher: Matcher = compilePairs([]);
  let found = growingReplies(matcher);
  let truth = truthTeller([]);
  /** Made where it is asked for. */
  let recomputedTruth: TellTruth | undefined;
  let isRecomputing = false;
  /** Made where it is asked for. */
  let originals: Finder | undefined;
  let version = 0;
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

  function isInViewer(block: Node): boolean {
    const viewer = viewerOf(block);
    return viewer !== undefined && options.isReply?.(viewer) === true;
  }

  function update(block: Node, inSight: boolean): void {
    if (!block.isConnected) {
      marked.delete(block);
      return;
    }
    const pieces = piecesOf(block);
    const raws = pieces.map(({ node, gap }) => ({ raw: records.rawOf(node), gap }));
    const raw = joined(raws);
    const isOurs = marked.get(block) !== undefined || pieces.some(({ node }) => records.has(node));
    if (!isOurs && raw.trim() === '') return;
    const isViewer = isInViewer(block);
    if (!isViewer && isUntouched(block)) {
      // A message that became an edit box: what the page reads from it is what the page wrote.
      pieces.forEach(({ node }, i) => {
        records.show(node, raws[i]?.raw ?? '', raws[i]?.raw ?? '');
      });
      marked.delete(block);
      return;
    }
    if (options.isMessage?.(block) !== false) unseen.note(block, raw);
    const before = marked.get(block);
    const segments = before?.raw === raw && before.version === version ? before.segments : segmentsOf(block, raw);
    if (!segments) {
      // It is being read. What the person wants taken out is not to wait for that.
      if (restored) return;
      pieces.forEach(({ node }, i) => {
        records.show(node, raws[i]?.raw ?? '', raws[i]?.raw ?? '');
      });
      marked.delete(block);
      return;
    }
    const count = segments.filter(({ surrogate, standsFor }) => (surrogate ?? standsFor) !== undefined).length;
    const hasMarks = count > 0 || segments.some(({ isUnproved }) => isUnproved);
    if (!hasMarks && !isOurs) return;
    const { texts, marks: all } = layOut(raws, isViewer && restored ? beside(segments) : segments, restored);
    const marks = all.length > MOST_MARKS ? all.slice(0, MOST_MARKS) : all;
    if (restored && !isViewer)
      options.onShow?.(segments.flatMap(({ text, surrogate }) => (surrogate === undefined ? [] : [text])));
    pieces.forEach(({ node }, i) => {
      records.show(node, raws[i]?.raw ?? '', texts[i] ?? '');
    });
    if (!hasMarks) {
      marked.delete(block);
      return;
    }
    const isSecond = block instanceof Element && block.closest(SECOND_COPY) !== null;
    const placed = marks.flatMap(({ from, to, ...mark }) => {
      const [start, end] = [pieces[from.piece]?.node, pieces[to.piece]?.node];
      if (!start || !end || isSecond) return [];
      // A static range costs the page nothing when it changes its text; a live one is adjusted at every change.
      const places = { startContainer: start, startOffset: from.offset, endContainer: end, endOffset: to.offset };
      return [{ ...mark, range: new StaticRange(places) }];
    });
    const rangesOf = (wanted: MarkKind) => placed.flatMap(({ kind, range }) => (kind === wanted ? [range] : []));
    const standIns = placed.flatMap(({ kind, range, standsFor: original, reason = 'claimed' }): StandInMark[] =>
      kind === 'stand-in' ? [{ range, original, reason: isViewer && original !== undefined ? 'viewer' : reason }] : [],
    );
    const [ranges, recomputed, isOwn] = [rangesOf('restored'), rangesOf('recomputed'), own.holds(block, raw)];
    const shown = isSecond ? 0 : count;
    marked.set(block, { raw, segments, version, count: shown, ranges, recomputed, standIns, isOwn }, inSight);
  }

  const long = longBlocks((block) => {
    onMutations(observer.takeRecords());
    update(block, false);
    observer.takeRecords();
    announceSoon();
  });

  /** Undefined while it is being read. The person's own messages are about the originals, so nothing in them is recomputed or kept. */
  function segmentsOf(block: Node, raw: string): readonly Segment[] | undefined {
    const isLong = raw.length > LONG_TEXT;
    const segments = isLong ? long.segmentsOf(block, raw) : found(block, raw);
    if (!segments || own.holds(block, raw)) return segments;
    if (!isRecomputing || isLong) return truth(raw, segments, { isBlock: true });
    recomputedTruth ??= truthTeller(pairs, true);
    return recomputedTruth(raw, segments, { isBlock: true });
  }

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
    // What the page did in this task is not to be taken for ours.
    onMutations(observer.takeRecords());
    slices.start([...blocks].reverse());
  }

  function everything(): Set<Node> {
    const blocks = new Set<Node>();
    for (const root of roots) blocksIn(root, blocks);
    return blocks;
  }

  function match(wanted: readonly RestorePair[]): void {
    pairs = [...wanted];
    matcher = compilePairs(pairs);
    found = growingReplies(matcher);
    truth = truthTeller(pairs);
    recomputedTruth = undefined;
    originals = undefined;
    long.use(matcher);
    version += 1;
  }

  const replies: Replies = {
    add(more) {
      const fresh = more.filter(
        (pair) => !pairs.some((p) => p.surrogate === pair.surrogate && p.original === pair.original),
      );
      if (fresh.length === 0) return;
      isActive = true;
      match([...pairs, ...fresh]);
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
      if (!isRecomputing && !pairs.some(({ type }) => isJudged(type))) return;
      // The page may have shown the message before it was known to be the person's.
      version += 1;
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
      if (wanted === isRecomputing) return;
      isRecomputing = wanted;
      version += 1;
      if (isActive) updateAll(everything());
    },
    withOriginals: (text) =>
      truth(text, matcher.apply(text))
        .map((segment) => segment.text)
        .join(''),
    holdsOriginal(text) {
      originals ??= finderFor(
        pairs
          .map(({ original }) => original)
          .filter(isTelling)
          .map(soughtOf),
      );
      return originals.find({ text }).originals.length > 0;
    },
    asWritten: (node) => records.rawOf(node),
    markedBlocks: () => [...marked.keys()].filter((block) => !marked.get(block)?.isOwn),
    messagesText: () =>
      [...everything()]
        .filter((block) => (!isUntouched(block) || isInViewer(block)) && options.isMessage?.(block) !== false)
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
      match([]);
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
