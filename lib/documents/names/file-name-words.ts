// A file name as words that a detector can read: "CV_Annika-Lindqvist_2026.pdf" is "CV Annika Lindqvist 2026". A surrogate of some of the words
// is written into the name as its other words are.
import type { TextEdit } from '../document.ts';
import { splitFileName } from './file-extension.ts';
import { styledSurrogate } from './surrogate-style.ts';
import { validFileName } from './valid-file-name.ts';

/** A place of the stem that is a space in the words; an empty one is the border between "Annika" and "Lindqvist" in "AnnikaLindqvist". */
interface Gap {
  readonly from: number;
  readonly to: number;
}

export interface FileNameWords {
  /** The words of the name, without its extension. */
  readonly text: string;
  /** With its dot, or ''. */
  readonly extension: string;
}

const GAPS = [
  /(?:_|\+|%20)(?:_|\+|%20|\s)*/giu,
  /(?<=[\p{L}\p{N}])[-.](?=\p{L})|(?<=\p{L})[-.](?=\p{N})/gu,
  // Not in "McDonald".
  /(?<=\p{Ll})(?<!Mc)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{Ll})(?=\p{N})|(?<=\p{N})(?=\p{Lu}\p{Ll})/gu,
] as const;

/** Mail addresses stay whole. */
const WHOLE = /[\w.+-]{1,64}@[\w.-]+/g;

function gapsOf(stem: string): readonly Gap[] {
  const whole = Array.from(stem.matchAll(WHOLE), ({ index, 0: match }) => ({ from: index, to: index + match.length }));
  const hasSpaces = /\s/u.test(stem);
  const gaps = GAPS.flatMap((pattern) =>
    Array.from(stem.matchAll(pattern), ({ index, 0: match }) => ({ from: index, to: index + match.length })),
  );
  return (
    gaps
      .filter(({ from, to }) => !whole.some((one) => from >= one.from && to <= one.to))
      // "Anna-Lena Holm": between words with spaces, a hyphen is part of a name.
      .filter(({ from, to }) => !(hasSpaces && to > from && /^[-.]/.test(stem.slice(from, to))))
      .sort((a, b) => a.from - b.from || b.to - a.to)
      .filter(({ from, to }, i, all) => {
        const before = all[i - 1];
        return !before || from > before.to || (from === before.to && to > from);
      })
  );
}

const withCase = (letter: string, changed: string) => (changed.length === letter.length ? changed : letter);

/** Names are found more surely in words with capital letters, and a name in one case says nothing by it. */
function inTitleCase(text: string): string {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return text;
  return text.replace(/(?<![\p{L}\p{M}\p{N}@._])\p{L}[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}@_])/gu, (word) =>
    Array.from(word, (letter, i) => withCase(letter, i === 0 ? letter.toUpperCase() : letter.toLowerCase())).join(''),
  );
}

interface ReadStem {
  readonly stem: string;
  readonly extension: string;
  readonly gaps: readonly Gap[];
  readonly text: string;
}

function readStem(name: string): ReadStem {
  const { stem, extension } = splitFileName(name);
  const gaps = gapsOf(stem);
  let text = '';
  let at = 0;
  for (const { from, to } of gaps) {
    text += `${stem.slice(at, from)} `;
    at = to;
  }
  return { stem, extension, gaps, text: inTitleCase(text + stem.slice(at)) };
}

export function wordsOfFileName(name: string): FileNameWords {
  const { text, extension } = readStem(name);
  return { text, extension };
}

/** The place in the stem of a place in the words. */
function placeIn(gaps: readonly Gap[], at: number): number {
  /** How much further a place is in the stem than in the words. */
  let shift = 0;
  for (const { from, to } of gaps) {
    if (at <= from - shift) break;
    shift += to - from - 1;
  }
  return at + shift;
}

function separatorAt({ stem, gaps }: ReadStem, from: number, to: number): string {
  const inside = gaps.find((gap) => gap.from >= from && gap.to <= to && gap.from > from && gap.to < to);
  if (inside) return stem.slice(inside.from, inside.to);
  if (/\s/u.test(stem.slice(from, to))) return ' ';
  const [first] = gaps;
  if (first) return stem.slice(first.from, first.to);
  if (/\s/u.test(stem)) return ' ';
  return stem === stem.toLowerCase() ? '-' : '_';
}

/**
 * A file name with these edits of its words, and with its extension. It is valid on all systems, whatever the name was.
 * @param edits of `wordsOfFileName(name).text`, in its order
 */
export function fileNameWith(name: string, edits: readonly TextEdit[]): string {
  const read = readStem(name);
  const { stem, extension, gaps } = read;
  const isAscii = /^[\0-\x7f]*$/.test(stem);
  let written = '';
  let at = 0;
  for (const edit of edits) {
    const from = Math.max(at, placeIn(gaps, edit.start));
    const to = Math.max(from, placeIn(gaps, edit.end));
    const separator = separatorAt(read, from, to);
    written += stem.slice(at, from) + styledSurrogate(edit.text, stem.slice(from, to), separator, isAscii);
    at = to;
  }
  return validFileName(written + stem.slice(at), extension);
}
