// Chooses "a" or "an" for the word that now follows.

import type { Rewrite } from '../sanitized.ts';

export type TextEdit = Pick<Rewrite, 'start' | 'end' | 'original' | 'surrogate'>;

/** An article, with all characters that may stand between it and its word. */
const ARTICLE = /(an?)\s+["'“‘(*_]*$/iu;
const WITHIN_WORD = /[\p{L}\p{M}\p{N}'’.-]/u;
const SENTENCE_START = /(?:^|[.!?:;\n•*–—"“(-])[^\S\n]*$/u;
/** How many characters before a word to look for its article. */
const ARTICLE_REACH = 12;

/** Words that are spelled with a vowel and spoken with a consonant ("a union", "a one-off"), and the other way round ("an hour"). */
const CONSONANT_SOUND = /^(?:uni(?!n|m)|u[st]e|us[aeiu]|uti|ura|ubi|euro?|ew|one|once|ouija)/iu;
const SILENT_H = /^(?:hour|honest|honou?r|heir|herb)/iu;
/** Numbers whose spoken form begins with a vowel: 8, 80, 800 …, and 11 and 18, also in thousands. */
const VOWEL_NUMBER = /^(?:8|1[18](?!\d)(?:[.,]\d{3})*(?!\d))/u;

export function takesAn(word: string): boolean {
  const spoken = word.replace(/^[\p{Sc}\p{P}\s]+/u, '');
  if (/^\p{Nd}/u.test(spoken)) return VOWEL_NUMBER.test(spoken);
  const [first = ''] = /^[\p{L}\p{M}]+/u.exec(spoken) ?? [];
  const plain = first.normalize('NFKD');
  return SILENT_H.test(plain) || (/^[aeiou]/iu.test(plain) && !CONSONANT_SOUND.test(plain));
}

/**
 * The correction of the article right before `at`, if `word` needs the other article; text before `from` is not changed.
 * It costs no privacy: the new article depends only on the released word (post-processing), and the presence of an article is public, like
 * that of every stop word. The old article, which hints at the original's first sound, is no longer sent. Cape's language model saw it, as
 * it sees all kept words.
 */
export function articleEditFor(text: string, from: number, at: number, word: string): TextEdit | undefined {
  const reach = Math.max(from, at - ARTICLE_REACH);
  const match = ARTICLE.exec(text.slice(reach, at));
  const [, original = ''] = match ?? [];
  if (!match || original === '') return undefined;
  const start = reach + match.index;
  const before = text.slice(0, start);
  if (WITHIN_WORD.test(before.slice(-1))) return undefined;
  // A capital "A" elsewhere is a letter, not an article: "vitamin A".
  if (original !== original.toLowerCase() && !SENTENCE_START.test(before.slice(-3))) return undefined;
  const [a, n] = [original.charAt(0), original.charAt(1) === 'N' ? 'N' : 'n'];
  const surrogate = takesAn(word) ? a + n : a;
  return surrogate === original ? undefined : { start, end: start + original.length, original, surrogate };
}
