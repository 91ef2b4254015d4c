// Recognises the names of public people in a reply.

import { KNOWN_CHARACTERS, KNOWN_PEOPLE, UNMISTAKABLE_NAMES } from '../lexicon/known-names.ts';
import { wordsOf } from '../lexicon/words.ts';
import { hasUnspacedLetter, LETTER_OR_DIGIT_OF_SPACED_SCRIPT } from '../text/script.ts';

export interface NamePlace {
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

interface PublicPeople {
  readonly names: ReadonlySet<string>;
  /** The last word of each name. */
  readonly surnames: ReadonlySet<string>;
  /** How many names of two or three words begin with a word. */
  readonly bearersOf: ReadonlyMap<string, number>;
  /** Single words that name one person. */
  readonly single: ReadonlySet<string>;
  /** Names in scripts without spaces, by their first character. */
  readonly unspaced: ReadonlyMap<string, readonly string[]>;
}

let cachedPublicPeople: PublicPeople | undefined;

const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function publicPeople(): PublicPeople {
  if (cachedPublicPeople) return cachedPublicPeople;
  const all = [...KNOWN_PEOPLE, KNOWN_CHARACTERS];
  // Folding one long text is several times as fast as folding thousands of short texts.
  const names = all.flatMap((rows) => wordsOf(folded(rows))).filter((name) => name.includes(' '));
  const unspaced = new Map<string, string[]>();
  for (const name of all.flatMap(wordsOf).filter(hasUnspacedLetter)) {
    const sameSign = unspaced.get(name.charAt(0));
    if (sameSign) sameSign.push(name);
    else unspaced.set(name.charAt(0), [name]);
  }
  const bearersOf = new Map<string, number>();
  for (const name of new Set(names)) {
    const given = name.slice(0, name.indexOf(' '));
    if (name.split(' ').length < 4) bearersOf.set(given, (bearersOf.get(given) ?? 0) + 1);
  }
  cachedPublicPeople = {
    names: new Set(names),
    surnames: new Set(names.map((name) => name.slice(name.lastIndexOf(' ') + 1))),
    bearersOf,
    single: new Set(wordsOf(folded(UNMISTAKABLE_NAMES))),
    unspaced,
  };
  return cachedPublicPeople;
}

/** Whether a full name is a public person's, whatever its accents: "Benito Juarez". */
export const isPublicPerson = (name: string): boolean => publicPeople().names.has(folded(name));

/** Whether a public person has this surname. Many private people may have it too, so it proves nothing alone. */
export const isPublicSurname = (word: string): boolean => publicPeople().surnames.has(folded(word));

/** Whether a public person has this first name, or a title or a stage name in its place: "Félix", "Lady". */
export const isPublicGivenName = (word: string): boolean => publicBearersOf(word) > 0;

/** How many public people have this first name. */
export const publicBearersOf = (given: string): number => publicPeople().bearersOf.get(folded(given)) ?? 0;

/** Whether the word alone names a public person or a character: "Archimedes". */
export const isUnmistakableName = (word: string): boolean => publicPeople().single.has(folded(word));

/** Whether a longer public name begins at `start` and ends after `end`: 村上 in 村上春樹. */
export const beginsPublicName = (raw: string, start: number, end: number): boolean =>
  (publicPeople().unspaced.get(raw.charAt(start)) ?? []).some(
    (name) => name.length > end - start && raw.startsWith(name, start),
  );

const READ_AROUND = 40;
// Letters of scripts without spaces end a Latin name: "Michael Jacksonは".
const LETTER = LETTER_OR_DIGIT_OF_SPACED_SCRIPT;
const WORDS_BEFORE = new RegExp(`(?:${LETTER}(?:${LETTER}|[.'’-]){0,39} ){1,3}$`, 'u');
const WORDS_AFTER = new RegExp(`^(?:['’]s)?(?: ${LETTER}(?:${LETTER}|['’-])*){1,3}`, 'u');

/** The English possessive, and the cases that Turkish joins to a name: "Jackson's", "Sunal'ın". */
export const SUFFIX_AFTER_APOSTROPHE = /['’]\p{Ll}{1,5}$/u;

/** Whether the name and up to three words on either side form a public name: "Miguel de" before "Cervantes". */
export function isPartOfPublicName({ raw, start, end }: NamePlace): boolean {
  const before =
    WORDS_BEFORE.exec(raw.slice(Math.max(0, start - READ_AROUND), start))?.[0]
      .trim()
      .split(' ') ?? [];
  const after =
    WORDS_AFTER.exec(raw.slice(end, end + READ_AROUND))?.[0]
      .trim()
      .split(' ') ?? [];
  const word = raw.slice(start, end);
  // "did Wilhelm tell you" is not about Wilhelm Tell. A reply without any capitals may be.
  const mayEnd = (neighbour: string | undefined) => /^\p{Ll}/u.test(word) || !/^\p{Ll}/u.test(neighbour ?? '');
  for (let left = 0; left <= before.length; left += 1)
    for (let right = 0; right <= after.length; right += 1) {
      if (left + right === 0) continue;
      if (!mayEnd(before[before.length - left]) || !mayEnd(after[right - 1])) continue;
      const name = [...before.slice(before.length - left), word, ...after.slice(0, right)].join(' ');
      if (isPublicPerson(name.replace(SUFFIX_AFTER_APOSTROPHE, ''))) return true;
    }
  return false;
}
