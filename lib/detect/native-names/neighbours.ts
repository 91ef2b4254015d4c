// Reads what stands next to a name in Arabic and Hebrew: a verb such as "tell" before it ("תגיד לחן", "tell Chen"), and the rest of a full name
// after it that no list has ("جعفر البصراوي").
import { anyOf } from '../../lexicon/alternatives.ts';
import { nativeWords } from './words.ts';

/** Verbs for telling, writing and sending, and nouns for messages, before "to": "תגיד לחן" ("tell Chen"), "ابعت لمجد" ("send Majd"). */
const TOLD = {
  Hebrew: new RegExp(
    `(?<![\\p{L}\\p{M}])[ושכ]{0,2}${anyOf(nativeWords('tell', 'he'))}(?: (?:בבקשה|את זה|גם))? ו?ל$`,
    'u',
  ),
  Arabic: new RegExp(`(?<![\\p{L}\\p{M}])[وف]?${anyOf(nativeWords('tell', 'ar'))} و?ل$`, 'u'),
} as const;
/** Adjectives and possessives after a noun, which show that the word before them is no name: "رسالة لأمل كبير", "מכתב לברכה שלי". */
const NOUN_AFTER = /^ (?:של|שלי|שלך|גדול\p{L}*|חדש\p{L}*|كبير\p{L}*|جديد\p{L}*|ال\p{L}+)(?!\p{L})/u;

type LettersWithPrefixes = 'Arabic' | 'Hebrew';

export const isNoun = (behind: string): boolean => NOUN_AFTER.test(behind);

/** Whether a verb for telling and "to", joined to the word, stand before it. @param before the text before the word, without its prefix */
export const isTold = (before: string, behind: string, letters: LettersWithPrefixes): boolean =>
  TOLD[letters].test(before) && !isNoun(behind);

/** Words for "son of" and the like inside a name, after which any word belongs to it. */
const PARTICLE =
  /^ (?:بن|آل|أبو|ابو|بو|ולד|אבו|אל) ?-?(?<name>[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]{3,14})(?![\p{L}\p{M}])/u;
/** A family name that Arabic makes from a place or tribe: "البصراوي", "الجهني". */
const NISBA = /^ ال[\p{Script=Arabic}\p{M}]{3,10}ي(?![\p{L}\p{M}])/u;
/** Adjectives and pronouns with the form of such a family name. */
const NO_NISBA = new RegExp(`^ ${anyOf(nativeWords('no family name', 'ar'))}(?![\\p{L}\\p{M}])`, 'u');

/** How many characters behind a given name are the rest of a full name that no list has: " بن فدغوش", " البصراوي". */
export function lengthOfRestOfName(behind: string): number {
  const particle = PARTICLE.exec(behind);
  if (particle) return particle[0].length;
  const nisba = NISBA.exec(behind);
  return nisba && !NO_NISBA.test(behind) ? nisba[0].length : 0;
}
