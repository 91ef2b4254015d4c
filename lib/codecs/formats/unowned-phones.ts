// Telephone numbers that are reserved for films and books, so that nobody is called by mistake.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneCodecs } from './phone.ts';
import { splitPhoneExtension } from './phone-extension.ts';
import { lettersAndDigits, withLayoutOf } from './ranked-codec.ts';

interface Range {
  /** Matches the national numbers, without trunk zero, that are replaced by numbers of this range. */
  readonly for: RegExp;
  /** Masks of reserved national numbers; each "x" stands for any digit. */
  readonly numbers: readonly string[];
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** The North American Numbering Plan reserves 555-0100 to 555-0199 in every area; the areas are listed by country. */
const northAmerican = (areas: string): Range => ({
  for: /^(?!8(?:00|33|44|55|66|77|88)|900|[57]00)[2-9]\d{9}$/,
  numbers: words(areas).map((area) => `${area}55501xx`),
});

const RESERVED_RANGES: Readonly<Partial<Record<CountryCode, readonly Range[]>>> = {
  US: [
    northAmerican(
      '202 203 206 207 208 209 210 212 213 215 216 217 225 239 240 253 267 301 303 304 305 307 308 310 312 314 316 317 319 320 401 402 404 406 408 410 412 415 417 423 501 502 503 504 505 509 512 515 518 601 602 603 605 608 612 614 615 617 701 702 703 704 713 801 802 804 808 813 816 901 904 907 913 916 919',
    ),
  ],
  CA: [northAmerican('204 250 306 403 416 418 506 514 519 604 613 705 709 780 807 902 905')],
  // Source: Ofcom, "Telephone numbers for use in TV and radio drama programmes".
  GB: [
    { for: /^7[1-57-9]\d{8}$/, numbers: ['7700900xxx'] },
    { for: /^80[08]\d{7}$/, numbers: ['8081570xxx'] },
    { for: /^9\d{9}$/, numbers: ['9098790xxx'] },
    { for: /^3\d{9}$/, numbers: ['3069990xxx'] },
    {
      for: /^[12]\d{9}$/,
      numbers: words(
        '2079460xxx 1134960xxx 1144960xxx 1154960xxx 1164960xxx 1174960xxx 1184960xxx 1214960xxx 1314960xxx 1414960xxx 1514960xxx 1614960xxx 1914980xxx 1632960xxx 2920180xxx',
      ),
    },
  ],
  // Source: Arcep, plan national de numérotation, article 2.5.12.
  FR: [
    { for: /^[67]\d{8}$/, numbers: ['63998xxxx'] },
    { for: /^1\d{8}$/, numbers: ['19900xxxx'] },
    { for: /^2\d{8}$/, numbers: ['26191xxxx'] },
    { for: /^3\d{8}$/, numbers: ['35301xxxx'] },
    { for: /^4\d{8}$/, numbers: ['46571xxxx'] },
    { for: /^5\d{8}$/, numbers: ['53649xxxx'] },
  ],
  // Source: ACMA, "Phone numbers for use in TV shows, films and creative works".
  AU: [
    {
      for: /^4\d{8}$/,
      numbers: words(
        '491570006 491570156 491570157 491570158 491570159 491570110 491570313 491570737 491571266 491571491 491571804 491572549 491572665 491572983 491573770 491573087 491574118 491574632 491575254 491575789 491576398 491576801 491577426 491577644 491578957 491578148 491578888 491579212 491579760 491579455',
      ),
    },
    ...words('2 3 7 8').map((area) => ({
      for: new RegExp(`^${area}\\d{8}$`),
      numbers: [`${area}5550xxxx`, `${area}7010xxxx`],
    })),
  ],
  // Source: Bundesnetzagentur, Amtsblatt 7/2021, Mitteilung 148: "Drama Numbers".
  DE: [
    {
      for: /^1(?:5|6[023]|7)\d{6,9}$/,
      numbers: words(
        '17139200xx 176040690xx 15228817386 15228895456 15254599371 1729925904 1729968532 1729973185 1729973186 1729980752 1749091317 1749464308',
      ),
    },
    { for: /^[2-9](?!00)\d{5,11}$/, numbers: words('3023125xxx 6990009xxx 4066969xxx 2214710xxx 8999998xxx') },
  ],
  // Source: PTS, "Telefonnummer för användning i böcker och filmer".
  SE: [
    { for: /^7\d{8}$/, numbers: words('1 2 3 4 5 6 7 8 9').map((tens) => `7017406${tens}x`) },
    { for: /^8\d{6,8}$/, numbers: ['8465004xx'] },
  ],
  IE: [{ for: /^[1-9]\d{7,8}$/, numbers: ['2091xxxxx'] }],
};

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

/** The country and the national number of a phone number. Without a country code, the codec that can read the number decides the country. */
function parsePhone(number: string): { readonly country: CountryCode; readonly national: string } | undefined {
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
  return country && { country, national: read.nationalNumber };
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

/** Writes the surrogate in the layout of the original if both are equally long; German numbers vary in length. */
function writeInLayout(number: string, national: string, surrogate: string): string {
  const digits = lettersAndDigits(number);
  const head = digits.slice(0, digits.length - national.length);
  return surrogate.length === national.length
    ? withLayoutOf(head + surrogate, number)
    : `${/^\s*\(?\+/.test(number) ? `+${head} ` : head}${surrogate}`;
}

/** Numbers that belong to nobody, by index. */
export interface UnownedNumbers {
  readonly size: number;
  at(index: number): string;
}

/** Coprime to the size of every range, so that consecutive indexes give different numbers that are far apart. */
const STRIDE = 7919;
const OTHER_DIGITS = '0123456789';

/** Reserved numbers of the same kind and country as `text`; undefined if the country reserves no such numbers. */
export function unownedPhoneNumbers(text: string): UnownedNumbers | undefined {
  const { number, mark, extension } = splitPhoneExtension(text);
  const found = parsePhone(number);
  const range = found && RESERVED_RANGES[found.country]?.find((one) => one.for.test(found.national));
  if (!found || !range) return undefined;
  const alike = range.numbers.filter(({ length }) => length === found.national.length);
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
