// The vocabulary of the word mechanisms: its words, their vectors and their fixed groups.
import { isChineseStopWord, isStopWord } from '../../text/stop-words.ts';
import { type WordGroups, wordGroupsFromBytes } from './word-groups.ts';
import { type WordVectorSpace, wordVectorSpaceFromFiles } from './word-vector-space.ts';

export interface Vocabulary {
  readonly space: WordVectorSpace;
  readonly groups: WordGroups;
  /** The indices of the words that may be drawn, most frequent first, without stop words. The list is fixed and therefore public. */
  readonly drawable: Uint16Array;
  isDrawable(place: number): boolean;
}

/** Pieces of contractions and ordinals ("didn't", "1st") that are in the word list because of how its words were counted. They are not words. */
const PIECES = new Set(
  'll ve re don didn doesn isn wasn aren weren couldn wouldn shouldn hasn haven hadn won ain st nd rd th'.split(' '),
);

/** Whether a word may be a surrogate: stop words and pieces of words may not. */
export const isDrawableWord = (word: string): boolean =>
  !isStopWord(word) && !isChineseStopWord(word) && !PIECES.has(word);

/** Reads the three files of models/words-en or words-zh. @throws RangeError if they do not belong together. */
export function vocabularyFrom(words: Uint8Array, vectors: Uint8Array, groups: Uint8Array): Vocabulary {
  const space = wordVectorSpaceFromFiles(words, vectors);
  const divided = wordGroupsFromBytes(groups);
  if (divided.size !== space.words.length)
    throw new RangeError(`The groups hold ${divided.size} words, the list ${space.words.length}.`);
  const may = space.words.map(isDrawableWord);
  const drawable = Uint16Array.from(may.flatMap((is, place) => (is ? [place] : [])));
  return { space, groups: divided, drawable, isDrawable: (place) => may[place] === true };
}

/** English endings, each with the letters that replace it to get the form that the vocabulary may know. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?:es|ed)$/, ''],
  [/(?:s|d|ly|er|est)$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/ness$/, ''],
];
const SHORTEST_STEM = 3;

/** The index of the word in the vocabulary, or of a simpler form of it. Finding it costs no privacy, because the function is fixed. */
export function vocabularyIndex(word: string, space: WordVectorSpace): number | undefined {
  const plain = word.toLowerCase().replace(/['’]/g, '');
  const known = space.indexOf(plain);
  if (known !== undefined) return known;
  for (const [ending, instead] of ENDINGS) {
    const stem = plain.replace(ending, instead);
    const place = stem !== plain && stem.length >= SHORTEST_STEM ? space.indexOf(stem) : undefined;
    if (place !== undefined) return place;
  }
  return undefined;
}
