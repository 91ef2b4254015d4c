// Identity numbers that contain the date of birth (PESEL, codice fiscale, personnummer). Beside that date, the surrogate contains the surrogate
// date: a reply that reads the number would find another birthday otherwise. What tells sex or century stays, as in the date itself.
import { identityNumbers } from '../../detect/patterns/identity-numbers.ts';
import { readData } from '../../lexicon/read-data.ts';
import { rowsBy } from '../../lexicon/words.ts';
import type { Day } from '../../notation/calendar.ts';
import { inLayoutOf } from '../../text/normalise-characters.ts';
import { twoDigits } from '../../text/two-digits.ts';
import type { Issuer, Reserve } from './issuer.ts';

const ROWS = rowsBy(readData('values/born-numbers.tsv'), [0]);
const MONTH_LETTERS = 'ABCDEHLMPRST';
const RANDOM_SIGNS: Readonly<Record<string, string>> = {
  r: '0123456789',
  a: 'BCDFGLMNPRSTV',
  n: '0123456789X',
  x: '0123456789ABCDEFHJKLMNPRSTUVWXY',
};
/** Enough for two check digits. */
const MOST_TRIALS = 4000;
/** Which of the numbers of a day is drawn. There are at least as many in each country. */
const NUMBERS_OF_DAY = 60;

/** A date of birth of the prompt and its surrogate. */
export interface BirthPair {
  readonly original: Day;
  readonly surrogate: Day;
}

const signsOf = (text: string): string => (text.match(/[\p{L}\p{N}]/gu) ?? []).join('').toUpperCase();

/** The signs of a number at the places of one letter of its layout. */
const partOf = (signs: string, layout: string, letter: string): string =>
  [...layout].map((one, at) => (one === letter ? signs.charAt(at) : '')).join('');

interface DateInNumber {
  readonly layout: string;
  /** What the number adds to month and day. */
  readonly monthOffset: number;
  readonly dayOffset: number;
}

/** How a number of the country contains the date; undefined if it does not. */
function dateIn(signs: string, country: string, { year, month, day }: Day): DateInNumber | undefined {
  for (const [, layout = '', months = '', days = ''] of ROWS.get(country) ?? []) {
    if (layout.length !== signs.length) continue;
    const part = (letter: string) => partOf(signs, layout, letter);
    const century = part('C');
    if (century !== '' && Number(century) !== Math.floor(year / 100)) continue;
    const letter = part('L');
    const monthOffset = letter === '' ? Number(part('M')) - month : MONTH_LETTERS.indexOf(letter) + 1 - month;
    const dayOffset = Number(part('D')) - day;
    if (Number(part('Y')) !== year % 100) continue;
    if (months.split(' ').includes(String(monthOffset)) && days.split(' ').includes(String(dayOffset)))
      return { layout, monthOffset, dayOffset };
  }
  return undefined;
}

/** A pseudorandom number for each index, trial and place. */
function scattered(index: number, trial: number, place: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(trial + 1, 0x85ebca6b) ^ Math.imul(place + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

function signAt(letter: string, old: string, draw: number): string {
  if (letter === 'g') return String(2 * (draw % 5) + (Number(old) % 2));
  if (letter === 'h') return String((draw % 5) + (Number(old) < 5 ? 0 : 5));
  const signs = RANDOM_SIGNS[letter];
  return signs === undefined ? old : (signs[draw % signs.length] ?? old);
}

/** The number with another date, whose other digits are drawn. */
function numberOf(signs: string, found: DateInNumber, { year, month, day }: Day, draw: (place: number) => number) {
  const { layout, monthOffset, dayOffset } = found;
  const parts: Record<string, string> = {
    C: String(Math.floor(year / 100)),
    Y: twoDigits(year % 100),
    M: twoDigits(month + monthOffset),
    D: twoDigits(day + dayOffset),
    L: MONTH_LETTERS.charAt(month - 1),
  };
  return [...layout].map((letter, place) => {
    const part = parts[letter];
    if (part === undefined) return signAt(letter, signs.charAt(place), draw(place));
    parts[letter] = part.slice(1);
    return part.charAt(0);
  });
}

/**
 * The reserve of numbers with the surrogate of the date that a number contains; undefined if it contains none of them.
 * @param kind of the finding, which ends in the country: "national-id:pl"
 */
function bornNumberReserve(text: string, kind: string, births: readonly BirthPair[]): Reserve | undefined {
  const [family = '', country = ''] = kind.toLowerCase().split(':');
  const signs = signsOf(text);
  for (const { original, surrogate } of births) {
    const found = dateIn(signs, country, original);
    if (!found || (family !== 'national-id' && family !== 'tax-id')) continue;
    const checks = identityNumbers(family).filter((one) => one.country === country && one.validate(text).isValid);
    const at = (index: number) => {
      for (let trial = 0; ; trial += 1) {
        const drawn = numberOf(signs, found, surrogate, (place) => scattered(index, trial, place));
        const number = inLayoutOf(text, drawn);
        if (trial >= MOST_TRIALS || checks.length === 0 || checks.some((one) => one.validate(number).isValid))
          return number;
      }
    };
    return { name: `born ${kind} ${found.layout}`, shape: 'digits', at, size: NUMBERS_OF_DAY, choices: NUMBERS_OF_DAY };
  }
  return undefined;
}

/** The surrogate of a number with a date of birth of the prompt; undefined for another number, and for one that has a surrogate already. */
export function bornNumberSurrogate(
  text: string,
  kind: string | undefined,
  births: () => readonly BirthPair[],
  issuer: Issuer,
): string | undefined {
  const country = kind?.split(':')[1]?.toLowerCase();
  if (kind === undefined || country === undefined || !ROWS.has(country)) return undefined;
  if (issuer.earlier(text, 'phrase') !== undefined) return undefined;
  const reserve = bornNumberReserve(text, kind, births());
  return reserve && issuer.issue(text, 'ID', [], reserve).surrogate;
}
