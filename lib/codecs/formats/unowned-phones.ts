// Telephone numbers that are reserved for films and books, so that nobody is called by mistake.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf, wordsUnder } from '../../lexicon/words.ts';
import { phoneCodecs } from './phone.ts';
import { splitPhoneExtension } from './phone-extension.ts';
import { inGroupsOf, lettersAndDigits } from './ranked-codec.ts';

interface Range {
  /** Matches the national numbers, without trunk zero, that are replaced by numbers of this range. */
  readonly for: RegExp;
  /** Masks of reserved national numbers; each "x" stands for any digit. */
  readonly numbers: readonly string[];
}

/** By country. */
const RESERVED_RANGES: ReadonlyMap<string, readonly Range[]> = reservedRanges(
  readData('surrogates/unowned-phones.tsv'),
);

function reservedRanges(rows: string): ReadonlyMap<string, readonly Range[]> {
  const numbers = wordsUnder(rows);
  const ranges = new Map<string, Range[]>();
  for (const key of new Set(cellsOf(rows).map(([country, pattern]) => `${country} ${pattern}`))) {
    const [country = '', pattern] = key.split(' ');
    const known = ranges.get(country) ?? [];
    ranges.set(country, known);
    known.push({ for: new RegExp(`^(?:${pattern})$`), numbers: numbers(key) });
  }
  return ranges;
}

/** The main country of each country code. Used for numbers that are possible but not valid, because the library gives no country for them. */
const MAIN_COUNTRY_BY_CODE: Readonly<Record<string, CountryCode>> = {
  1: 'US',
  33: 'FR',
  44: 'GB',
  46: 'SE',
  49: 'DE',
  61: 'AU',
  353: 'IE',
};

interface ParsedPhone {
  readonly country: CountryCode;
  readonly national: string;
  /** Whether neither a country code nor the layout names the country: it is the first one in which the number is valid. */
  readonly isGuessed: boolean;
}

/** Without a country code, the codec that can read the number decides the country. */
function parsePhone(number: string): ParsedPhone | undefined {
  const codec = phoneCodecs.find((candidate) => candidate.canonical(number) !== undefined);
  if (!codec) return undefined;
  const [, named] = /^phone:(\w\w)\b/.exec(codec.name) ?? [];
  // "030 …" with a separator is a number in Berlin, because British numbers have four digits before the separator ("0300 …").
  const home = named === 'gb' && /^\s*\(?030[^\d]/.test(number) ? 'de' : named;
  const read = parsePhoneNumberFromString(
    number.replace(/^\s*\(?00/, '+'),
    home === undefined ? undefined : (home.toUpperCase() as CountryCode),
  );
  const country = read && (read.country ?? MAIN_COUNTRY_BY_CODE[read.countryCallingCode]);
  const isGuessed = home === named && /^phone:\w\w$/.test(codec.name);
  return country && { country, national: read.nationalNumber, isGuessed };
}

const sizeOf = (mask: string) => 10 ** (mask.match(/x/g)?.length ?? 0);

/** The number at position `index` among all numbers of the masks. */
function numberAt(masks: readonly string[], index: number): string {
  let left = index;
  for (const mask of masks) {
    if (left < sizeOf(mask)) {
      const digits = [...String(left).padStart(mask.match(/x/g)?.length ?? 0, '0')];
      return mask.replace(/x/g, () => digits.shift() ?? '0');
    }
    left -= sizeOf(mask);
  }
  throw new RangeError(`These ranges have no number ${index}.`);
}

/** Writes the surrogate in the layout of the original. German numbers vary in length. */
function writeInLayout(number: string, national: string, surrogate: string): string {
  const digits = lettersAndDigits(number);
  return inGroupsOf(digits.slice(0, digits.length - national.length) + surrogate, number);
}

/** Numbers that belong to nobody, by index. */
export interface UnownedNumbers {
  readonly size: number;
  at(index: number): string;
}

/** Coprime to the size of every range, so that consecutive indexes give different numbers that are far apart. */
const STRIDE = 7919;
const OTHER_DIGITS = '0123456789';

/**
 * Languages in which a guess of a phone number's country is used even if the reserved numbers of that country have another length. Only German
 * phone numbers vary in length, so in a prompt in another language such a guess is mostly wrong.
 */
const LANGUAGES_TRUSTING_GUESSES: ReadonlySet<string | undefined> = new Set(['en', 'de']);

/**
 * Reserved numbers of the same kind and country as `text`; undefined if the country reserves no such numbers.
 * @param language the prompt's language; undefined if it is unknown. For "22 34 56 78" in a Norwegian prompt, which is not a German number, the
 * function returns undefined, and the caller makes a surrogate with as many digits as the number has
 */
export function unownedPhoneNumbers(text: string, language?: string): UnownedNumbers | undefined {
  const { number, mark, extension } = splitPhoneExtension(text);
  const found = parsePhone(number);
  const range = found && RESERVED_RANGES.get(found.country)?.find((one) => one.for.test(found.national));
  if (!found || !range) return undefined;
  const alike = range.numbers.filter(({ length }) => length === found.national.length);
  if (alike.length === 0 && found.isGuessed && !LANGUAGES_TRUSTING_GUESSES.has(language)) return undefined;
  const masks = alike.length > 0 ? alike : range.numbers;
  const size = masks.reduce((sum, mask) => sum + sizeOf(mask), 0);
  return {
    size,
    at(index) {
      const place = (index * STRIDE) % size;
      const otherExtension = extension.replace(
        /\d/g,
        (_, at: number) => OTHER_DIGITS[(place * 3 + at * 7) % 10] ?? '0',
      );
      return writeInLayout(number, found.national, numberAt(masks, place)) + mark + otherExtension;
    },
  };
}
