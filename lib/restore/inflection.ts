// Adapts the letters beside a restored name to its first and last sound: "d'Anna" but "de Julien", "Ramos'" but "Galli's".

import type { FoldedReading } from '../text/folded-reading.ts';
import type { SurrogateMatch } from './match.ts';
import { isFrenchNearby, isGermanNearby } from './reply-language.ts';

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæáíóú]/iu;
const CONSONANT = /^[bcdfgjklmnpqrstvwxzñç]/iu;

/**
 * Adapts the word before a name: French has "d'" before a vowel and "de " before a consonant, Italian "d'" and "di ". Undefined if
 * nothing changes, and before an h, which may be silent or not.
 */
export function withElisionBefore(reading: FoldedReading, match: SurrogateMatch): SurrogateMatch | undefined {
  const { raw } = reading;
  const text = raw.slice(match.start, match.end);
  const before = raw.slice(Math.max(0, match.start - 4), match.start);
  const elided = /(?<!\p{L})(d|qu)['’]$/iu.exec(before)?.[0];
  if (elided !== undefined && VOWEL.test(text) && CONSONANT.test(match.original)) {
    const open = isFrenchNearby(reading, match.start, match.end) ? 'e ' : 'i ';
    return widenMatch(match, elided.length, elided.slice(0, -1) + (elided.length > 2 ? 'e ' : open));
  }
  const full = /(?<!\p{L})(d)e $/iu.exec(before);
  if (full && CONSONANT.test(text) && VOWEL.test(match.original) && isFrenchNearby(reading, match.start, match.end))
    return widenMatch(match, 3, full[1] + apostropheOf(raw));
  return undefined;
}

/** The apostrophe that the reply uses elsewhere. */
const apostropheOf = (raw: string): string => /(?<=\p{L})['’](?=\p{L})/u.exec(raw)?.[0] ?? '’';

const widenMatch = (match: SurrogateMatch, by: number, before: string): SurrogateMatch => ({
  ...match,
  start: match.start - by,
  original: before + match.original,
});

/** Adapts the possessive ending after a name: "James' letter" becomes "Galli's letter", in German "Gallis Brief". */
export function withPossessiveEnding(reading: FoldedReading, match: SurrogateMatch): SurrogateMatch {
  const { raw } = reading;
  const mark = /^['’](?=[ \n]\p{L})/u.exec(raw.slice(match.end, match.end + 3))?.[0];
  if (mark === undefined || !/[sxz]$/i.test(match.pair.surrogate) || /[sxzß]$/i.test(match.original)) return match;
  // Here the apostrophe closes a quotation.
  if (/['‘]$/.test(raw.slice(Math.max(0, match.start - 1), match.start))) return match;
  const ending = isGermanNearby(reading, match.start, match.end) ? 's' : `${mark}s`;
  return { ...match, end: match.end + 1, original: match.original + ending };
}
