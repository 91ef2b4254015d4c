// Reads one block of the page again: finds its surrogates, writes originals or the site's text into its text nodes, and places its marks.
import type { Segment } from '../../restore/segment.ts';
import { joinPieces, layOutBlock, type RawTextPiece, type ReplyMarkKind } from './block-layout.ts';
import type { KnownPairs } from './known-pairs.ts';
import type { MarkedBlocks, RestoredWord, StandInMark } from './marked-blocks.ts';
import type { PageTextRecords } from './page-text-records.ts';
import type { PersonMessages } from './person-messages.ts';
import { type BlockPiece, isNeverChanged, readOnlyViewerOf, textPiecesOf } from './text-blocks.ts';
import { ordinalsOf, type WordChoices } from './word-choices.ts';

interface BlockUpdateParts {
  readonly records: PageTextRecords;
  readonly marked: MarkedBlocks;
  readonly own: PersonMessages;
  readonly known: KnownPairs;
  readonly choices: Pick<WordChoices, 'sentIn'>;
  readonly isRestored: () => boolean;
  readonly isReply: (element: Element) => boolean;
  readonly isMessage: (block: Node) => boolean;
  /** Called with the text of a message, which may hold surrogates that are not known here. */
  readonly onMessage: (block: Node, raw: string) => void;
  /** Called before originals are written into the page. */
  readonly onShow: (originals: readonly string[]) => void;
}

export interface BlockUpdate {
  update(block: Node, inSight: boolean): void;
  /** Whether the block is inside a read-only viewer of a reply, which cannot be written into. */
  isInViewer(block: Node): boolean;
}

/** Copies of a formula that are hidden, beside the visible one. */
const FORMULA_COPY = '.katex-mathml, annotation';
/** The most marks of one block: a browser checks each of them for every frame. */
const MAX_MARKS = 1_000;

/** Segments for a viewer: originals that would be put in place are shown beside the surrogate instead. */
const shownBeside = (segments: readonly Segment[]): Segment[] =>
  segments.map(({ text, surrogate, type, standsFor }) =>
    surrogate === undefined || standsFor !== undefined
      ? { text, ...(standsFor === undefined ? {} : { standsFor }) }
      : { text: surrogate, standsFor: text, ...(type ? { type } : {}) },
  );

type LaidOutMarks = ReturnType<typeof layOutBlock>['marks'];

type PlacedMark = Omit<LaidOutMarks[number], 'from' | 'to'> & { readonly range: AbstractRange };

/** The words that the person may see as sent or restored: one that the reply's claims keep as it is has no such choice. */
function restoredWords(block: Node, segments: readonly Segment[], marks: readonly PlacedMark[]): RestoredWord[] {
  const ordinals = ordinalsOf(segments);
  return marks.flatMap(({ kind, reason, segment, range }) => {
    const { text: original, surrogate } = segments[segment] ?? {};
    const nth = ordinals[segment];
    if (original === undefined || surrogate === undefined || nth === undefined) return [];
    const isSent = reason === 'chosen';
    return kind === 'stand-in' && !isSent ? [] : [{ block, surrogate, nth, original, isSent, range }];
  });
}

/** The ranges of the marks by kind, and the kept stand-ins with their originals. */
function placedMarks(marks: LaidOutMarks, pieces: readonly BlockPiece[], isViewer: boolean) {
  const ranges = marks.flatMap(({ from, to, ...mark }) => {
    const [start, end] = [pieces[from.piece]?.node, pieces[to.piece]?.node];
    if (!start || !end) return [];
    // Static ranges, because a live range costs the page time at every change of its text.
    const places = { startContainer: start, startOffset: from.offset, endContainer: end, endOffset: to.offset };
    return [{ ...mark, range: new StaticRange(places) }];
  });
  const rangesOf = (wanted: ReplyMarkKind) => ranges.flatMap(({ kind, range }) => (kind === wanted ? [range] : []));
  const standIns = ranges.flatMap(({ kind, range, standsFor: original, reason = 'claimed' }): StandInMark[] =>
    kind === 'stand-in' ? [{ range, original, reason: isViewer && original !== undefined ? 'viewer' : reason }] : [],
  );
  return { placed: ranges, ranges: rangesOf('restored'), recomputed: rangesOf('recomputed'), standIns };
}

function showTexts(
  records: BlockUpdateParts['records'],
  pieces: readonly BlockPiece[],
  raws: readonly RawTextPiece[],
  texts: readonly string[],
): void {
  pieces.forEach(({ node }, i) => {
    records.show(node, raws[i]?.raw ?? '', texts[i] ?? '');
  });
}

export function blockUpdate(parts: BlockUpdateParts): BlockUpdate {
  const { records, marked, own, known, isRestored } = parts;

  function isInViewer(block: Node): boolean {
    const viewer = readOnlyViewerOf(block);
    return viewer !== undefined && parts.isReply(viewer);
  }

  /** Restores the page's own text and removes the block's marks. */
  function leave(block: Node, pieces: readonly BlockPiece[], raws: readonly RawTextPiece[]): void {
    const written = raws.map(({ raw }) => raw);
    showTexts(records, pieces, raws, written);
    marked.delete(block);
  }

  function segmentsOf(block: Node, raw: string): readonly Segment[] | undefined {
    const before = marked.get(block);
    if (before?.raw === raw && before.version === known.version) return before.segments;
    return known.segmentsOf(block, raw, () => own.holds(block, raw));
  }

  function mark(
    block: Node,
    pieces: readonly BlockPiece[],
    raws: readonly RawTextPiece[],
    segments: readonly Segment[],
    inSight: boolean,
  ): void {
    const raw = joinPieces(raws);
    const [restored, isViewer] = [isRestored(), isInViewer(block)];
    const count = segments.filter(({ surrogate, standsFor }) => (surrogate ?? standsFor) !== undefined).length;
    const { texts, marks } = isViewer
      ? layOutBlock(raws, restored ? shownBeside(segments) : segments, restored)
      : layOutBlock(raws, segments, restored, parts.choices.sentIn(block, segments));
    if (restored && !isViewer)
      parts.onShow(segments.flatMap(({ text, surrogate }) => (surrogate === undefined ? [] : [text])));
    showTexts(records, pieces, raws, texts);
    if (count === 0 && !segments.some(({ isUnproved }) => isUnproved)) {
      marked.delete(block);
      return;
    }
    const isSecond = block instanceof Element && block.closest(FORMULA_COPY) !== null;
    const { placed, ...places } = placedMarks(isSecond ? [] : marks.slice(0, MAX_MARKS), pieces, isViewer);
    const words = restored && !isViewer ? restoredWords(block, segments, placed) : [];
    const state = { raw, segments, version: known.version, count: isSecond ? 0 : count, words, ...places };
    marked.set(block, { ...state, isOwn: own.holds(block, raw) }, inSight);
  }

  function update(block: Node, inSight: boolean): void {
    if (!block.isConnected) {
      marked.delete(block);
      return;
    }
    const pieces = textPiecesOf(block);
    const raws = pieces.map(({ node, gap }) => ({ raw: records.rawOf(node), gap }));
    const raw = joinPieces(raws);
    const isOurs = marked.get(block) !== undefined || pieces.some(({ node }) => records.has(node));
    if (!isOurs && raw.trim() === '') return;
    // A message that became an edit box must hold what the page wrote, because the page reads its text from there.
    if (isNeverChanged(block) && !isInViewer(block)) {
      leave(block, pieces, raws);
      return;
    }
    if (parts.isMessage(block)) parts.onMessage(block, raw);
    const segments = segmentsOf(block, raw);
    if (!segments) {
      // A long text is still being read, but taking originals out must not wait for that.
      if (!isRestored()) leave(block, pieces, raws);
      return;
    }
    const hasMarks = segments.some((one) => (one.surrogate ?? one.standsFor) !== undefined || one.isUnproved);
    if (hasMarks || isOurs) mark(block, pieces, raws, segments, inSight);
  }

  return { update, isInViewer };
}
