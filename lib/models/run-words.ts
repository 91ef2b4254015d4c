// The words of a run of text with the pieces that a public model's tokenizer cuts the run into.
import type { Span } from '../text/span.ts';
import type { AlignedWord } from './alignment.ts';
import type { TextPiece } from './piece-alignment.ts';
import { bytesOfPiece, isBlankPiece, type PieceForm, placesOfPieces } from './piece-places.ts';

/** Scripts without spaces between words: a name may begin or end between any two of their letters. */
const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}\\p{scx=Tibetan}';
const LETTER = `(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}_]`;
const ENDS_IN_WORD = new RegExp(`${LETTER}$`, 'u');
const BEGINS_IN_WORD = new RegExp(`^${LETTER}`, 'u');

const isInsideWord = (run: string, at: number) =>
  ENDS_IN_WORD.test(run.slice(Math.max(0, at - 2), at)) && BEGINS_IN_WORD.test(run.slice(at, at + 2));

/** The characters between two places without the white space around them; undefined if there are no others. */
function visibleBetween(run: string, from: number, to: number): Span | undefined {
  const between = run.slice(from, to);
  const start = from + between.length - between.trimStart().length;
  const end = from + between.trimEnd().length;
  return start < end ? { start, end } : undefined;
}

/**
 * The most pieces without characters of a text that one word keeps before the piece that is scored. A word with as many as a window holds
 * would never be read.
 */
export const MOST_PIECES_BEFORE = 8;

/** The pieces that wait for the characters they belong to. */
interface Waiting {
  readonly ids: number[];
  /** The index among `ids` of the first piece that is not blank and has no place: characters that no piece has are given to it. */
  unknown: number | undefined;
}

export interface WordRules extends PieceForm {
  /** Whether the model labels every piece, so that the scores of all pieces of a word count; else those of its first one. */
  readonly labelsEveryPiece: boolean;
}

export interface ScoredWord extends AlignedWord {
  readonly scored: Span;
}

export interface RunWords {
  readonly words: readonly ScoredWord[];
  /** The pieces of a run without words, which has only invisible characters. */
  readonly left: readonly number[];
}

/** A word that more pieces may join. */
interface GrowingWord extends ScoredWord {
  end: number;
  readonly pieces: number[];
  scored: Span;
}

export function wordsOfPieces(run: string, pieces: readonly TextPiece[], rules: WordRules): RunWords {
  const words: GrowingWord[] = [];
  let waiting: Waiting = { ids: [], unknown: undefined };
  let covered = 0;

  function add({ start, end }: Span, ids: readonly number[], scored: number): void {
    const first = Math.max(0, scored - MOST_PIECES_BEFORE);
    const kept = ids.slice(first);
    const place = { start: scored - first, end: scored - first + 1 };
    const before = words.at(-1);
    if (before && (start < before.end || (start === before.end && isInsideWord(run, start)))) {
      if (rules.labelsEveryPiece) before.scored = { ...before.scored, end: before.pieces.length + place.end };
      before.end = Math.max(before.end, end);
      for (const id of kept) before.pieces.push(id);
    } else words.push({ start, end, pieces: kept, scored: place });
    covered = Math.max(covered, end);
    waiting = { ids: [], unknown: undefined };
  }

  /** Gives the characters before `end` that no piece has to the unknown piece that waits, if one does. */
  function settleUnknown(end: number): void {
    const gap = visibleBetween(run, covered, end);
    if (gap && waiting.unknown !== undefined) add(gap, waiting.ids, waiting.unknown);
  }

  placesOfPieces(
    run,
    pieces.map(({ text }) => text),
    rules,
  ).forEach((whole, index) => {
    const { id = 0, text = '' } = pieces[index] ?? {};
    const place = whole && visibleBetween(run, whole.start, whole.end);
    if (!place) {
      if (waiting.unknown === undefined && !isBlankPiece(bytesOfPiece(text, rules)))
        waiting.unknown = waiting.ids.length;
      waiting.ids.push(id);
      return;
    }
    settleUnknown(place.start);
    const gap = visibleBetween(run, covered, place.start);
    // The next piece gets the letters that no piece has. Invisible characters, which tokenizers drop, are in no word.
    const start = gap && /[\p{L}\p{N}]/u.test(run.slice(gap.start, gap.end)) ? gap.start : place.start;
    add({ start, end: place.end }, [...waiting.ids, id], waiting.ids.length);
  });
  settleUnknown(run.length);
  const rest = visibleBetween(run, covered, run.length);
  const end = words.at(-1);
  if (end && (waiting.ids.length > 0 || (rest && /[\p{L}\p{N}]/u.test(run.slice(rest.start, rest.end))))) {
    end.end = rest?.end ?? end.end;
    for (const id of waiting.ids.slice(0, MOST_PIECES_BEFORE)) end.pieces.push(id);
  }
  return { words, left: words.length > 0 ? [] : waiting.ids.slice(-MOST_PIECES_BEFORE) };
}
