// Recognises a town in a sentence about the past, which a reply tells of its own accord: "Die Völkerschlacht bei Leipzig war 1813". The sentence
// is true of the stand-in, if of any town, so the original must not stand there.

import { anyOf } from '../lexicon/alternatives.ts';
import { RESTATEMENT_WORDS } from './claims/claim-words.ts';
import type { NamePlace } from './known-names.ts';
import { wordsBesideNumbers } from './words-beside-numbers.ts';

const READ_AROUND = 120;
const PAST = '1(?:[0-8]\\d|9[0-7])\\d';
const YEAR = `(?:${PAST}|[5-9]\\d\\d)(?![\\d.,]\\d|\\d)`;
/** A year of the past after a word for "year", in brackets, or at the end of a clause; elsewhere it may be a price or a distance. */
const YEAR_OF_HISTORY = new RegExp(
  `(?<!\\p{L})${anyOf(wordsBesideNumbers('word-for-year'))} ${YEAR}|\\(${PAST}\\)|(?<!\\p{L})${anyOf(wordsBesideNumbers('before-year'))} ${PAST}(?=[,;:)–]|\\.?$)`,
  'iu',
);

/** The text around a place up to the nearest mark, roughly a sentence. */
function clauseAround({ raw, start, end }: NamePlace): string {
  const before = raw.slice(Math.max(0, start - READ_AROUND), start).split(/[.!?\n]/u);
  const after = raw.slice(end, end + READ_AROUND).split(/[!?\n]|\.(?:\s|$)/u);
  return `${before.at(-1) ?? ''}#${after[0] ?? ''}`;
}

/** Whether a town is in such a sentence. One that names a person of the conversation is about that person: "Wilma was born in Soltau in 1951". */
export function isPlaceInHistory(place: NamePlace, isSurrogate: (word: string) => boolean): boolean {
  const clause = clauseAround(place);
  if (!YEAR_OF_HISTORY.test(clause) || RESTATEMENT_WORDS.test(clause)) return false;
  return !clause.match(/\p{Lu}[\p{L}\p{M}]+/gu)?.some((word) => isSurrogate(word.toLowerCase()));
}
