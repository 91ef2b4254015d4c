// Splits long texts into windows. Each word's label is taken from the window in which the word has the most text around it. Windows
// overlap, because a word needs context. In a long text, which takes seconds to read, they do not overlap at the border of a paragraph or
// of a row: there the paragraph or row itself is enough context.
import type { AlignedWord } from './alignment.ts';

export interface WindowSize {
  /** The most pieces in a window, without the two special pieces at its edges. */
  readonly pieces: number;
  /** The smallest number of pieces that a window shares with the one before it, if the text allows. */
  readonly overlap: number;
  /** The smallest overlap in a text of at least `from` pieces. Its windows end with a paragraph or row if one ends in their last quarter. */
  readonly long?: { readonly from: number; readonly overlap: number };
}

/** A window contains the words from index `from` up to, but not including, index `to`. */
export interface WordWindow {
  readonly from: number;
  readonly to: number;
}

/** The sizes that gave the best results in models/ner-multilingual/earlier-networks.md. */
export const DEFAULT_WINDOW = {
  pieces: 190,
  overlap: 48,
  long: { from: 4000, overlap: 24 },
} as const satisfies WindowSize;

/** The usual window, or a smaller one for a model that reads at most `longest` pieces at once. */
export function windowWithin(longest: number = Number.POSITIVE_INFINITY): WindowSize {
  const { pieces, overlap, long } = DEFAULT_WINDOW;
  if (longest >= pieces) return DEFAULT_WINDOW;
  const scaled = (count: number) => Math.floor((count * longest) / pieces);
  return { pieces: longest, overlap: scaled(overlap), long: { from: long.from, overlap: scaled(long.overlap) } };
}

/** Whether a sentence or a paragraph starts at word `index`. */
function startsSentence(text: string, words: readonly AlignedWord[], index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  if (!word || !before) return true;
  const between = text.slice(before.end, word.start);
  if (text[before.start] === '\n') return true;
  if (between.includes('\n')) return true;
  return between !== '' && /[.!?…。！？]["'”’)\]]?$/u.test(text.slice(Math.max(0, before.end - 2), before.end));
}

/** The number of pieces of a word in a window; a word longer than a whole window is cut. */
const pieceCount = (word: AlignedWord | undefined, size: WindowSize) => Math.min(word?.pieces.length ?? 0, size.pieces);

function endOfWindow(words: readonly AlignedWord[], from: number, size: WindowSize): number {
  let pieces = 0;
  let to = from;
  while (to < words.length && pieces + pieceCount(words[to], size) <= size.pieces) {
    pieces += pieceCount(words[to], size);
    to += 1;
  }
  return to;
}

/**
 * The part at the end of a window of a long text that is searched for the start of a sentence or paragraph, as a share of the window's
 * words.
 */
const SEARCHED_SHARE = 1 / 4;
const BLANK_LINE_BEFORE = /\n[^\S\n]*\n[^\S\n]*$/u;
const LONGEST_BLANK_LINE = 16;

const startsParagraph = (text: string, { start }: AlignedWord) =>
  text[start] !== '\n' && BLANK_LINE_BEFORE.test(text.slice(Math.max(0, start - LONGEST_BLANK_LINE), start));

const CELL_BORDER = /[,;\t|]/g;
/** The fewest separators in a row of a table. */
const FEWEST_CELL_BORDERS = 2;
const LONGEST_ROW = 1000;

/** The row of a table that a word starts: its line has as many separators as the line before it. A row needs no context of other rows. */
function rowAt(text: string, { start }: AlignedWord): string | undefined {
  if (text[start - 1] !== '\n' || text[start] === '\n') return undefined;
  const above = text.slice(Math.max(0, start - LONGEST_ROW), start - 1);
  const before = above.slice(above.lastIndexOf('\n') + 1);
  const [row = ''] = /^[^\n]*/.exec(text.slice(start, start + LONGEST_ROW)) ?? [];
  const [borders, others] = [row, before].map((line) => line.match(CELL_BORDER)?.length ?? 0);
  return borders === others && (borders ?? 0) >= FEWEST_CELL_BORDERS ? row : undefined;
}

const HASH_FACTOR = 0x9e3779b1;
const hashOf = (numbers: readonly number[]) =>
  numbers.reduce((hash, number) => Math.imul(hash ^ number, HASH_FACTOR), 1) >>> 0;

/**
 * The candidate with the least hash of its content. If windows begin at such places, an edit moves only the windows near it; if they began
 * as late as possible, it would move all windows after it.
 */
function anchorAmong(candidates: readonly { readonly at: number; readonly hash: number }[]): number | undefined {
  const least = candidates.reduce((low, { hash }) => Math.min(low, hash), Number.POSITIVE_INFINITY);
  return candidates.find(({ hash }) => hash === least)?.at;
}

/** Shortens a window so that it ends before a paragraph or row that begins in its last quarter; undefined if none begins there. */
function withoutNextParagraph(
  text: string,
  words: readonly AlignedWord[],
  { from, to }: WordWindow,
): WordWindow | undefined {
  const rows: { at: number; hash: number }[] = [];
  for (let at = to; at > to - (to - from) * SEARCHED_SHARE; at -= 1) {
    const word = words[at];
    if (!word) continue;
    if (startsParagraph(text, word)) return { from, to: at };
    const row = rowAt(text, word);
    if (row) rows.push({ at, hash: hashOf(Array.from(row, (sign) => sign.codePointAt(0) ?? 0)) });
  }
  const end = anchorAmong(rows);
  return end === undefined ? undefined : { from, to: end };
}

/** The start of the next window if it shares as many pieces with this one as it must. */
function startByOverlap(words: readonly AlignedWord[], { from, to }: WordWindow, size: WindowSize): number {
  let pieces = 0;
  let start = to;
  while (start - 1 > from && pieces + pieceCount(words[start - 1], size) <= size.overlap) {
    start -= 1;
    pieces += pieceCount(words[start], size);
  }
  return start;
}

const earliestStart = ({ from, to }: WordWindow, searchedShare: number) =>
  from + Math.ceil((to - from) * (1 - searchedShare));

/**
 * The start of a sentence near `start`, if one is in the window.
 * @param searchedShare how far back a sentence start may be, as a share of the window
 */
function sentenceNear(
  text: string,
  words: readonly AlignedWord[],
  window: WordWindow,
  start: number,
  searchedShare: number,
): number | undefined {
  const earliest = earliestStart(window, searchedShare);
  for (let at = start; at >= earliest; at -= 1) if (startsSentence(text, words, at)) return at;
  for (let at = start + 1; at < window.to; at += 1) if (startsSentence(text, words, at)) return at;
  return undefined;
}

/** How many words before the start of a window another may be chosen. */
const ANCHOR_REACH = 16;

/** The start of the next window in a long text without sentences: a word at `start` or a little before it. */
function anchorBefore(words: readonly AlignedWord[], window: WordWindow, start: number): number {
  const earliest = Math.max(start - ANCHOR_REACH, earliestStart(window, SEARCHED_SHARE));
  const candidates = words
    .slice(earliest, start + 1)
    .map(({ pieces }, index) => ({ at: earliest + index, hash: hashOf(pieces) }));
  return anchorAmong(candidates) ?? start;
}

/** Like `SEARCHED_SHARE`, but for the windows of a text that is not long, and for those near the end of a long one. */
const USUAL_SEARCHED_SHARE = 1 / 2;

export function windowsOf(
  text: string,
  words: readonly AlignedWord[],
  size: WindowSize = DEFAULT_WINDOW,
): WordWindow[] {
  const pieces = words.reduce((sum, word) => sum + word.pieces.length, 0);
  const long = size.long && pieces >= size.long.from ? { ...size, overlap: size.long.overlap } : undefined;
  const windows: WordWindow[] = [];
  let from = 0;
  while (from < words.length) {
    const window = { from, to: endOfWindow(words, from, size) };
    // The last lines of a text are often a signature, which needs the text before it.
    const isNearEnd = endOfWindow(words, window.to, size) === words.length;
    const paragraphs = long && !isNearEnd ? withoutNextParagraph(text, words, window) : undefined;
    windows.push(paragraphs ?? window);
    if (window.to === words.length) break;
    if (paragraphs) from = paragraphs.to;
    else if (long && !isNearEnd) {
      const start = startByOverlap(words, window, long);
      from = sentenceNear(text, words, window, start, SEARCHED_SHARE) ?? anchorBefore(words, window, start);
    } else {
      const start = startByOverlap(words, window, size);
      from = sentenceNear(text, words, window, start, USUAL_SEARCHED_SHARE) ?? start;
    }
  }
  return windows;
}

/** The pieces of a window, at most as many as its size (only a single word that is longer than the window is cut). */
export function pieceSequenceOf(
  words: readonly AlignedWord[],
  { from, to }: WordWindow,
  size: WindowSize,
): readonly number[] {
  return words
    .slice(from, to)
    .flatMap((word) => word.pieces)
    .slice(0, size.pieces);
}

/** The number of words between a word and the nearer edge of its window. An edge of the text itself hides nothing and is not counted. */
function distanceToEdge(index: number, { from, to }: WordWindow, words: number): number {
  const before = from === 0 ? Number.POSITIVE_INFINITY : index - from;
  const after = to === words ? Number.POSITIVE_INFINITY : to - 1 - index;
  return Math.min(before, after);
}

/** For each word, the index of the window that labels it. */
export function windowOfEachWord(windows: readonly WordWindow[], words: number): Int32Array {
  const owners = new Int32Array(words).fill(-1);
  const best = new Float64Array(words).fill(Number.NEGATIVE_INFINITY);
  windows.forEach((window, index) => {
    for (let word = window.from; word < window.to; word += 1) {
      const around = distanceToEdge(word, window, words);
      if (around > (best[word] ?? 0)) {
        best[word] = around;
        owners[word] = index;
      }
    }
  });
  return owners;
}
