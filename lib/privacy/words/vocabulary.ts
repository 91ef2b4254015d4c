// What the word mechanisms draw from: the words, where they stand, and the groups they were divided into once.
import { isStopWord } from '../../text/stop-words.ts';
import { type WordGroups, wordGroupsFrom } from './word-groups.ts';
import { type WordSpace, wordSpaceFrom } from './word-space.ts';

export interface Vocabulary {
  readonly space: WordSpace;
  readonly groups: WordGroups;
  /** The indices of the words that may be drawn, most frequent first, without stop words. The list is fixed and therefore public. */
  readonly drawable: Uint16Array;
  isDrawable(place: number): boolean;
}

/** What is left of contractions in the texts that the list was counted in: pieces, and no words. */
const PIECES = new Set(
  'll ve re don didn doesn isn wasn aren weren couldn wouldn shouldn hasn haven hadn won ain st nd rd th'.split(' '),
);

/** Free words are not drawn, nor what is left of contractions. */
export const mayBeDrawn = (word: string): boolean => !isStopWord(word) && !PIECES.has(word);

/** From the three files of models/words-en. @throws RangeError where they do not belong together. */
export function vocabularyFrom(words: Uint8Array, vectors: Uint8Array, groups: Uint8Array): Vocabulary {
  const space = wordSpaceFrom(words, vectors);
  const divided = wordGroupsFrom(groups);
  if (divided.size !== space.words.length)
    throw new RangeError(`The groups hold ${divided.size} words, the list ${space.words.length}.`);
  const may = space.words.map(mayBeDrawn);
  const drawable = Uint16Array.from(may.flatMap((is, place) => (is ? [place] : [])));
  return { space, groups: divided, drawable, isDrawable: (place) => may[place] === true };
}

/** RequestEndings of English that hide a known word: what they are taken off from is looked up instead. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?:es|ed)$/, ''],
  [/(?:s|d|ly|er|est)$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/ness$/, ''],
];
const SHORTEST_STEM = 3;

/** The word's place in the vocabulary, or that of a plainer form of it: a fixed function, so that it costs no privacy. */
export function placeOf(word: string, space: WordSpace): number | undefined {
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
