// Finds the parts of a text that are no language: base64, hexadecimal digits, long runs of one character. The network would split them into
// thousands of pieces and take some of them for names.
//
// Only long runs of ASCII letters and digits count, so no script without spaces is concerned, and only those without words: a path or an
// identifier of words may hold a name. Base64 has a share of capitals and digits that no words have.
import type { Span } from '../../text/span.ts';

/** Longer than words, addresses and most keys. Shorter values are read, because the network may know a secret by the words around it. */
const SHORTEST_BLOB = 160;

/** A run of base64 in either alphabet. In JSON its lines are separated by "\n", and slashes may be written as "\/". */
const RUN = new RegExp(`(?<![A-Za-z0-9+/=_-])(?:[A-Za-z0-9+/=_-]|\\\\[nr/]){${SHORTEST_BLOB},}`, 'g');
const SEGMENT = /(?:(?<!\\)[a-z]|[A-Z0-9])+/g;
const WORDS = /[A-Z]?[a-z]{3,}|[A-Z]{3,}/g;
const NUMBER_AT_END = /\d{1,4}$/;
/** No word has a letter four times in a row; base64 of zeros has. */
const REPEATED_LETTER = /([A-Za-z])\1{3,}/g;
/** The least share of a segment's letters that must be in words of three letters or more. In a long one fewer are there by chance. */
const SHARE_OF_WORDS = { short: 0.85, long: 0.65 };
const LONG_SEGMENT = 20;
/** In random base64, about one segment in sixty looks like a word by chance. */
const MAX_CHANCE_WORDS = 0.04;

const lengthOf = ({ start, end }: Span) => end - start;

/** Whether a segment between separators looks like a word or several: "schmidt", "annaSchmidt", "IMAGES", "anna17". */
function looksLikeWords(segment: string): boolean {
  const name = segment.replace(NUMBER_AT_END, '');
  const letters = (name.replace(REPEATED_LETTER, '').match(WORDS) ?? []).reduce((sum, word) => sum + word.length, 0);
  return letters > 0 && letters >= name.length * SHARE_OF_WORDS[name.length < LONG_SEGMENT ? 'short' : 'long'];
}

/** In a long run of base64, so many segments in a row that look like words are words. */
const WORDS_IN_A_ROW = 3;

/**
 * The parts of a run of base64 that have no words in them. A few segments of base64 look like words by chance, so inside a run they count
 * only if there are many, or several in a row. At its edges they always count.
 */
function partsWithoutWords(text: string, run: Span): Span[] {
  const segments = Array.from(text.slice(run.start, run.end).matchAll(SEGMENT), ({ 0: segment, index }) => ({
    start: run.start + index,
    end: run.start + index + segment.length,
    isWord: looksLikeWords(segment),
  }));
  const words = segments.filter(({ isWord }) => isWord).length;
  const areWords = words > segments.length * MAX_CHANCE_WORDS;
  const parts: Span[] = [];
  let isBroken = true;
  for (let at = 0, to = 0; at < segments.length; at = to) {
    const isWord = segments[at]?.isWord === true;
    while (to < segments.length && segments[to]?.isWord === isWord) to += 1;
    const isInside = at > 0 && to < segments.length;
    const isBreak = isWord && (!isInside || areWords || to - at >= WORDS_IN_A_ROW);
    const last = parts.at(-1);
    const end = segments[to - 1]?.end ?? run.end;
    if (!isBreak && last && !isBroken) parts[parts.length - 1] = { start: last.start, end };
    else if (!isBreak) parts.push({ start: segments[at]?.start ?? run.start, end });
    isBroken = isBreak;
  }
  return parts;
}

const runsOfBase64 = (text: string): Span[] =>
  Array.from(text.matchAll(RUN), ({ 0: run, index }) => ({ start: index, end: index + run.length }));

const LINE = /[^\n]+/g;
/** PEM has 64 characters a line, MIME 76. Shorter lines may be keys, each with its own meaning. */
const LINE_OF_BASE64 = /^[A-Za-z0-9+/=_-]{60,}$/;
const FEWEST_LINES = 3;
/** A shorter last line without padding needs this length, because a signature or a number may follow base64. */
const LAST_LINE = /^(?:[A-Za-z0-9+/_-]+={1,2}|[A-Za-z0-9+/_-]{9,})$/;
const ONE_LINE_BREAK = /^[^\S\n]*\n[^\S\n]*$/;

/** Base64 in lines (PEM, MIME). All its lines but the last have the same length, which lines of paths or names have not. */
function linesOfBase64(text: string): Span[] {
  const blocks: { start: number; end: number; width: number; lines: number; isClosed: boolean }[] = [];
  for (const { 0: line, index } of text.matchAll(LINE)) {
    const content = line.trim();
    const start = index + line.indexOf(content);
    const end = start + content.length;
    const last = blocks.at(-1);
    const isFull = LINE_OF_BASE64.test(content);
    const between = last && !last.isClosed ? text.slice(last.end, start) : undefined;
    const isLast = content.length < (last?.width ?? 0) && LAST_LINE.test(content);
    if (last && isFull && content.length === last.width && between?.trim() === '') {
      last.end = end;
      last.lines += 1;
    } else if (last && isLast && between !== undefined && ONE_LINE_BREAK.test(between)) {
      last.end = end;
      last.isClosed = true;
    } else if (isFull) blocks.push({ start, end, width: content.length, lines: 1, isClosed: false });
  }
  return blocks.filter(({ lines }) => lines >= FEWEST_LINES);
}

/** One byte, or several behind a mark of hexadecimal digits. Without one, wider groups may be a list of identifiers. */
const HEX_GROUP = /^(?:[0-9a-f]{2}|(?:0x|\\x)(?:[0-9a-f]{2}){1,4})[,:;]?$/i;
const FEWEST_HEX_GROUPS = 40;
/** The least share of groups with a letter; lists of decimal numbers have none, and may be phone numbers. */
const MIN_GROUPS_WITH_LETTER = 0.2;
/** The least share of groups with a digit, which words of the letters a to f ("bad", "de") have not. */
const MIN_GROUPS_WITH_DIGIT = 0.4;

/** Groups of hexadecimal digits between spaces, as in a dump or an array of bytes. A list has one group a line, and is read. */
function hexGroups(text: string): Span[] {
  const runs: (Span & { count: number; letters: number; digits: number })[] = [];
  let isOpen = false;
  for (const { 0: line, index: lineStart } of text.matchAll(LINE)) {
    const groups = [...line.matchAll(/\S+/g)];
    if (groups.length === 1) isOpen = false;
    if (groups.length < 2) continue;
    for (const { 0: group, index } of groups) {
      if (!HEX_GROUP.test(group)) {
        isOpen = false;
        continue;
      }
      const last = isOpen ? runs.at(-1) : undefined;
      const value = group.replace(/^(?:0x|\\x)/i, '');
      const next = {
        start: last?.start ?? lineStart + index,
        end: lineStart + index + group.length,
        count: (last?.count ?? 0) + 1,
        letters: (last?.letters ?? 0) + (/[a-f]/i.test(value) ? 1 : 0),
        digits: (last?.digits ?? 0) + (/\d/.test(value) ? 1 : 0),
      };
      if (last) runs[runs.length - 1] = next;
      else runs.push(next);
      isOpen = true;
    }
  }
  return runs.filter(
    ({ count, letters, digits }) =>
      count >= FEWEST_HEX_GROUPS &&
      letters >= count * MIN_GROUPS_WITH_LETTER &&
      digits >= count * MIN_GROUPS_WITH_DIGIT,
  );
}

/** Long runs of one character, as "aaaa" or "----". */
function runsOfOneCharacter(text: string): Span[] {
  const runs: Span[] = [];
  for (let start = 0; start < text.length; ) {
    let end = start + 1;
    while (text.charCodeAt(end) === text.charCodeAt(start)) end += 1;
    if (end - start >= SHORTEST_BLOB && !/\s/.test(text.charAt(start))) runs.push({ start, end });
    start = end;
  }
  return runs;
}

/** The parts of a text that are no language, in order and without overlaps. */
export function blobsIn(text: string): Span[] {
  if (text.length < SHORTEST_BLOB) return [];
  const withoutWords = [...runsOfBase64(text), ...linesOfBase64(text)].flatMap((run) => partsWithoutWords(text, run));
  const all = [...withoutWords, ...hexGroups(text), ...runsOfOneCharacter(text)]
    .filter((blob) => lengthOf(blob) >= SHORTEST_BLOB)
    .sort((a, b) => a.start - b.start);
  const blobs: Span[] = [];
  for (const blob of all) {
    const last = blobs.at(-1);
    if (last && blob.start <= last.end)
      blobs[blobs.length - 1] = { start: last.start, end: Math.max(last.end, blob.end) };
    else blobs.push(blob);
  }
  return blobs;
}
