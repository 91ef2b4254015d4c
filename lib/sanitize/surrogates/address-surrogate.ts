// The surrogate of a place or an address. Words of every address ("Road", "flat", "rue") stay, so that a reply can tell what kind of place
// it is.

import { countryCodecs, lastNameCodecs, placeCodecs, townCodecs } from '../../codecs/list-codecs.ts';
import { HOME_WORDS } from '../../judge/address-parts.ts';
import { GENERIC_WORDS } from '../../kinds/organisation-kinds-world.ts';
import { scriptOf } from '../../text/script.ts';
import type { Issuer } from './issuer.ts';
import { DWELLING_WORDS } from './kept-words.ts';
import { cultureOfName } from './name-culture.ts';
import { namePoolOf, reserveOfLanguage } from './name-pools.ts';
import { keepWhole, listedSurrogate, phraseOf } from './phrases.ts';
import { placeOfCode, postalCodeIn, postalCodeSurrogate } from './postcode-surrogate.ts';
import { wordReserve } from './reserves.ts';
import { type TownPlace, townReserve } from './town-reserve.ts';
import { replaceWordByWord, WORD_OR_NUMBER, wordKey } from './word-by-word.ts';

/** Whether a text is several words that form one name: "Little Snoring". */
const isNameOfWords = (text: string): boolean =>
  /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]+(?: \p{Script=Latin}[\p{Script=Latin}\p{M}'’-]+)+$/u.test(text) &&
  text.split(' ').every((word) => !GENERIC_WORDS.has(wordKey(word)) && !/^\p{Lu}{2}$/u.test(word));

/** The end of a word that shows that it is a street: "Kastanienallee", "Lindenstr.", "Keizersgracht", "Storgatan". */
const STREET_WORD =
  /(?<=\p{L}{3})(?:straße|strasse|str|allee|gasse|weg|platz|ring|damm|ufer|steig|stieg|pfad|chaussee|straat|laan|plein|gracht|kade|singel|gatan|gata|vägen|veien|vegen|gade|vej|katu|tie)(?![\p{L}\p{M}])/iu;

/** Replaces the name of a street and keeps its ending, because otherwise the reply could not tell that it is a street. */
function compoundStreetSurrogate(text: string, issuer: Issuer): string | undefined {
  const ending = STREET_WORD.exec(text);
  if (!ending) return undefined;
  const before = text.slice(0, ending.index);
  const name = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+$/u.exec(before)?.[0] ?? '';
  const stem = issuer.issue(
    name,
    'ADDRESS',
    lastNameCodecs,
    wordReserve('last', name, cultureOfName(name, 'last', issuer.language)),
  ).surrogate;
  const compound = stem + ending[0];
  keepWhole(compound, name + ending[0], 'ADDRESS', issuer);
  const rest = (part: string) => (/[\p{L}\p{N}]/u.test(part) ? placeSurrogate(part, 'ADDRESS', issuer) : part);
  return (
    rest(before.slice(0, before.length - name.length)) + compound + rest(text.slice(ending.index + ending[0].length))
  );
}

/** A run of capitalised words, which is one name: "Trần Thái Tông" in "số 12 ngõ 45 Trần Thái Tông". */
const CAPITALISED_RUN = /(\p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]+)*)/u;

/** An address in Vietnamese or Indonesian, whose streets have names of several words. */
function placeInLanguage(text: string, type: 'LOCATION' | 'ADDRESS', issuer: Issuer): string {
  const words = { type, codecs: [], reserve: (word: string) => reserveOfLanguage('place', word, issuer) };
  const isKind = (word: string) => GENERIC_WORDS.has(wordKey(word));
  return text
    .split(CAPITALISED_RUN)
    .map((piece, at) => {
      // Words of every address ("Jl", "km") stay: alone in a piece, they would be taken for a name.
      if ((piece.match(WORD_OR_NUMBER) ?? []).every(isKind)) return piece;
      return at % 2 === 1 && !piece.split(' ').some(isKind)
        ? issuer.issue(piece, type, [], phraseOf(reserveOfLanguage('place', piece, issuer))).surrogate
        : replaceWordByWord(piece, issuer, words);
    })
    .join('');
}

/** Words for places that have names, in addition to the words for homes: "Rosewood Park". */
const NAMED_PLACE_WORDS =
  /(?<![\p{L}\p{M}])(?:park|hill|walk|rise|wharf|quay|farm|estate|heights|hwy|highway|blvd|boulevard|parkway)(?![\p{L}\p{M}])/iu;
/** The number of a house ("Lilas 14", "12B Tudor"), unlike a postal code ("10115 Berlin", "411 38 Umeå"). */
const HOUSE_NUMBER = /(?<![\p{L}\p{N}]|\p{N}[ -])\p{N}{1,3}\p{L}?(?![\p{L}\p{N}]|[ -]\p{N})/u;

/** Whether a place is a street, a house or a park with a name, and not a town or region. */
const isNamedPlace = (text: string, type: 'LOCATION' | 'ADDRESS') =>
  HOME_WORDS.test(text) || NAMED_PLACE_WORDS.test(text) || (type === 'ADDRESS' && HOUSE_NUMBER.test(text));

/**
 * Replaces the name of a street by a family name. A town or country would read as well ("12 Singapore Road"), but a reply may use it in
 * another sense too: if "Singapore" replaced "Tudor", "Singapore has other rules" would be restored to "Tudor has other rules".
 */
function namedPlaceSurrogate(text: string, type: 'LOCATION' | 'ADDRESS', issuer: Issuer): string {
  const surrogate = replaceWordByWord(text, issuer, {
    type,
    codecs: lastNameCodecs,
    reserve: (word) => wordReserve('last', word, cultureOfName(word, 'last', issuer.language)),
    isKept: isKeptWord(type),
  });
  // Restoring takes "Keller Park" for another place than "Keller", unless the vault has the whole name.
  return type === 'LOCATION' ? keepWhole(surrogate, text, type, issuer) : surrogate;
}

const isKeptWord = (type: 'LOCATION' | 'ADDRESS') => (word: string) =>
  GENERIC_WORDS.has(word) || (type === 'ADDRESS' && DWELLING_WORDS.has(word));

const isTown = (text: string): boolean => townCodecs.some((codec) => codec.canonical(text) !== undefined);

/** @param place where the rest of the address shows that the place is */
export function placeSurrogate(
  text: string,
  type: 'LOCATION' | 'ADDRESS',
  issuer: Issuer,
  place: TownPlace = {},
): string {
  const namePool = namePoolOf(text, issuer.language);
  if (type === 'ADDRESS' && (namePool === 'vietnamese' || namePool === 'indonesian'))
    return placeInLanguage(text, type, issuer);
  const reserve = scriptOf(text) === 'latin' ? townReserve(text, issuer, place) : phraseOf(wordReserve('place', text));
  // The lists of towns hold large ones, which a reply may name of its own accord: they give only what an earlier prompt got from them.
  if (isTown(text)) return issuer.issue(text, type, issuer.issuedBy(text, townCodecs), reserve).surrogate;
  const listed = listedSurrogate(text, type, issuer, countryCodecs, reserve);
  if (listed !== undefined) return listed;
  if (namePool === 'latin' && isNamedPlace(text, type)) return namedPlaceSurrogate(text, type, issuer);
  return (
    (isNameOfWords(text) ? issuer.issue(text, type, [], reserve).surrogate : undefined) ??
    replaceWordByWord(text, issuer, {
      type,
      codecs: placeCodecs,
      reserve: (word) => (type === 'LOCATION' && text === word ? reserve : reserveOfLanguage('place', word, issuer)),
      isKept: isKeptWord(type),
    })
  );
}

/** A street with its number in Chinese, Japanese or Korean (建国路88号), which a reply may repeat without the town. */
const STREET =
  /[^\s\d省市区區县縣镇鎮乡鄉都道府県구시동]{1,40}(?:路|街|大道|巷|弄|丁目|로|길)\s?\d+(?:号|號|番地|番)?/u;

/** A fraction after a house number ("12 1/3"). It is kept: random digits would rarely make a plausible fraction, and a reply may use the same fraction for something else. */
const SEPARATOR_OR_FRACTION = /((?:(?<!\s)\s+)?[,\n;]\s*|(?<=\d)(?:\s*[½⅓⅔¼¾](?!\p{N})|\s+[1-9]\/[2-9](?![\d/]))\s*)/u;

const TOWN = "(?<town>\\p{Lu}[\\p{L}\\p{M}'’.-]+(?: (?:\\p{Ll}{1,4} )?\\p{Lu}[\\p{L}\\p{M}'’-]+){0,2})";
const CODE = '(?<code>(?:[A-Z]{1,2}-)?(?=[A-Z -]*\\d)[A-Z\\d]{2,5}(?:[ -][A-Z\\d]{2,4})?)';
const CODE_AND_TOWN = new RegExp(`(?<=^|[,;\\n]\\s?)${CODE} ${TOWN}(?=$|[,;\\n])`, 'u');
/** Four digits after a name are the number of a house. */
const TOWN_AND_CODE = new RegExp(
  `(?<=^|[,;\\n]\\s?)${TOWN},? (?<state>(?:[A-Z]{2} )?)(?!\\d{1,4}$)${CODE}(?=$|[,;\\n.])`,
  'u',
);

/** The parts of an address that are neither its town nor its postal code. */
const partsSurrogate = (text: string, issuer: Issuer): string =>
  text
    .split(SEPARATOR_OR_FRACTION)
    .map((part, i) =>
      i % 2 === 1 || part === ''
        ? part
        : (compoundStreetSurrogate(part, issuer) ?? placeSurrogate(part, 'ADDRESS', issuer)),
    )
    .join('');

/** Replaces an address whose town and postal code stand side by side, so that they fit each other; undefined if they do not. */
function addressWithTown(text: string, issuer: Issuer): string | undefined {
  const found = CODE_AND_TOWN.exec(text) ?? TOWN_AND_CODE.exec(text);
  const { code = '', town = '', state = '' } = found?.groups ?? {};
  const postal = postalCodeIn(state + code);
  if (!found || !postal || isNamedPlace(town, 'LOCATION')) return undefined;
  const name = placeSurrogate(town, 'LOCATION', issuer, placeOfCode(postal));
  const fitting = postalCodeSurrogate(state + code, { name, isReplaced: true }, issuer);
  if (fitting === undefined) return undefined;
  const both = found[0].replace(town, () => name).replace(state + code, () => fitting);
  const end = found.index + found[0].length;
  return partsSurrogate(text.slice(0, found.index), issuer) + both + partsSurrogate(text.slice(end), issuer);
}

export function addressSurrogate(text: string, issuer: Issuer): string {
  const replaced = addressWithTown(text, issuer) ?? partsSurrogate(text, issuer);
  const [street, newStreet] = [STREET.exec(text)?.[0], STREET.exec(replaced)?.[0]];
  if (street !== undefined && newStreet !== undefined) keepWhole(newStreet, street, 'ADDRESS', issuer);
  // House numbers of one or two digits are too common to be found alone in a reply, so the whole address is kept too.
  return keepWhole(replaced, text, 'ADDRESS', issuer);
}
