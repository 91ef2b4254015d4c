// Words with their offsets in the original text, and the word pieces of each: transformers.js gives no offsets.
//
// The words are those of BERT's pre-tokenizer (white space splits; punctuation and CJK ideographs stand alone), cut on the
// original text. Each is then given to the tokenizer on its own, so that its normalizer (case, accents, control
// characters) can change the length of a word without moving any other.
import type { Span } from '../text/span.ts';
import { isListedName, type ListsOf, readByModel } from './name-lists.ts';

export interface AlignedWord extends Span {
  /** Ids of its word pieces; never empty. */
  readonly pieces: readonly number[];
  /** Which lists of names hold it, as the model was taught to read it; 0 where the model knows no lists. */
  readonly lists: number;
  /** Stands in a list of people's names, and is no ordinary word. */
  readonly isListedName: boolean;
}

const CJK =
  '\\u4E00-\\u9FFF\\u3400-\\u4DBF\\u{20000}-\\u{2A6DF}\\u{2A700}-\\u{2B73F}\\u{2B740}-\\u{2B81F}\\u{2B920}-\\u{2CEAF}\\uF900-\\uFAFF\\u{2F800}-\\u{2FA1F}';
const PUNCTUATION = '\\p{P}\\u0021-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u007E';
const WORD = new RegExp(`[${CJK}]|[${PUNCTUATION}]|[^\\s${CJK}${PUNCTUATION}]+`, 'gu');
/** Scripts without spaces, or with particles written onto names: our model reads their characters one by one, so that a name can end inside. */
const UNSPACED =
  '\\u3041-\\u3096\\u3099-\\u309F\\u30A1-\\u30FA\\u30FC-\\u30FF\\uFF66-\\uFF9F\\u1100-\\u11FF\\u3130-\\u318F\\uAC00-\\uD7AF\\u0E01-\\u0E3A\\u0E40-\\u0E4E';
const OUR_WORD = new RegExp(`\\n+|[${CJK}${UNSPACED}]|[${PUNCTUATION}]|[^\\s${CJK}${UNSPACED}${PUNCTUATION}]+`, 'gu');

/**
 * BERT's words of a text; or those that our model reads (`models/training/read_data.py`), which are also single characters of unspaced scripts
 * and line breaks. Lone surrogates are part of the word they stand in.
 */
export function wordsOf(text: string, asOurModel = false): Span[] {
  return Array.from(text.matchAll(asOurModel ? OUR_WORD : WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export type PiecesOf = (word: string) => readonly number[];

/** A cache pays off: prompts repeat words, and each keystroke repeats almost the whole prompt. */
const CACHE_WORDS = 20_000;
/** Beyond any word that a tokenizer has pieces for; such a run of characters becomes one unknown piece anyway. */
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
  /** Word pieces of one word, without special pieces. */
  readonly piecesOf: PiecesOf;
  /** Pieces that stand for a line break, where the model knows one. */
  readonly lineBreak?: readonly number[];
  /** Whether a word's pieces are others after a space than without one, as in byte-level vocabularies (RoBERTa, GPT). */
  readonly spacesCount?: boolean;
  /** Which lists of names hold a word, where the model reads that beside the pieces. */
  readonly listsOf?: ListsOf;
}

/** Words that the normalizer leaves nothing of (control characters) are left out. */
export function align(
  text: string,
  { piecesOf, lineBreak, spacesCount = false, listsOf = () => 0 }: WordPieces,
): AlignedWord[] {
  const pieces = ({ start, end }: Span) => {
    if (lineBreak && text[start] === '\n') return lineBreak;
    const word = text.slice(start, end).replace(/\p{Cs}/gu, '\uFFFD');
    return piecesOf(spacesCount && start > 0 && /\s/u.test(text[start - 1] ?? '') ? ` ${word}` : word);
  };
  return wordsOf(text, lineBreak !== undefined)
    .map(({ start, end }) => {
      const lists = listsOf(text.slice(start, end));
      return {
        start,
        end,
        pieces: pieces({ start, end }),
        lists: readByModel(lists),
        isListedName: isListedName(lists),
      };
    })
    .filter((word) => word.pieces.length > 0);
}
