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

/** The pieces that wait for the characters they belong to. */
interface Waiting {
  readonly ids: number[];
  /** The index among `ids` of the first piece that is not blank: its text is not in the run, so it stands for what is. */
  unknown: number | undefined;
}

export interface WordRules extends PieceForm {
  /** Whether the model labels every piece, so that the scores of all pieces of a word count; else those of its first one. */
  readonly labelsEveryPiece: boolean;
}

export interface RunWords {
  readonly words: readonly AlignedWord[];
  /** The pieces of a run without words, which has only invisible characters. Else each piece is in one word. */
  readonly left: readonly number[];
}

export function wordsOfPieces(run: string, pieces: readonly TextPiece[], rules: WordRules): RunWords {
  const words: AlignedWord[] = [];
  let waiting: Waiting = { ids: [], unknown: undefined };
  let covered = 0;

  function joinLast(after: AlignedWord): void {
    const before = words[words.length - 1];
    if (!before) return;
    const shift = before.pieces.length;
    const start = before.scored?.start ?? 0;
    const end = rules.labelsEveryPiece ? shift + (after.scored?.end ?? 1) : (before.scored?.end ?? 1);
    words[words.length - 1] = {
      start: before.start,
      end: Math.max(before.end, after.end),
      pieces: [...before.pieces, ...after.pieces],
      scored: { start, end },
    };
  }

  function add({ start, end }: Span, ids: readonly number[], scored: number): void {
    const word = { start, end, pieces: ids, scored: { start: scored, end: scored + 1 } };
    const before = words.at(-1);
    if (before && (start < before.end || (start === before.end && isInsideWord(run, start)))) joinLast(word);
    else words.push(word);
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
    words[words.length - 1] = { ...end, end: rest?.end ?? end.end, pieces: [...end.pieces, ...waiting.ids] };
  }
  return { words, left: words.length > 0 ? [] : waiting.ids };
}
