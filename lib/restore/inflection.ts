// What a name's first and last sound do to the letters beside it: "d'Anna" and "de Julien", "Ramos'" and "Galli's".
import type { Match } from './match.ts';
import type { Reading } from './reading.ts';
import { isFrench, isGerman } from './reply-language.ts';

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæáíóú]/iu;
const CONSONANT = /^[bcdfgjklmnpqrstvwxzñç]/iu;

/** French writes "d'" before a vowel and "de " before a consonant; Italian "d'" and "di ". An h decides nothing. */
export function elisionBefore(reading: Reading, match: Match): Match | undefined {
  const { raw } = reading;
  const text = raw.slice(match.start, match.end);
  const before = raw.slice(Math.max(0, match.start - 4), match.start);
  const elided = /(?<!\p{L})(d|qu)['’]$/iu.exec(before)?.[0];
  if (elided !== undefined && VOWEL.test(text) && CONSONANT.test(match.original)) {
    const open = isFrench(reading, match.start, match.end) ? 'e ' : 'i ';
    return widened(match, elided.length, elided.slice(0, -1) + (elided.length > 2 ? 'e ' : open));
  }
  const full = /(?<!\p{L})(d)e $/iu.exec(before);
  if (full && CONSONANT.test(text) && VOWEL.test(match.original) && isFrench(reading, match.start, match.end))
    return widened(match, 3, `${full[1]}’`);
  return undefined;
}

const widened = (match: Match, by: number, before: string): Match => ({
  ...match,
  start: match.start - by,
  original: before + match.original,
});

/** "James' letter" becomes "Galli's letter"; in German "Gallis Brief". */
export function withEnding(reading: Reading, match: Match): Match {
  const { raw } = reading;
  const mark = /^['’](?=[ \n]\p{L})/u.exec(raw.slice(match.end, match.end + 3))?.[0];
  if (mark === undefined || !/[sxz]$/i.test(match.pair.surrogate) || /[sxzß]$/i.test(match.original)) return match;
  // A quotation that closes here.
  if (/['‘]$/.test(raw.slice(Math.max(0, match.start - 1), match.start))) return match;
  const ending = isGerman(reading, match.start, match.end) ? 's' : `${mark}s`;
  return { ...match, end: match.end + 1, original: match.original + ending };
}
