// Tells whether the capitalised word after a first name in a German reply is a surname or a noun: German nouns are capitalised too.
import { anyOf } from '../lexicon/alternatives.ts';
import type { NamePlace } from './known-names.ts';
import { OPENING } from './sentence-line.ts';
import { wordsBesideNames } from './words-beside-names.ts';

/** Positions in which the word after a first name must be a surname, not a noun: "Anna Seghers schrieb", "ein Roman von Anna Seghers". */
const GERMAN_SUBJECT = /^ \p{Lu}\p{Ll}+ (?:ist|war|hat|hatte|wird|wurde|kann|soll|\p{Ll}{3,}(?:t|te|ten|en))(?!\p{L})/u;
const GERMAN_OBJECT = new RegExp(`(?<!\\p{L})${anyOf(wordsBesideNames('german-before-full-name'))} $`, 'u');
const GERMAN_WORK_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${anyOf(wordsBesideNames('work-before'))}e?n? (?:von|mit|über|nach)|${anyOf(wordsBesideNames('verb-before-work'))}(?: \\p{Ll}+)?) $`,
  'u',
);
/** Whether the word after this first name is a surname, so that the two are another person's full name. */
export function isGermanFullName({ raw, start, end }: NamePlace): boolean {
  const opens = OPENING.test(raw.slice(Math.max(0, start - 8), start));
  if (opens) return GERMAN_SUBJECT.test(raw.slice(end, end + 40));
  if (
    GERMAN_WORK_BEFORE.test(raw.slice(Math.max(0, start - 40), start)) &&
    /^ \p{Lu}\p{Ll}+(?! vor)/u.test(raw.slice(end, end + 30))
  )
    return true;
  return (
    GERMAN_OBJECT.test(raw.slice(Math.max(0, start - 8), start)) &&
    /^ \p{Lu}\p{Ll}+[,.;:!?)»“"]/u.test(raw.slice(end, end + 30))
  );
}
