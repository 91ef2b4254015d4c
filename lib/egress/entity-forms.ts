// The forms in which an original may leave: a person by each telling part of the name, as a handle, a mail address or a slug; a number and a date in
// other spellings; a value without its separators. All forms are words as `tokensOf` gives them, so case, accents and punctuation do not count.
import { isCommonWord } from '../detect/common-words.ts';
import { isCommonName } from './common-names.ts';
import { dateForms } from './date-forms.ts';
import type { SoughtDigits } from './digit-runs.ts';
import { phoneForms } from './number-forms.ts';
import type { SearchTerm } from './search-term.ts';
import { tokensOf } from './token-text.ts';

export interface WordForm {
  readonly text: string;
  /**
   * `whole`: tells by itself. `part`: tells by itself unless the page knows the word from elsewhere, and beside another part of the same entity.
   * `companion`: tells beside another part only.
   */
  readonly role: 'whole' | 'part' | 'companion';
  /** Which part of the entity it is; forms of one part do not complete each other. */
  readonly part: number;
  /** Found only in this spelling or in capitals, because it is an ordinary word in lower case. */
  readonly written?: string;
}

interface EntityForms {
  readonly words: readonly WordForm[];
  readonly digits: readonly SoughtDigits[];
}

const SHORTEST_PART = 2;
const SHORTEST_FAMILY_NAME = 4;
const SHORTEST_GIVEN_NAME = 5;
const SHORTEST_HANDLE = 6;
const SHORTEST_LOCAL_PART = 6;
const GROUP_OF_IDENTIFIER = 4;

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae' };
const withUmlautsWritten = (text: string) =>
  text.toLowerCase().replace(/[äöüøåæ]/g, (letter) => UMLAUTS[letter] ?? letter);
const unique = (texts: readonly string[]) => [...new Set(texts)];

/** A word in the spellings of people who write no accents: "Müller" is "muller" and "mueller", "O'Brien" is "o brien" and "obrien". */
function spellingsOf(word: string): readonly string[] {
  const plain = unique([tokensOf(word), tokensOf(withUmlautsWritten(word))]);
  return unique(plain.flatMap((one) => [one, one.replaceAll(' ', '')])).filter((one) => one !== '');
}

const isOrdinaryWord = (word: string) => isCommonWord(word) || isCommonName(tokensOf(word));

/** The parts of a person's name, without initials, particles ("van", "de") and titles ("Dr."). */
const nameParts = (name: string): readonly string[] =>
  name
    .split(/\s+/)
    .map((word) => word.replace(/^\P{L}+|(?<=\p{L})\P{L}+$/gu, (edge) => (edge.startsWith('.') ? '.' : '')))
    .filter((word) => /^[\p{Lu}\p{Lo}]/u.test(word) && !word.endsWith('.') && [...word].length >= SHORTEST_PART);

/** Whether the part tells who it is without another one. Family names are less often in ordinary traffic than given names. */
function isTelling(part: string, isFamily: boolean): boolean {
  const letters = [...part.replace(/[^\p{L}]/gu, '')].length;
  const isLongEnough = letters >= (isFamily ? SHORTEST_FAMILY_NAME : SHORTEST_GIVEN_NAME);
  return isLongEnough && !isOrdinaryWord(part) && (isFamily || !isCommonName(tokensOf(part), 'given'));
}

function partForms(part: string, i: number, isFamily: boolean): readonly WordForm[] {
  if (!/^[\p{L}\p{M}'’\-·]+$/u.test(part)) return [];
  const isAlone = isTelling(part, isFamily);
  return spellingsOf(part).flatMap((spelling): readonly WordForm[] => {
    // Too short to be searched without the borders around it.
    const text = spelling.length < 4 ? ` ${spelling} ` : spelling;
    if (isAlone && spelling.length >= SHORTEST_FAMILY_NAME)
      return ['', 's'].map((ending) => ({ text: text + ending, role: 'part', part: i }));
    return [{ text, role: 'companion', part: i, ...(isOrdinaryWord(part) ? { written: part } : {}) }];
  });
}

/** "annikalindqvist", "lindqvistannika", "alindqvist": the separators of other handles are spaces here. */
function handles(given: string, family: string): readonly string[] {
  const [first, last] = [spellingsOf(given), spellingsOf(family)];
  const joined = first.flatMap((a) => last.flatMap((b) => [a + b, b + a, `${[...a][0]}${b}`]));
  return unique(joined.map((one) => one.replaceAll(' ', ''))).filter((one) => one.length >= SHORTEST_HANDLE);
}

function personForms(name: string): readonly WordForm[] {
  const parts = nameParts(name);
  const [given] = parts;
  const family = parts.at(-1);
  if (parts.length < 2 || given === undefined || family === undefined) return [];
  const isHandleTelling = !isOrdinaryWord(given) || !isOrdinaryWord(family);
  const whole = spellingsOf(given)
    .flatMap((a) => spellingsOf(family).flatMap((b) => [`${a} ${b}`, `${b} ${a}`]))
    .concat(isHandleTelling ? handles(given, family) : []);
  // "will stone" in lower case is no name; "Stone, Will" is.
  const ordinary = parts.every(isOrdinaryWord);
  const wholeForms = ordinary ? [] : unique(whole).map((text): WordForm => ({ text, role: 'whole', part: -1 }));
  return [...wholeForms, ...parts.flatMap((part, i) => partForms(part, i, i === parts.length - 1))];
}

const LEGAL_FORMS =
  /(?<![\s,])[\s,]+(?:gmbh(?: & co\.? kg)?|ag|kg|ug|ohg|e\.?v\.?|inc\.?|llc|llp|ltd\.?|limited|plc|corp\.?|corporation|co\.?|s\.?a\.?s?\.?|s\.?a\.?r\.?l\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|ab|oy|a\/s|as|aps|sp\. z o\.o\.|s\.?l\.?|pty\.?)\s*$/i;

/** A firm without its legal form, if more than an ordinary word is left. */
function firmForms(name: string): readonly string[] {
  const short = name.replace(LEGAL_FORMS, '');
  if (short === name || (!/\s/.test(short.trim()) && (isOrdinaryWord(short) || short.length < SHORTEST_HANDLE)))
    return [];
  return [tokensOf(short)];
}

/** The local part of a mail address, unless it is the name of a desk ("info", "support"). */
function mailForms(mail: string): readonly string[] {
  const local = /^([^@\s]+)@[^@\s]+$/.exec(mail)?.[1]?.replace(/\+.*/, '') ?? '';
  return local.length >= SHORTEST_LOCAL_PART && /[\d._-]/.test(local) && /\p{L}{3}/u.test(local)
    ? [tokensOf(local)]
    : [];
}

/** The street of an address: "27 Alder Street" of "27 Alder Street, Portland". */
function addressForms(address: string): readonly string[] {
  const [street = '', ...rest] = address.split(/[,\n]/);
  const isStreet = rest.length > 0 && /\d/.test(street) && (street.match(/\p{L}/gu) ?? []).length >= SHORTEST_HANDLE;
  return isStreet ? [tokensOf(street)] : [];
}

/** An identifier of letters and digits without separators, and in groups of four. */
function identifierForms(value: string): readonly string[] {
  const plain = tokensOf(value).replaceAll(' ', '');
  const isIdentifier = /^[a-z0-9]{6,40}$/.test(plain) && /\d/.test(plain) && !/[a-z]{5}/.test(plain);
  if (!isIdentifier) return [];
  const grouped = plain.match(new RegExp(`.{1,${GROUP_OF_IDENTIFIER}}`, 'g'))?.join(' ') ?? plain;
  return [plain, ...(plain.length >= 3 * GROUP_OF_IDENTIFIER ? [grouped] : [])].filter((one) => /[a-z]/.test(one));
}

/** All forms of the original, and the text to search for as the person wrote it. */
export function formsOf({ original, needle, isExact, digits, type }: SearchTerm, now: number): EntityForms {
  const asWritten: WordForm = {
    text: tokensOf(needle),
    role: 'whole',
    part: -1,
    ...(isExact ? { written: needle } : {}),
  };
  // An original that is searched for with the words around it is too short for other forms.
  if (needle !== original.trim()) return { words: [asWritten], digits: [] };
  const dates = dateForms(original, now);
  const others = [
    ...(type === 'ORGANIZATION' ? firmForms(original) : []),
    ...(type === 'EMAIL' || original.includes('@') ? mailForms(original) : []),
    ...(type === 'ADDRESS' ? addressForms(original) : []),
    ...identifierForms(original),
    ...dates.words,
    ...spellingsOf(needle),
  ];
  const whole = unique(others).map((text): WordForm => ({ ...asWritten, text }));
  const isPhone = digits !== undefined && (type === 'PHONE' || /^\s*\(?\+/.test(original));
  return {
    words: [asWritten, ...whole, ...(type === 'PERSON' ? personForms(original) : [])],
    digits: [
      ...(digits === undefined || dates.digits.length > 0 ? [] : [{ digits }]),
      ...(isPhone ? phoneForms(original) : []),
      ...dates.digits,
    ],
  };
}
