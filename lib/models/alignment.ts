// Splits a text into words with their offsets and word pieces. Done here because transformers.js gives no offsets.
//
// The words are those of BERT's pre-tokenizer (white space splits; punctuation and CJK ideographs stand alone), but cut from the original
// text. Each word is then given to the tokenizer separately: its normalizer (case, accents, control characters) may change the length of
// one word without moving the offsets of the others.
import type { Span } from '../text/span.ts';

export interface AlignedWord extends Span {
  /** Ids of the word's pieces; never empty. */
  readonly pieces: readonly number[];
  /** The range among `pieces` whose scores count, all alike; the first one if missing. */
  readonly scored?: Span;
}

const CJK =
  '\\u4E00-\\u9FFF\\u3400-\\u4DBF\\u{20000}-\\u{2A6DF}\\u{2A700}-\\u{2B73F}\\u{2B740}-\\u{2B81F}\\u{2B920}-\\u{2CEAF}\\uF900-\\uFAFF\\u{2F800}-\\u{2FA1F}';
const PUNCTUATION = '\\p{P}\\u0021-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u007E';
const WORD = new RegExp(`[${CJK}]|[${PUNCTUATION}]|[^\\s${CJK}${PUNCTUATION}]+`, 'gu');

/**
 * Scripts without spaces, or with particles attached to names. Our language model reads them character by character, so that a name can end inside a
 * run of letters.
 */
const READ_BY_CHARACTER =
  '\\u3041-\\u3096\\u3099-\\u309F\\u30A1-\\u30FA\\u30FC-\\u30FF\\uFF66-\\uFF9F\\u1100-\\u11FF\\u3130-\\u318F\\uAC00-\\uD7AF\\u0E01-\\u0E3A\\u0E40-\\u0E4E';
const OUR_LANGUAGE_MODELS_WORD = new RegExp(
  `\\n+|[${CJK}${READ_BY_CHARACTER}]|[${PUNCTUATION}]|[^\\s${CJK}${READ_BY_CHARACTER}${PUNCTUATION}]+`,
  'gu',
);

/**
 * The words of a text as BERT splits it. With `asLanguageModel` they are split as for our language model: single characters of unspaced scripts and
 * line breaks are words too. A lone UTF-16 surrogate is part of the word that contains it.
 */
export function splitIntoModelWords(text: string, asLanguageModel = false): Span[] {
  return Array.from(text.matchAll(asLanguageModel ? OUR_LANGUAGE_MODELS_WORD : WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export type PiecesOf = (word: string) => readonly number[];

/** The size of the cache of word pieces. Prompts repeat words, and after each keystroke almost the whole prompt is read again. */
const CACHE_WORDS = 20_000;
/** Only the start of a longer run of characters is read. BERT would make it one unknown piece anyway. */
const LONGEST_WORD = 200;

export function cachedPieces(piecesOf: PiecesOf): PiecesOf {
  const cache = new Map<string, readonly number[]>();
  return (word) => {
    const key = word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word;
    const found = cache.get(key);
    if (found) return found;
    if (cache.size >= CACHE_WORDS) cache.clear();
    const pieces = piecesOf(key);
    cache.set(key, pieces);
    return pieces;
  };
}

export interface WordPieces {
  /** The word pieces of one word, without special pieces. */
  readonly piecesOf: PiecesOf;
  /** The pieces of a line break, if the model has any. */
  readonly lineBreak?: readonly number[];
  /** Splits a run of characters without spaces into pieces; only for a model that labels every piece (piece-alignment.ts). */
  readonly wordsOfRun?: (run: string) => readonly AlignedWord[];
  /** Splits a whole text; only for a model whose tokenizer gives words other pieces than their text (text-reader.ts). */
  readonly wordsOfText?: (text: string) => readonly AlignedWord[];
}

/** The words of a text with their pieces. A word without pieces is left out: the normalizer removed it (control characters). */
export function alignWords(text: string, { piecesOf }: Pick<WordPieces, 'piecesOf'>): AlignedWord[] {
  return splitIntoModelWords(text)
    .map((word) => ({ ...word, pieces: piecesOf(text.slice(word.start, word.end).replace(/\p{Cs}/gu, '\uFFFD')) }))
    .filter((word) => word.pieces.length > 0);
}
