// By which words a conversation is known again where the site's address names none: keyed hashes of its surrogates' words, under the
// origin that got them. Without the key they tell nothing, and on another site they say nothing either.
import { keyedHash, TWEAK_BYTES } from '../privacy/keys.ts';
import type { Replacement } from '../sanitize/sanitized.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const SHORTEST = 2;
const MOST_WORDS = 4000;
/** Enough to tell some thousands of words apart. */
const LENGTH = 12;
const NO_TWEAK = new Uint8Array(TWEAK_BYTES);

function wordsOf(text: string): readonly string[] {
  const words = (text.match(WORD) ?? []).map((word) => word.toLowerCase()).filter((word) => word.length >= SHORTEST);
  return [...new Set(words)].slice(-MOST_WORDS);
}

/** Hashes of all words of a text, as the conversations under `key` would have them. */
export function marksIn(text: string, origin: string, key: Uint8Array): readonly string[] {
  const secret = { key, tweak: NO_TWEAK };
  return wordsOf(text).map((word) => keyedHash(secret, `mark ${origin}`, word).slice(0, LENGTH));
}

export const marksOf = (replacements: readonly Replacement[], origin: string, key: Uint8Array): readonly string[] =>
  marksIn(replacements.map(({ surrogate }) => surrogate).join('\n'), origin, key);
