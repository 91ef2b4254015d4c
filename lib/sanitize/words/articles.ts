// "a" or "an", as the word wants it that now stands behind.

import type { Rewrite } from '../sanitized.ts';

export type Article = Pick<Rewrite, 'start' | 'end' | 'original' | 'surrogate'>;

/** An article with all that may stand between it and its word. */
const ARTICLE = /(an?)\s+["'“‘(*_]*$/iu;
const WITHIN_WORD = /[\p{L}\p{M}\p{N}'’.-]/u;
const SENTENCE_START = /(?:^|[.!?:;\n•*–—"“(-])\s*$/u;
/** The longest gap between an article and its word that is looked at. */
const REACH = 12;

/** Spelled with a vowel and spoken with a consonant ("a union", "a one-off"), and the other way round ("an hour"). */
const CONSONANT = /^(?:uni(?!n|m)|u[st]e|us[aeiu]|uti|ura|ubi|euro?|ew|one|once|ouija)/iu;
const SILENT_H = /^(?:hour|honest|honou?r|heir|herb)/iu;
/** 8, 80, 800 … and 11 and 18 with any thousands. */
const SPOKEN_NUMBER = /^(?:8|1[18](?!\d)(?:[.,]\d{3})*(?!\d))/u;

export function wantsAn(word: string): boolean {
  const spoken = word.replace(/^[\p{Sc}\p{P}\s]+/u, '');
  if (/^\p{Nd}/u.test(spoken)) return SPOKEN_NUMBER.test(spoken);
  const [first = ''] = /^[\p{L}\p{M}]+/u.exec(spoken) ?? [];
  const plain = first.normalize('NFKD');
  return SILENT_H.test(plain) || (/^[aeiou]/iu.test(plain) && !CONSONANT.test(plain));
}

/**
 * The article right before `at`, no farther back than `from`, where another one belongs before `word`.
 * Costs no privacy: the article becomes a function of the released word (post-processing of an output), and that one stood there is
 * public, as of every stop word. What it said about the original's first sound no longer leaves with it; Cape's language model saw
 * it, as it sees all that is kept.
 */
export function articleFor(text: string, from: number, at: number, word: string): Article | undefined {
  const reach = Math.max(from, at - REACH);
  const match = ARTICLE.exec(text.slice(reach, at));
  const [, original = ''] = match ?? [];
  if (!match || original === '') return undefined;
  const start = reach + match.index;
  const before = text.slice(0, start);
  if (WITHIN_WORD.test(before.slice(-1))) return undefined;
  // A capital elsewhere is a letter, and no article: "vitamin A".
  if (original !== original.toLowerCase() && !SENTENCE_START.test(before.slice(-3))) return undefined;
  const [a, n] = [original.charAt(0), original.charAt(1) === 'N' ? 'N' : 'n'];
  const surrogate = wantsAn(word) ? a + n : a;
  return surrogate === original ? undefined : { start, end: start + original.length, original, surrogate };
}
