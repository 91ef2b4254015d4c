// A text's words and numbers, each with how it reads to somebody who looks past case, accents and other scripts' digits.
import { isCommonWord } from '../detect/common-words.ts';
import type { Replacement } from '../sanitize/sanitized.ts';
import { fold } from '../text/fold.ts';

/** Case, accents, and the forms of digits, spaces and dashes are no disguise. */
export function plain(text: string): string {
  return fold(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export interface Token {
  readonly text: string;
  readonly plain: string;
  /** The surrogate that it stands in; undefined in what the person wrote. */
  readonly within?: Replacement;
  /** Written as an everyday word is: small, or with a capital only because a sentence starts there. */
  readonly isEveryday: boolean;
}

const TOKEN = /[\p{L}\p{M}]+|\p{N}+(?:[.,'’\u00a0\u202f ]\p{N}{3}(?!\p{N}))*(?:[.,]\p{N}{1,2}(?!\p{N}))?/gu;
const SENTENCE_END = /(?:^|[.!?:;\n•*–—"“(-])\s*$/u;
const LOOK_BACK = 8;

function isEveryday(text: string, word: string, at: number): boolean {
  if (!isCommonWord(word)) return false;
  if (word === word.toLowerCase()) return true;
  return (
    SENTENCE_END.test(text.slice(Math.max(0, at - LOOK_BACK), at)) && word.slice(1) === word.slice(1).toLowerCase()
  );
}

export function tokensOf(text: string, replacements: readonly Replacement[] = []): readonly Token[] {
  const sorted = [...replacements].sort((a, b) => a.outStart - b.outStart);
  let next = 0;
  return Array.from(text.matchAll(TOKEN), (match): Token => {
    const [word] = match;
    while (next < sorted.length && (sorted[next]?.outEnd ?? 0) <= match.index) next += 1;
    const surrogate = sorted[next];
    const token = { text: word, plain: plain(word), isEveryday: isEveryday(text, word, match.index) };
    return surrogate && surrogate.outStart < match.index + word.length ? { ...token, within: surrogate } : token;
  });
}

export const digitsOf = (text: string): string => plain(text).replace(/\D/g, '');
