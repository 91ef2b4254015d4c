// Finds shops, small firms and schools in Urdu, Hindi and Bengali, which put the venue word ("school") after the name: "الفلاح ٹریڈرز", "नवजीवन हॉस्पिटल".
import { anyOf } from '../../lexicon/alternatives.ts';
import type { Span } from '../../text/span.ts';
import { WORDS_THAT_ARE_NO_NAMES } from '../native-names/no-names.ts';
import { venueWords, wordsThatNameNoVenue } from './venue-words.ts';

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

interface Language {
  readonly letters: string;
  /** Venue words that occur only in names, such as "traders". One word before them is enough. */
  readonly shops: string;
  /** Venue words that are also ordinary words, such as "school". They need two words of a name before them. */
  readonly schools: string;
}

const languageOf = (language: string, script: string): Language => ({
  letters: `\\p{Script=${script}}`,
  shops: anyOf(venueWords('shop', language)),
  schools: anyOf(venueWords('school', language)),
});
const LANGUAGES = [languageOf('ur', 'Arabic'), languageOf('hi', 'Devanagari'), languageOf('bn', 'Bengali')];

/** Source of a regular expression for venue words ("school", "bakery") that follow the name. */
export const VENUE_WORDS_AFTER_NAME = LANGUAGES.flatMap(({ shops, schools }) => [shops, schools]).join('|');

/** Words before a venue word that are not a name: adjectives, pronouns and words for relatives. */
const GENERIC: ReadonlySet<string> = new Set(
  ['ur', 'hi', 'bn'].flatMap((language) => wordsThatNameNoVenue('word', language)),
);

const canBeInName = (word: string) => !WORDS_THAT_ARE_NO_NAMES.has(word) && !GENERIC.has(word);

/** @param least how many words of a name must stand before the venue word */
function venuesEndingIn(text: string, letters: string, kinds: string, least: number): Span[] {
  const word = `[${letters}\\p{M}\\u200c-]{2,20}`;
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?<name>(?:${word} ){1,2})${kinds}(?![\\p{L}\\p{M}])`, 'gu');
  return Array.from(text.matchAll(pattern)).flatMap(({ index, 0: whole, groups }) => {
    const before = words(groups?.name ?? '');
    const kept = canBeInName(before.at(-1) ?? '') ? (canBeInName(before[0] ?? '') ? before : before.slice(-1)) : [];
    if (kept.length < least) return [];
    const skipped = kept.length === before.length ? 0 : (before[0]?.length ?? 0) + 1;
    return [{ start: index + skipped, end: index + whole.length }];
  });
}

export const venuesNamedBeforeVenueWord = (text: string): readonly Span[] =>
  LANGUAGES.filter(({ letters }) => new RegExp(letters, 'u').test(text)).flatMap(({ letters, shops, schools }) => [
    ...venuesEndingIn(text, letters, shops, 1),
    ...venuesEndingIn(text, letters, schools, 2),
  ]);
