// Guesses the language of a reply around an offset, by frequent small words.
import { anyWholeFormOf } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { wordsFor } from '../lexicon/words.ts';

const wordsOf = wordsFor(readData('replies/small-words.tsv'));
const smallWordsOf = (language: string) => new RegExp(anyWholeFormOf(wordsOf(language)), 'giu');

/** The part of a `FoldedReading` that is used here. */
interface RawReply {
  readonly raw: string;
}

const GERMAN = smallWordsOf('german');
const FRENCH = smallWordsOf('french');
const OTHER_ROMANCE = smallWordsOf('other-romance');

export const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
/** How many characters on either side of a span count as near. */
export const NEARBY_CHARACTERS = 100;
const nearbyText = ({ raw }: RawReply, start: number, end: number) =>
  raw.slice(Math.max(0, start - NEARBY_CHARACTERS), end + NEARBY_CHARACTERS);

const DUTCH = smallWordsOf('dutch');
export function isGermanNearby(reading: RawReply, start: number, end: number): boolean {
  const text = nearbyText(reading, start, end);
  const german = countMatches(text, GERMAN);
  return german >= 2 && german > countMatches(text, DUTCH);
}
export function isFrenchNearby(reading: RawReply, start: number, end: number): boolean {
  const text = nearbyText(reading, start, end);
  return countMatches(text, FRENCH) >= 2 && countMatches(text, FRENCH) >= countMatches(text, OTHER_ROMANCE);
}

const WEST_SLAVIC = smallWordsOf('west-slavic');
export const isWestSlavicNearby = (reading: RawReply, start: number, end: number) =>
  countMatches(nearbyText(reading, start, end), WEST_SLAVIC) >= 2;

/** Whether there is any French word nearby. One is enough to read "M." as Monsieur. */
export const hasFrenchWordNearby = (reading: RawReply, start: number, end: number) =>
  countMatches(nearbyText(reading, start, end), FRENCH) > 0 ||
  /\bM(?:me|lle|onsieur|adame)\b/.test(nearbyText(reading, start, end));

const ENGLISH = smallWordsOf('english');
const ROMANCE = smallWordsOf('romance');
const SCANDINAVIAN = smallWordsOf('scandinavian');
const PORTUGUESE = smallWordsOf('portuguese');

/** Languages in which "a", "en" or "um" is an article; in other languages it is a preposition or conjunction. */
type LanguageWithAmbiguousArticle = 'english' | 'scandinavian' | 'portuguese';

/** Whether most small words around an offset are of this language. */
export function isTextNearbyIn(
  language: LanguageWithAmbiguousArticle,
  reading: RawReply,
  start: number,
  end: number,
): boolean {
  const text = nearbyText(reading, start, end);
  if (language === 'scandinavian')
    return countMatches(text, SCANDINAVIAN) > Math.max(countMatches(text, ROMANCE), countMatches(text, DUTCH));
  if (language === 'portuguese') return countMatches(text, PORTUGUESE) > countMatches(text, GERMAN);
  return (
    countMatches(text, ENGLISH) >
    Math.max(countMatches(text, ROMANCE), countMatches(text, WEST_SLAVIC), countMatches(text, GERMAN))
  );
}
