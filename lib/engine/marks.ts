// Marks recognise a conversation whose id the site's address does not hold: keyed hashes of the words of its surrogates, different on each
// origin. Without the key they reveal nothing, and those of two sites cannot be compared.
import { keyedHash, TWEAK_BYTES } from '../privacy/keys.ts';
import type { Replacement } from '../sanitize/sanitized.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const SHORTEST_WORD = 2;
const MAX_WORDS = 4000;
/** Characters of a hash that are kept: enough to tell some thousands of words apart. */
const MARK_LENGTH = 12;
const NO_TWEAK = new Uint8Array(TWEAK_BYTES);

function wordsOf(text: string): readonly string[] {
  const words = (text.match(WORD) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD);
  return [...new Set(words)].slice(-MAX_WORDS);
}

/** Hashes of all words of a text, comparable with the marks of conversations under `key`. */
export function marksOfText(text: string, origin: string, key: Uint8Array): readonly string[] {
  const secret = { key, tweak: NO_TWEAK };
  return wordsOf(text).map((word) => keyedHash(secret, `mark ${origin}`, word).slice(0, MARK_LENGTH));
}

export const marksOfSurrogates = (
  replacements: readonly Replacement[],
  origin: string,
  key: Uint8Array,
): readonly string[] => marksOfText(replacements.map(({ surrogate }) => surrogate).join('\n'), origin, key);
