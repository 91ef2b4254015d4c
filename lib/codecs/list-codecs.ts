// Codecs that replace an entry of a list, such as a name, by another entry of the same list, with a keyed permutation.

import { anyOf } from '../lexicon/alternatives.ts';
import type { ConversationSecret } from '../privacy/keys.ts';
import {
  ALL_NAME_LISTS,
  ARABIC_NAME_LISTS,
  CHINESE_LAST_NAME_LISTS,
  CITY_LISTS,
  CYRILLIC_NAME_LISTS,
  DEMOGRAPHIC_LISTS,
  DRUG_LISTS,
  FIRST_NAME_LISTS,
  GREEK_NAME_LISTS,
  HEBREW_NAME_LISTS,
  HINDI_NAME_LISTS,
  INFLECTED_NAME_LISTS,
  JAPANESE_FIRST_NAME_LISTS,
  JAPANESE_LAST_NAME_LISTS,
  KOREAN_LAST_NAME_LISTS,
  LAST_NAME_LISTS,
  MEDICAL_CONDITION_LISTS,
  type NameList,
  OCCUPATION_LISTS,
  PLACE_LISTS,
  THAI_FIRST_NAME_LISTS,
  THAI_LAST_NAME_LISTS,
} from '../privacy/lists/index.ts';
import { type Permutation, permutation } from '../privacy/permutation.ts';
import { hasUnspacedLetter, LETTER_OR_DIGIT_OF_SPACED_SCRIPT, scriptOf } from '../text/script.ts';
import type { Codec } from './codec.ts';
import { composedNameCodecs } from './composed-name-codecs.ts';
import { inflectedNameCodec } from './inflected-name-codec.ts';
import { withCaseOf } from './letter-case.ts';

export { withCaseOf } from './letter-case.ts';

const isArabic = (text: string) => scriptOf(text) === 'arabic';
const isHebrew = (text: string) => scriptOf(text) === 'hebrew';

/** A pattern that matches the entries of a list in a reply. */
function candidatesOf(entries: readonly string[]): RegExp {
  const any = anyOf(entries);
  // In a script without spaces, names can begin anywhere, so the candidates overlap.
  if (hasUnspacedLetter(entries[0] ?? '')) return new RegExp(`(?=(?<ahead>${any}))`, 'gu');
  // Arabic and Hebrew write prepositions and "and" as letters before the name, without a space.
  const before = isArabic(any)
    ? '(?<=(?:^|[^\\p{L}\\p{N}\\p{M}])[وفبلك]{0,2})'
    : isHebrew(any)
      ? '(?<=(?:^|[^\\p{L}\\p{N}])[ובכלמהש]{0,2})'
      : `(?<!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|\\p{M})`;
  return new RegExp(`${before}${any}(?!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|\\p{M})`, 'giu');
}

/**
 * Applies one direction of a permutation until it meets an entry of the same culture. This is cycle walking: the entries of a culture are
 * permuted among themselves, and the other direction leads back.
 */
function withinCulture({ cultures }: NameList, step: (index: number) => number): (index: number) => number {
  if (!cultures) return step;
  return (index) => {
    let at = step(index);
    while (cultures[at] !== cultures[index]) at = step(at);
    return at;
  };
}

/** The order of a list's entries under the key, within each culture if the list has cultures. */
export function permutedEntries(names: NameList, secret: ConversationSecret): Permutation {
  const { forward, inverse } = permutation(secret, names.name, names.entries.length);
  return { forward: withinCulture(names, forward), inverse: withinCulture(names, inverse) };
}

/** Reads the list when it is first used: most prompts need few lists. */
function listCodec(names: NameList): Codec {
  const { name, isInOwnCase } = names;
  let pattern: RegExp | undefined;
  let shape: Codec['shape'] | undefined;
  const cased = (entry: string, model: string) => (isInOwnCase ? entry : withCaseOf(entry, model));
  const move = (text: string, to: (index: number) => number): string | undefined => {
    const index = names.indexOf.get(text.toLowerCase());
    const entry = index === undefined ? undefined : names.entries[to(index)];
    // An original in an unusual letter case is refused, because it could not be restored exactly from the surrogate.
    if (index === undefined || entry === undefined || cased(names.entries[index] ?? '', text) !== text)
      return undefined;
    return cased(entry, text);
  };
  const permuted = (secret: ConversationSecret) => permutedEntries(names, secret);
  /** Whether an entry may be an original. A spare entry may not: its index is given to a value outside the list, which the vault keeps. */
  const isOwn = (text: string) => (names.indexOf.get(text.toLowerCase()) ?? names.ownSize) < names.ownSize;
  return {
    name: `list:${name}`,
    get shape() {
      shape ??= names.entries.some((entry) => /\s/.test(entry)) ? 'phrase' : 'word';
      return shape;
    },
    get candidates() {
      pattern ??= candidatesOf(names.entries);
      return pattern;
    },
    canonical: (text) => (names.indexOf.has(text.toLowerCase()) ? text.toLowerCase() : undefined),
    issue(original, secret) {
      const surrogate = isOwn(original) ? move(original, permuted(secret).forward) : undefined;
      // Issue nothing if the original is mapped to itself, or if the letter case of the surrogate would not restore the original exactly.
      if (surrogate === undefined || surrogate.toLowerCase() === original.toLowerCase()) return undefined;
      return move(surrogate, permuted(secret).inverse) === original ? surrogate : undefined;
    },
    recover(surrogate, secret) {
      // A reply may capitalise the surrogate at the start of a sentence.
      const index = names.indexOf.get(surrogate.toLowerCase());
      const written = isInOwnCase && index !== undefined ? (names.entries[index] ?? surrogate) : surrogate;
      const original = move(written, permuted(secret).inverse);
      return original !== undefined && isOwn(original) ? original : undefined;
    },
    domainSize(original) {
      const { cultures, entries, indexOf } = names;
      const culture = cultures?.[indexOf.get(original.toLowerCase()) ?? entries.length];
      return culture === undefined ? entries.length : (cultures?.filter((one) => one === culture).length ?? 0);
    },
    ...(isInOwnCase
      ? { inOwnCase: (text: string) => names.entries[names.indexOf.get(text.toLowerCase()) ?? names.entries.length] }
      : {}),
  };
}

const declinedCodecs = new Map(INFLECTED_NAME_LISTS.map((list) => [list.names, inflectedNameCodec(list)]));
const codecByList = new Map(ALL_NAME_LISTS.map((list) => [list, declinedCodecs.get(list) ?? listCodec(list)]));
const codecsOf = (lists: readonly NameList[]): readonly Codec[] => lists.flatMap((list) => codecByList.get(list) ?? []);

export const firstNameCodecs = codecsOf(FIRST_NAME_LISTS);
export const lastNameCodecs = codecsOf(LAST_NAME_LISTS);
export const chineseLastNameCodecs = codecsOf(CHINESE_LAST_NAME_LISTS);
export const japaneseLastNameCodecs = codecsOf(JAPANESE_LAST_NAME_LISTS);
export const japaneseFirstNameCodecs = codecsOf(JAPANESE_FIRST_NAME_LISTS);
export const koreanLastNameCodecs = codecsOf(KOREAN_LAST_NAME_LISTS);
export const thaiFirstNameCodecs = codecsOf(THAI_FIRST_NAME_LISTS);
export const thaiLastNameCodecs = codecsOf(THAI_LAST_NAME_LISTS);
/** Codecs of names by script, for scripts with spaces other than Latin. The list that holds a word decides between first and last name. */
export const nameCodecsByScript: Partial<Record<string, readonly Codec[]>> = {
  cyrillic: codecsOf(CYRILLIC_NAME_LISTS.map(({ names }) => names)),
  greek: codecsOf(GREEK_NAME_LISTS.map(({ names }) => names)),
  arabic: codecsOf(ARABIC_NAME_LISTS),
  hebrew: codecsOf(HEBREW_NAME_LISTS),
  devanagari: codecsOf(HINDI_NAME_LISTS),
};
export const townCodecs = codecsOf(CITY_LISTS);
export const countryCodecs = codecsOf(PLACE_LISTS.filter((list) => !CITY_LISTS.includes(list)));
export const placeCodecs = [...townCodecs, ...countryCodecs];
export const demographicCodecs = codecsOf(DEMOGRAPHIC_LISTS);
export const occupationCodecs = codecsOf(OCCUPATION_LISTS);
export const medicalConditionCodecs = codecsOf(MEDICAL_CONDITION_LISTS);
export const drugCodecs = codecsOf(DRUG_LISTS);
export const listCodecs: readonly Codec[] = [...codecByList.values(), ...composedNameCodecs];
