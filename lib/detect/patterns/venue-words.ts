// The tables of venue words ("clinic", "bakery") and of words beside them that name no venue.
import { anyPatternOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { type WordsByUse, wordsByUse } from '../../lexicon/words.ts';

/** In scripts without capitals. */
export const venueWords: WordsByUse<
  | 'unspaced'
  | 'owner'
  | 'before'
  | 'before a person'
  | 'before an owner'
  | 'sure trade before'
  | 'trade before'
  | 'trade behind a surname'
  | 'shop'
  | 'school'
> = wordsByUse(readData('venues/venue-words.tsv'));

export const wordsThatNameNoVenue: WordsByUse<
  | 'word'
  | 'inside'
  | 'start'
  | 'start after a short form'
  | 'start in hiragana'
  | 'start in katakana'
  | 'school'
  | 'town'
  | 'local'
  | 'firm'
> = wordsByUse(readData('venues/no-venue-names.tsv'));

/** Parts of regular expressions for venue words in languages with capitals. */
export const venuePatterns: WordsByUse<'own before' | 'own behind' | 'ending' | 'local'> = wordsByUse(
  readData('venues/venue-patterns.tsv'),
);

/** The patterns as alternatives, of which a first letter in lower case matches in either case. */
export const inEitherCase = (patterns: readonly string[]): string =>
  anyPatternOf(patterns.map((pattern) => pattern.replace(/^\p{Ll}/u, (first) => `[${first.toUpperCase()}${first}]`)));

/** Parts of regular expressions for words that show whom a text is about. */
export const wordsAboutSomebody: WordsByUse<'writer' | 'life'> = wordsByUse(readData('venues/about-somebody.tsv'));
