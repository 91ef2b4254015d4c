// Reserves whose values have the layout of the original.

import { capitalisedLike, WEEKDAYS } from '../../codecs/formats/calendar-words.ts';
import { withCaseOf } from '../../codecs/list-codecs.ts';
import { type ReserveKind, wordFromReserve } from '../../privacy/lists/reserve.ts';
import { MONTH_NAMES, PERSIAN_MONTHS } from '../../text/month-names.ts';
import { digitsLike, normaliseCharacters } from '../../text/normalise-characters.ts';
import { hasNoLettersOrDigits } from '../../text/signs.ts';
import type { Reserve } from './issuer.ts';
import { pooledReserve } from './pooled-reserve.ts';
import { scriptReserve } from './script-reserves.ts';

/**
 * A reserve of words of a kind, which never runs out. A word takes the original's case, unless the kind's list has its own case.
 * @param culture whose names come first, for a name in Latin letters
 */
export function wordReserve(kind: ReserveKind, original: string, culture?: string): Reserve {
  const own = scriptReserve(kind === 'place' ? 'place' : 'organization', original);
  if (own) return own;
  if (kind !== 'word') return pooledReserve(kind, original, culture);
  return { name: kind, shape: 'word', at: (index) => withCaseOf(wordFromReserve(kind, index), original) };
}

/** A pseudorandom number for each index and position of a text. */
const scatteredDraw = (index: number, position: number) =>
  (Math.imul(index + 1, 2_654_435_761) ^ Math.imul(position + 1, 40_503)) >>> 0;

const LONGEST_LENGTHENED = 8;
const DIGITS = '0123456789';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** With fewer digits than this, a value is recognised by its letters, so all letters are replaced. */
const MIN_DIGITS = 3;
/** The year in the number of a court case, which stays: "（2021）川0107民初4432号". */
const YEAR = /(?<=[(（[【〔])(?:19|20)\d{2}(?=[)）\]】〕])/gu;

function yearsIn(original: string): readonly (readonly [number, number])[] {
  const years = Array.from(original.matchAll(YEAR), ({ index }) => [index, index + 4] as const);
  const others = (original.match(/\p{N}/gu)?.length ?? 0) - 4 * years.length;
  return others >= MIN_DIGITS ? years : [];
}

/** Another digit of the script that the number is written in. */
function otherDigit(old: string, draw: number, isFirst: boolean): string {
  const value = Number(normaliseCharacters(old));
  if (Number.isNaN(value)) return DIGITS[draw % DIGITS.length] ?? old;
  // A number begins with a zero only if the original does.
  const digit = isFirst && value !== 0 ? 1 + (draw % 9) : draw % DIGITS.length;
  return String.fromCodePoint((old.codePointAt(0) ?? 0) - value + digit);
}

/** Letters of plates and codes, by script. The characters of other scripts are words of an office or place, and stay beside digits. */
const ALPHABETS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Cyrillic}/u, 'авекмнорстух'],
  [/\p{Script=Greek}/u, 'αβεζηικμνορτυχ'],
  [/\p{Script=Arabic}/u, 'ابحدرسصطعقلمنهو'],
  [/\p{Script=Hebrew}/u, 'אבגדהזחטלמנפצקרש'],
];
const WORDS_OF_OFFICES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}]/u;

function otherLetter(old: string, draw: number, hasDigits: boolean): string {
  if (hasDigits && WORDS_OF_OFFICES.test(old)) return old;
  const letters = ALPHABETS.find(([script]) => script.test(old))?.[1] ?? LETTERS;
  const letter = letters[draw % letters.length] ?? old;
  return /\p{Lu}/u.test(old) ? letter.toUpperCase() : letter;
}

/**
 * Values of the same shape: digits for digits, letters for letters. For all types without another format. A text of signs alone has no
 * other value of its shape, so it gets a word.
 */
export function reserveOfSameShape(original: string): Reserve {
  if (hasNoLettersOrDigits(original)) return { ...wordReserve('word', original), shape: 'phrase' };
  const hasDigits = (original.match(/\p{N}/gu)?.length ?? 0) >= MIN_DIGITS;
  const kept = hasDigits ? yearsIn(original) : [];
  const at = (index: number) => {
    let position = 0;
    return original.replace(/[\p{L}\p{N}]/gu, (old, place: number) => {
      position += 1;
      if (kept.some(([from, to]) => place >= from && place < to)) return old;
      const draw = scatteredDraw(index, position);
      if (/\p{N}/u.test(old)) return otherDigit(old, draw, position === 1);
      return otherLetter(old, draw, hasDigits);
    });
  };
  const size = 9 * 10 ** (original.match(/[\p{L}\p{N}]/gu)?.length ?? 0);
  return { name: 'shape', shape: 'phrase', at, size, longer: () => longerShape(original) };
}

const RARE = 'JQXZ';
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ';

/** For two capitals: a pair that is no word, unit or common abbreviation in any case ("AN" would be restored in "an apple"). */
export function abbreviationReserve(original: string): Reserve {
  const at = (index: number) => {
    const draw = scatteredDraw(index, 0);
    return `${RARE[draw % RARE.length]}${CONSONANTS[Math.floor(draw / RARE.length) % CONSONANTS.length]}`;
  };
  const size = RARE.length * CONSONANTS.length;
  return { name: 'abbreviation', shape: 'phrase', at, size, longer: () => wordReserve('organization', original) };
}

/** A reserve with one more character, for when a short shape is used up: after thirty addresses like "6 Elm Drive", a house number has two digits. */
function longerShape(original: string): Reserve | undefined {
  if (original.length >= LONGEST_LENGTHENED) return undefined;
  const longer = original.replace(/([\p{L}\p{N}])(?=[^\p{L}\p{N}]*$)/u, '$1$1');
  return longer === original ? undefined : reserveOfSameShape(longer);
}

const CALENDAR: readonly (readonly string[])[] = [
  ...[...Object.values(MONTH_NAMES), ...Object.values(PERSIAN_MONTHS)].map((names) => names.split(' ')),
  ...WEEKDAYS,
];

/**
 * For dates that no codec moves ("29 February", "5 May 1850"): other days in the same format. A text in which nothing varies, such as a
 * holiday, gets another value of its shape.
 */
export function dateReserve(original: string, { keepsYear = false } = {}): Reserve {
  const at = (index: number) => {
    let position = 0;
    return original.replace(/\p{L}+|\p{N}+/gu, (old) => {
      position += 1;
      const draw = scatteredDraw(index, position);
      const digits = normaliseCharacters(old);
      if (/^\d{4}$/.test(digits))
        return keepsYear ? old : digitsLike(`${(/^1[34]/.test(digits) ? 1310 : 1900) + (draw % 110)}`, old);
      if (/^\d{1,2}$/.test(digits))
        return digitsLike(String(1 + (draw % (old.length === 1 ? 9 : 12))).padStart(old.length, '0'), old);
      const names = CALENDAR.find((list) => list.some((name) => name.toLowerCase() === old.toLowerCase()));
      return names ? capitalisedLike(names[draw % names.length] ?? old, old) : old;
    });
  };
  const isVaried = new Set(Array.from({ length: 4 }, (_, index) => at(index))).size > 1;
  return isVaried ? { name: 'date', shape: 'phrase', at } : reserveOfSameShape(original);
}

/** RFC 2606 reserves these domains, so a surrogate reaches nobody. */
export const EXAMPLE_DOMAINS = ['example.com', 'example.org', 'example.net'];

export const emailReserve: Reserve = {
  name: 'email',
  shape: 'phrase',
  at: (index) =>
    `${wordFromReserve('first', index)}.${wordFromReserve('last', index + 7)}`.toLowerCase() +
    `@${EXAMPLE_DOMAINS[index % EXAMPLE_DOMAINS.length]}`,
};

export const userNameAt = (index: number): string =>
  `${wordFromReserve('first', index).toLowerCase()}${10 + (index % 90)}`;

export const userNameReserve: Reserve = { name: 'user-name', shape: 'phrase', at: userNameAt };

export const urlReserve: Reserve = {
  name: 'url',
  shape: 'phrase',
  at: (index) => `https://www.example.com/${wordFromReserve('word', index).toLowerCase()}`,
};

/** Names of machines that do not exist: "toravia.example.com". */
export const hostReserve: Reserve = {
  name: 'host',
  shape: 'phrase',
  at: (index) => `${wordFromReserve('word', index).toLowerCase()}.${EXAMPLE_DOMAINS[index % EXAMPLE_DOMAINS.length]}`,
};
