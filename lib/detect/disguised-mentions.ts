// Finds disguised mentions of names that were found elsewhere. A search for whole words misses them: "4nn1k4", "Аnnika" with a letter of
// another script, the user names "AnnikaLindqvist" and "alindqvist", the identifier "annikaBackup".
import { hasUnspacedLetter } from '../text/script.ts';
import type { Finding } from './annotation.ts';
import { isCommonWord } from './common-words.ts';
import type { KnownMention } from './known-mention.ts';
import { lookalikesToLatin } from './undisguised-text.ts';

/** The least confidence of names that are searched for inside other words. */
const MIN_CONFIDENCE = 0.75;
/** The least length of a part of a name. Shorter parts occur in too many other words. */
const SHORTEST_PART = 4;
const SHORTEST_HANDLE = 6;

const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|herr|frau|monsieur|madame|mme|señora?|sra?|signora?|jr|phd|md)$/iu;
const TOKEN = /[\p{L}\p{M}\p{N}@$!|]{3,80}/gu;
const IDENTIFIER_PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{M}]+|\d+/gu;
const CYRILLIC_OR_GREEK = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const IN_LEETSPEAK: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};

/** The word in lower case and without accents, as people type it in user names. */
function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłæœđ]/gu, (letter) => ({ ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd' })[letter] ?? letter);
}

const germanSpelling = (word: string) =>
  word.replace(/[äöüÄÖÜ]/gu, (letter) => `${withoutAccents(letter)}${/\p{Lu}/u.test(letter) ? 'E' : 'e'}`);

/** The word with letters in place of digits and signs. "1" may mean an i or an l, so every l becomes an i. */
const leetKey = (word: string) => word.replace(/[0-9@$!|]/gu, (sign) => IN_LEETSPEAK[sign] ?? sign).replace(/l/gu, 'i');

interface SearchableNames {
  /** Given names and surnames that may be part of an identifier. */
  readonly parts: ReadonlySet<string>;
  /** Full names in one word, as in user names: "annikalindqvist", "alindqvist", "lindqvista". */
  readonly handles: ReadonlySet<string>;
  /** `parts` and `handles`, keyed so that digits in place of letters also match ("4nna"). */
  readonly leet: ReadonlySet<string>;
}

function searchableNames(known: readonly KnownMention[]): SearchableNames {
  const parts = new Set<string>();
  const handles = new Set<string>();
  for (const { text, type, confidence = 1, role } of known) {
    if (type !== 'PERSON' || confidence < MIN_CONFIDENCE || text.length > 80 || role === 'public') continue;
    const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length > 1 && !TITLE.test(word));
    for (const spelled of [words.map(withoutAccents), words.map((word) => withoutAccents(germanSpelling(word)))]) {
      for (const word of spelled) if (word.length >= SHORTEST_PART && !isCommonWord(word)) parts.add(word);
      const [first] = spelled;
      if (spelled.length < 2 || first === undefined) continue;
      // A handle uses one surname or the last two: "Jörg Müller-Lüdenscheidt" is "jmueller" or "jmuellerluedenscheidt".
      const surnames = [...spelled.slice(1), ...(spelled.length > 2 ? [spelled.slice(-2).join('')] : [])];
      for (const handle of [
        spelled.join(''),
        ...surnames.flatMap((last) => [first + last, last + first, first.charAt(0) + last, last + first.charAt(0)]),
      ])
        if (handle.length >= SHORTEST_HANDLE) handles.add(handle);
    }
  }
  return { parts, handles, leet: new Set([...parts, ...handles].map(leetKey)) };
}

const isLeet = (token: string) => /[0-9@$!|]/u.test(token) && /\p{L}.*\p{L}/u.test(token);

/** Where in `token` a name stands; undefined if it contains no name. */
function nameInToken(
  token: string,
  names: SearchableNames,
): { readonly at: number; readonly length: number } | undefined {
  const plain = withoutAccents(token);
  const isName = (word: string) => names.parts.has(word) || names.handles.has(word);
  // A single name in its ordinary spelling is left to `findMentions`, so `parts` are compared only if the script differs.
  if (names.handles.has(plain) || (CYRILLIC_OR_GREEK.test(token) && isName(withoutAccents(lookalikesToLatin(token)))))
    return { at: 0, length: token.length };
  // In "Anna!", the "!" is punctuation and does not replace a letter.
  if (isLeet(token.replace(/(?<![!|@$])[!|@$]+$|^[!|@$]+/gu, '')) && names.leet.has(leetKey(plain)))
    return { at: 0, length: token.length };
  const digits = /^\p{L}{3,}(?=\d{1,4}$)/u.exec(token)?.[0];
  if (digits !== undefined && isName(withoutAccents(digits))) return { at: 0, length: token.length };
  const pieces = [...token.matchAll(IDENTIFIER_PART)];
  if (pieces.length < 2) return undefined;
  const found = pieces.filter(([piece]) => names.parts.has(withoutAccents(piece)));
  const [first, last] = [found[0], found.at(-1)];
  return first && last ? { at: first.index, length: last.index + last[0].length - first.index } : undefined;
}

/** Finds disguised mentions of the people in `known`, and identifiers that contain their names, in one pass over the text. */
export function disguisedMentions(text: string, known: readonly KnownMention[]): Finding[] {
  const names = searchableNames(known);
  if (names.parts.size + names.handles.size === 0) return [];
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }): Finding[] => {
    const name = nameInToken(token, names);
    if (!name) return [];
    const start = index + name.at;
    const source = { detector: 'mention', rule: 'disguised' } as const;
    // "Bernard도" is a name with a Korean particle, not a user name.
    if (hasUnspacedLetter(token))
      return [{ start, end: start + name.length, type: 'PERSON', confidence: 0.85, source }];
    return [{ start, end: start + name.length, type: 'USERNAME', kind: 'username', confidence: 0.85, source }];
  });
}
