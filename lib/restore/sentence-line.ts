// Tells a line of running text from a heading, a cell or a label. In a heading every word has a capital, so names and nouns look alike.
import type { NamePlace } from './known-names.ts';
import { countMatches, NEARBY_CHARACTERS } from './reply-language.ts';

/** The beginning of a sentence, of a line or of a cell, right before a word. */
export const OPENING = /(?:^|[.!?:;\n|"“„«(])(?:[^\S\n]|[*_#>-])*$/u;

/** A word in lower case, or two letters of a script without spaces, which are about a word. */
const WORD_OF_SENTENCE =
  /(?<!\p{L})\p{Ll}{3,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{2}/gu;
const SENTENCE_END = /\p{L}[.!?…]["”»’)*_]*(?:\s|$)/u;

/** Whether the line has enough lower-case words for a sentence; one that ends like a sentence needs fewer. */
export function isInSentence({ raw, start, end }: NamePlace): boolean {
  const [lineStart, lineEnd] = [raw.lastIndexOf('\n', start - 1) + 1, raw.indexOf('\n', end)];
  const to = Math.min(lineEnd < 0 ? raw.length : lineEnd, end + NEARBY_CHARACTERS);
  const line = raw.slice(Math.max(lineStart, start - NEARBY_CHARACTERS), to);
  const words = countMatches(line, WORD_OF_SENTENCE);
  return words >= 3 || (words === 2 && SENTENCE_END.test(raw.slice(start, to)));
}
