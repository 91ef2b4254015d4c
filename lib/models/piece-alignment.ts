// Splits a text into the pieces of a SentencePiece vocabulary, with offsets, for models that label every piece. Pieces of one word are joined
// where words are marked as a whole; the word then gets the average of their scores.
//
// Such a tokenizer cuts at spaces before anything else, so a text is given to it one run of characters at a time, which can be cached. It
// normalizes the run (NFKC, invisible characters) and tells no offsets: the text of each piece is looked for in the run, normalized the same
// way one character at a time, so that every place of the result knows the character that it comes from.
import type { Span } from '../text/span.ts';
import type { AlignedWord } from './alignment.ts';

export interface TextPiece {
  readonly id: number;
  /** The piece as in the vocabulary; an unknown one is the text that it stands for. */
  readonly text: string;
}

type TextPiecesOf = (run: string) => readonly TextPiece[];

const RUN = /\n+|\S+/gu;
/** Longer runs (texts without spaces) are cut after a punctuation mark or, without one, here. */
const LONGEST_RUN = 160;
const CUT_AFTER = /[\p{P}\p{S}][^\p{P}\p{S}]*$/u;
/** A character with the marks that belong to it. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;
const WORD_START = '\u2581';
/** How far ahead a piece is looked for, past characters that the tokenizer dropped. */
const REACH = 12;

interface Normalized {
  readonly text: string;
  /** For each code unit of `text`, the cluster of the run that it comes from. */
  readonly origins: readonly Span[];
}

function normalized(run: string): Normalized {
  const origins: Span[] = [];
  let text = '';
  for (const { 0: cluster, index } of run.matchAll(CLUSTER)) {
    const plain = cluster.normalize('NFKC');
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origins.push({ start: index, end: index + cluster.length });
  }
  return { text, origins };
}

/** The place of each piece in `text`; empty for a piece that stands for no character (a lone word start), or for one that is not found. */
function placesOf(text: string, pieces: readonly TextPiece[]): Span[] {
  let at = 0;
  return pieces.map(({ text: piece }) => {
    const plain = piece.startsWith(WORD_START) ? piece.slice(WORD_START.length) : piece;
    if (plain === '') return { start: at, end: at };
    const found = text.startsWith(plain, at) ? at : text.slice(at, at + REACH + plain.length).indexOf(plain) + at;
    if (found < at) return { start: at, end: at };
    at = found + plain.length;
    return { start: found, end: at };
  });
}

/**
 * Scripts whose words are marked as a whole. In others a name may begin or end inside a run of letters: they write no spaces, or write particles
 * onto names.
 */
const LETTER_OF_WORD =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Bengali}\p{M}\p{N}_]/u;

const isInsideWord = (run: string, at: number) =>
  LETTER_OF_WORD.test(run.charAt(at - 1)) && LETTER_OF_WORD.test(run.charAt(at));

function joined(before: AlignedWord, after: AlignedWord): AlignedWord {
  const shift = before.pieces.length;
  const scored = { start: before.scored?.start ?? 0, end: shift + (after.scored?.end ?? 1) };
  return { ...before, end: after.end, pieces: [...before.pieces, ...after.pieces], scored };
}

/** The words of a run with their pieces. A piece without characters joins the next one, or the one before it at the end. */
export function piecesWithOffsets(run: string, pieces: readonly TextPiece[]): AlignedWord[] {
  const { text, origins } = normalized(run);
  const words: AlignedWord[] = [];
  let waiting: number[] = [];
  placesOf(text, pieces).forEach(({ start, end }, index) => {
    const ids = [...waiting, pieces[index]?.id ?? 0];
    const first = origins[start];
    const last = origins[end - 1];
    if (start === end || !first || !last) {
      waiting = ids;
      return;
    }
    waiting = [];
    const scored = { start: ids.length - 1, end: ids.length };
    const word = { start: first.start, end: last.end, pieces: ids, scored };
    const before = words.at(-1);
    // An entity cannot end inside a character, such as a ligature, that has two pieces.
    const isOneWord =
      before && (first.start < before.end || (first.start === before.end && isInsideWord(run, first.start)));
    if (isOneWord) words[words.length - 1] = joined(before, word);
    else words.push(word);
  });
  const end = words.at(-1);
  if (waiting.length > 0 && end) words[words.length - 1] = { ...end, pieces: [...end.pieces, ...waiting] };
  return words;
}

/** Cuts a run that is longer than `longest` after the last punctuation mark of its second half or, without one, there. */
export function cutRun({ start, end }: Span, run: string, longest: number): Span[] {
  const cuts: Span[] = [];
  let at = 0;
  while (run.length - at > longest) {
    const most = run.slice(at, at + longest);
    const tail = CUT_AFTER.exec(most);
    let length = tail && tail.index > longest / 2 ? tail.index + 1 : most.length;
    if (/[\uD800-\uDBFF]/u.test(run.charAt(at + length - 1))) length -= 1;
    cuts.push({ start: start + at, end: start + at + length });
    at += length;
  }
  return [...cuts, { start: start + at, end }];
}

/** The runs of a text between spaces, each at most `LONGEST_RUN` long. */
const runsOf = (text: string): Span[] =>
  Array.from(text.matchAll(RUN), ({ 0: run, index }) => {
    const whole = { start: index, end: index + run.length };
    // Line breaks are one piece, however many they are.
    return run.startsWith('\n') ? [whole] : cutRun(whole, run, LONGEST_RUN);
  }).flat();

const CACHED_RUNS = 20_000;

/** Caches the pieces of runs: after each keystroke almost the whole prompt is read again. */
export function cachedTextPieces(textPiecesOf: TextPiecesOf): (run: string) => readonly AlignedWord[] {
  const cache = new Map<string, readonly AlignedWord[]>();
  return (run) => {
    const found = cache.get(run);
    if (found) return found;
    if (cache.size >= CACHED_RUNS) cache.clear();
    const words = piecesWithOffsets(run, textPiecesOf(run.replace(/\p{Cs}/gu, '\uFFFD')));
    cache.set(run, words);
    return words;
  };
}

/** The pieces of a text with their offsets. Each run of line breaks is one piece. */
export function alignPieces(
  text: string,
  wordsOfRun: (run: string) => readonly AlignedWord[],
  lineBreak: readonly number[] | undefined,
): AlignedWord[] {
  return runsOf(text).flatMap(({ start, end }): readonly AlignedWord[] => {
    if (text[start] === '\n') return lineBreak ? [{ start, end, pieces: lineBreak }] : [];
    return wordsOfRun(text.slice(start, end)).map((word) => ({
      ...word,
      start: start + word.start,
      end: start + word.end,
    }));
  });
}
