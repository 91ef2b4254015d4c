// Chinese and Korean names in Latin letters: 王伟 is Wang Wei or Wei Wang, 김민지 Kim Min-ji, Minji Kim or Kim Minji.
import { once } from '../lexicon/once.ts';
import { readData } from '../lexicon/read-data.ts';
import { cellsOf, wordsBy } from '../lexicon/words.ts';

interface NativeName {
  readonly family: string;
  readonly given: string;
}

/** Spellings of surnames, the usual one first, by surname. */
const FAMILY_SPELLINGS = wordsBy(readData('people/romanised-surnames.tsv'));
/** The pinyin of each Chinese sign, with u for ü, as passports write it. */
const READINGS = once(
  () =>
    new Map(
      cellsOf(readData('people/chinese-readings.tsv')).flatMap(([reading = '', signs = '']) =>
        Array.from(signs, (sign) => [sign, reading.replace('ü', 'u')] as const),
      ),
    ),
);
const COMPOUND_SURNAMES =
  /^(?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|慕容|令狐|尉迟|东方|東方|皇甫|公孙|公孫|夏侯|南宫|端木|남궁|황보|제갈|선우|독고|사공)/u;

const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
const FIRST_SYLLABLE = 0xac00;

function syllable(letter: string): string {
  const code = (letter.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
  const [initial, vowel, final] = [Math.floor(code / 588), Math.floor((code % 588) / 28), code % 28];
  return `${INITIALS[initial] ?? ''}${VOWELS[vowel] ?? ''}${FINALS[final] ?? ''}`;
}

const isKorean = (name: string): boolean => /^\p{Script=Hangul}+$/u.test(name);
const isChinese = (name: string): boolean => Array.from(name).every((sign) => READINGS().has(sign));

/** The syllables of a name, in small letters. */
const syllablesOf = (name: string): readonly string[] =>
  isKorean(name) ? [...name].map(syllable) : Array.from(name, (sign) => READINGS().get(sign) ?? '');

function nativeName(name: string): NativeName | undefined {
  const signs = [...name];
  if (!(isKorean(name) || isChinese(name)) || signs.length < 2 || signs.length > 4) return undefined;
  const length = signs.length > 2 && COMPOUND_SURNAMES.test(name) ? 2 : 1;
  return { family: signs.slice(0, length).join(''), given: signs.slice(length).join('') };
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const familySpellings = (family: string): readonly string[] => [
  ...(FAMILY_SPELLINGS[family] ?? []),
  capitalised(syllablesOf(family).join('')),
];

/** Equal for the spellings of one sound within a name: "Soo" and "Su", "Hyun" and "Hyeon". */
const innerSoundOf = (latin: string): string =>
  latin
    .toLowerCase()
    .replace(/[^a-zü]/gu, '')
    .replace(/ü/gu, 'u')
    .replace(/w?oo|wu|ou(?=n)|eo|u/gu, 'u')
    .replace(/ee/gu, 'i');

/** Equal for the spellings of one name: also "Jung" and "Chung", "Gim" and "Kim". */
export const soundOf = (latin: string): string =>
  innerSoundOf(latin)
    .replace(/^c(?=h)|^j/u, 'j')
    .replace(/^k|^g/u, 'g');

/** The sound of a sign at the beginning of a given name or behind its first sign. */
export const soundOfSign = (sign: string, isFirst: boolean): string =>
  (isFirst ? soundOf : innerSoundOf)(syllablesOf(sign).join(''));

/** The sounds of the spellings of a surname. */
export const soundsOfSurname = (family: string): ReadonlySet<string> => new Set(familySpellings(family).map(soundOf));

/** How a name in Latin letters is put together. */
interface Romanised {
  readonly isFamilyFirst: boolean;
  /** What stands between family and given name: a space, or a comma and a space. */
  readonly between: string;
  readonly isHyphenated: boolean;
}

/** How `latin` writes the native name; undefined if it is another name. */
function romanisedAs(latin: string, { family, given }: NativeName): Romanised | undefined {
  const match = /^(?<first>[\p{L}'’-]+(?: [\p{L}'’-]+)?)(?<between>,? )(?<second>[\p{L}'’-]+)$/u.exec(
    latin.trim(),
  )?.groups;
  if (!match) return undefined;
  const { first = '', second = '', between = ' ' } = match;
  const families = soundsOfSurname(family);
  const ofGiven = soundOf(syllablesOf(given).join(''));
  const isHyphenated = latin.includes('-');
  if (families.has(soundOf(first)) && soundOf(second) === ofGiven)
    return { isFamilyFirst: true, between, isHyphenated };
  if (families.has(soundOf(second)) && soundOf(first) === ofGiven)
    return { isFamilyFirst: false, between, isHyphenated };
  return undefined;
}

/** A surname in its usual spelling in Latin letters. */
export const surnameInLatin = (family: string): string => familySpellings(family)[0] ?? '';

/** A given name in Latin letters, with `sign` between its syllables. */
export const givenNameInLatin = (given: string, sign: '' | '-'): string => capitalised(syllablesOf(given).join(sign));

const writtenPart = (name: NativeName, part: keyof NativeName, isHyphenated: boolean): string =>
  part === 'family' ? surnameInLatin(name.family) : givenNameInLatin(name.given, isHyphenated ? '-' : '');

function written(name: NativeName, { isFamilyFirst, between, isHyphenated }: Romanised): string {
  const familyName = writtenPart(name, 'family', isHyphenated);
  const givenName = writtenPart(name, 'given', isHyphenated);
  return isFamilyFirst ? `${familyName}${between}${givenName}` : `${givenName}${between}${familyName}`;
}

/** Which part of the native name a word in Latin letters is: "Zhang" or "Xiulan" of 张秀兰. */
function partOf(word: string, { family, given }: NativeName): keyof NativeName | undefined {
  if (!/^\p{Lu}[\p{L}'’-]+$/u.test(word)) return undefined;
  if (soundsOfSurname(family).has(soundOf(word))) return 'family';
  return given.length > 1 && soundOf(syllablesOf(given).join('')) === soundOf(word) ? 'given' : undefined;
}

/** Whether a name in Latin letters is the romanisation of a name in Chinese or Korean script, or of its family or given name. */
export function isRomanisationOf(latin: string, name: string): boolean {
  const native = nativeName(name);
  return native !== undefined && (romanisedAs(latin, native) ?? partOf(latin, native)) !== undefined;
}

/** The family and the given name in a name in Latin letters; undefined if it is no romanisation of the native name. */
export function romanisedParts(latin: string, name: string): readonly [family: string, given: string] | undefined {
  const native = nativeName(name);
  const form = native && romanisedAs(latin, native);
  if (!form) return undefined;
  const at = latin.indexOf(form.between);
  const [first, second] = [latin.slice(0, at).trim(), latin.slice(at + form.between.length).trim()];
  return form.isFamilyFirst ? [first, second] : [second, first];
}

/** Another native name, written as `latin` writes `name`; undefined if it cannot be written so. */
export function romanisedLike(latin: string, name: string, other: string): string | undefined {
  const [native, standIn] = [nativeName(name), nativeName(other)];
  if (!native || !standIn) return undefined;
  const form = romanisedAs(latin, native);
  if (form) return written(standIn, form);
  const part = partOf(latin, native);
  return part && writtenPart(standIn, part, latin.includes('-'));
}

const ORDERS: readonly Romanised[] = [false, true].flatMap((isHyphenated) => [
  { isFamilyFirst: true, between: ' ', isHyphenated },
  { isFamilyFirst: false, between: ' ', isHyphenated },
  { isFamilyFirst: true, between: ', ', isHyphenated },
]);

/** The ways in which a reply may write two native names, each beside the other's. */
export function romanisedPairs(name: string, other: string): readonly (readonly [string, string])[] {
  const [one, two] = [nativeName(name), nativeName(other)];
  return one && two ? ORDERS.map((form) => [written(one, form), written(two, form)] as const) : [];
}

/** Whether two parts are the family and the given name of a native name. */
export const isNameOfParts = (family: string, given: string): boolean => nativeName(family + given)?.family === family;
