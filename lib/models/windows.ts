// Long texts are read through overlapping windows. Each word's label is taken from the window in which it has the most
// text around it.
import type { AlignedWord } from './alignment.ts';
import type { Sequence } from './classifier.ts';

export interface WindowSize {
  /** Most pieces in a window, the two special pieces at its edges not counted. */
  readonly pieces: number;
  /** Pieces that a window repeats of the one before it, at least, where the text allows. */
  readonly overlap: number;
}

/** Where a word stands, and its pieces: all that a window is cut by. */
type CutWord = Omit<AlignedWord, 'lists' | 'isListedName'>;

/** Words `from` to `to`, exclusive. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

export const DEFAULT_WINDOW: WindowSize = { pieces: 190, overlap: 48 };

/** Whether a sentence or a paragraph starts at word `index`. */
export function startsSentence(text: string, words: readonly CutWord[], index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  if (!word || !before) return true;
  const between = text.slice(before.end, word.start);
  if (text[before.start] === '\n') return true;
  if (between.includes('\n')) return true;
  return between !== '' && /[.!?…。！？]["'”’)\]]?$/u.test(text.slice(Math.max(0, before.end - 2), before.end));
}

/** Pieces that a word takes in a window; one that is longer than a whole window is cut. */
const length = (word: CutWord | undefined, size: WindowSize) => Math.min(word?.pieces.length ?? 0, size.pieces);

function endOfWindow(words: readonly CutWord[], from: number, size: WindowSize): number {
  let pieces = 0;
  let to = from;
  while (to < words.length && pieces + length(words[to], size) <= size.pieces) {
    pieces += length(words[to], size);
    to += 1;
  }
  return to;
}

/** The start of the next window: the sentence's start nearest to where the overlap begins, else as far back as the overlap wants. */
function nextStart(text: string, words: readonly CutWord[], { from, to }: Window, size: WindowSize): number {
  let pieces = 0;
  let start = to;
  while (start - 1 > from && pieces + length(words[start - 1], size) <= size.overlap) {
    start -= 1;
    pieces += length(words[start], size);
  }
  const earliest = from + Math.ceil((to - from) / 2);
  for (let at = start; at >= earliest; at -= 1) if (startsSentence(text, words, at)) return at;
  for (let at = start + 1; at < to; at += 1) if (startsSentence(text, words, at)) return at;
  return start;
}

export function windowsOf(text: string, words: readonly CutWord[], size: WindowSize = DEFAULT_WINDOW): Window[] {
  const windows: Window[] = [];
  let from = 0;
  while (from < words.length) {
    const window = { from, to: endOfWindow(words, from, size) };
    windows.push(window);
    if (window.to === words.length) break;
    from = nextStart(text, words, window, size);
  }
  return windows;
}

/** The pieces of a window, cut to the size (only a single word longer than the window is ever cut). */
export function sequenceOf(words: readonly AlignedWord[], { from, to }: Window, size: WindowSize): Sequence {
  const inside = words.slice(from, to);
  return {
    pieces: inside.flatMap((word) => word.pieces).slice(0, size.pieces),
    lists: inside.flatMap(({ pieces, lists }) => pieces.map(() => lists)).slice(0, size.pieces),
  };
}

/** How much text a word has around it in a window. The text's own edges hide nothing, so they do not count. */
function context(index: number, { from, to }: Window, words: number): number {
  const before = from === 0 ? Number.POSITIVE_INFINITY : index - from;
  const after = to === words ? Number.POSITIVE_INFINITY : to - 1 - index;
  return Math.min(before, after);
}

/** For each word, the index of the window that labels it. */
export function ownersOf(windows: readonly Window[], words: number): Int32Array {
  const owners = new Int32Array(words).fill(-1);
  const best = new Float64Array(words).fill(Number.NEGATIVE_INFINITY);
  windows.forEach((window, index) => {
    for (let word = window.from; word < window.to; word += 1) {
      const around = context(word, window, words);
      if (around > (best[word] ?? 0)) {
        best[word] = around;
        owners[word] = index;
      }
    }
  });
  return owners;
}
