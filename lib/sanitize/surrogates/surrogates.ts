// Makes the surrogate of one span part by part, because a reply may use a part alone.

import type { Codec } from '../../codecs/codec.ts';
import type { DateOrder } from '../../codecs/formats/either-order-dates.ts';
import { codecsForAnnotation } from '../../codecs/formats/index.ts';
import { userNameCodecs } from '../../codecs/formats/user-name.ts';
import { splitWordsBeforeDate } from '../../codecs/formats/words-before-date.ts';
import {
  demographicCodecs,
  drugCodecs,
  medicalConditionCodecs,
  occupationCodecs,
  placeCodecs,
  withCaseOf,
} from '../../codecs/list-codecs.ts';
import type { Annotation } from '../../detect/annotation.ts';
import { type ReserveKind, wordFromReserve } from '../../privacy/lists/reserve.ts';
import { hasNoLettersOrDigits } from '../../text/signs.ts';
import { GENERIC_WORDS } from '../public-names/organisation-kinds-world.ts';
import { type AddressContext, emailSurrogate } from './email-surrogate.ts';
import type { Issuer, Reserve } from './issuer.ts';
import type { NameClues } from './name-clues.ts';
import { namePoolOf, reserveOfLanguage } from './name-pools.ts';
import { organizationSurrogate } from './organisation-surrogate.ts';
import { isFilePath, pathSurrogate } from './path-surrogate.ts';
import { personSurrogate } from './person-surrogate.ts';
import { dateReserve, reserveOfSameShape, userNameAt, userNameReserve, wordReserve } from './reserves.ts';
import { secretReserve } from './secret-reserve.ts';
import { unownedReserve } from './unowned-reserve.ts';
import { webAddressSurrogate } from './web-address-surrogate.ts';
import { replaceWordByWord, WORD_OR_NUMBER, wordKey } from './word-by-word.ts';

function keepWhole(surrogate: string, original: string, type: Annotation['type'], issuer: Issuer): string {
  issuer.keep(surrogate, original, type, 'phrase');
  return surrogate;
}

/** The surrogate of a phrase that a list holds as a whole ("New York", "type 2 diabetes"); undefined if no list holds it. */
function listedSurrogate(
  text: string,
  type: Annotation['type'],
  issuer: Issuer,
  codecs: readonly Codec[],
  reserve: Reserve,
): string | undefined {
  const found = codecs.filter((codec) => codec.canonical(text) !== undefined);
  if (found.length === 0) return undefined;
  const written = found[0]?.inOwnCase?.(text) ?? text;
  // "Asthma" and "asthma" are one illness with one surrogate.
  return issuer.issue(written, type, found, reserve, text).surrogate;
}

const phraseOf = (reserve: Reserve): Reserve => ({ ...reserve, shape: 'phrase' });

/** "Little Snoring": several words that are one name, as "New York" is one in a list. */
const isNameOfWords = (text: string): boolean =>
  /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]+(?: \p{Script=Latin}[\p{Script=Latin}\p{M}'’-]+)+$/u.test(text) &&
  text.split(' ').every((word) => !GENERIC_WORDS.has(wordKey(word)) && !/^\p{Lu}{2}$/u.test(word));

/** The end of a word that says that it is a street: "Kastanienallee", "Lindenstr.", "Keizersgracht", "Storgatan". */
const STREET_WORD =
  /(?<=\p{L}{3})(?:straße|strasse|str|allee|gasse|weg|platz|ring|damm|ufer|steig|stieg|pfad|chaussee|straat|laan|plein|gracht|kade|singel|gatan|gata|vägen|veien|vegen|gade|vej|katu|tie)(?![\p{L}\p{M}])/iu;

/** Replaces the name of a street and keeps its ending: otherwise the reply cannot tell that it is a street. */
function streetSurrogate(text: string, issuer: Issuer): string | undefined {
  const ending = STREET_WORD.exec(text);
  if (!ending) return undefined;
  const before = text.slice(0, ending.index);
  const name = /[\p{L}\p{M}]+$/u.exec(before)?.[0] ?? '';
  const stem = issuer.issue(name, 'ADDRESS', placeCodecs, wordReserve('last', name)).surrogate;
  const compound = stem + ending[0];
  keepWhole(compound, name + ending[0], 'ADDRESS', issuer);
  const rest = (part: string) => (/[\p{L}\p{N}]/u.test(part) ? placeSurrogate(part, 'ADDRESS', issuer) : part);
  return (
    rest(before.slice(0, before.length - name.length)) + compound + rest(text.slice(ending.index + ending[0].length))
  );
}

/** "Trần Thái Tông" of "số 12 ngõ 45 Trần Thái Tông": a run of capitalised words is one name. */
const CAPITALISED_RUN = /(\p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]+)*)/u;

/** An address in Vietnamese or Indonesian, whose streets have names of several words. */
function placeInLanguage(text: string, type: 'LOCATION' | 'ADDRESS', issuer: Issuer): string {
  const words = { type, codecs: [], reserve: (word: string) => reserveOfLanguage('place', word, issuer) };
  const isKind = (word: string) => GENERIC_WORDS.has(wordKey(word));
  return text
    .split(CAPITALISED_RUN)
    .map((piece, at) => {
      // Words of every address ("Jl", "km") stay: alone in a piece, they would be taken for its name.
      if ((piece.match(WORD_OR_NUMBER) ?? []).every(isKind)) return piece;
      return at % 2 === 1 && !piece.split(' ').some(isKind)
        ? issuer.issue(piece, type, [], phraseOf(reserveOfLanguage('place', piece, issuer))).surrogate
        : replaceWordByWord(piece, issuer, words);
    })
    .join('');
}

/** Words before the number of a house or flat, which are kept: "at number 14". */
const HOUSE_NUMBER_WORDS = new Set(
  `number nummer huisnummer hausnummer numéro numero número numer numeru civico scala huis departamento mieszkanie mieszkania mieszkaniu
  mieszkaniem lokal lokalu spod lejlighet leilighet lägenhet byt bytu byte apartamentul appart квартиры квартира квартиру квартире дома доме дому
  flat apartment apt unit suite room studio bedsit maisonette penthouse basement floor lot plot block building house trailer space upstairs
  wohnung zimmer haus stock etage aufgang eingang block appartement porte étage bâtiment chambre logement escalier piso puerta apartamento apto
  escalera portal bloque casa depto interno piano palazzina andar bloco fração verdieping kamer blok klatka piętro våning daire kat emelet
  ajtó lakás подъезд корпус кв квартирі будинок корп διαμέρισμα όροφος`.split(/\s+/u),
);

function placeSurrogate(text: string, type: 'LOCATION' | 'ADDRESS', issuer: Issuer): string {
  const namePool = namePoolOf(text, issuer.language);
  if (type === 'ADDRESS' && (namePool === 'vietnamese' || namePool === 'indonesian'))
    return placeInLanguage(text, type, issuer);
  const reserve = phraseOf(wordReserve('place', text));
  return (
    listedSurrogate(text, type, issuer, placeCodecs, reserve) ??
    (isNameOfWords(text) ? issuer.issue(text, type, [], reserve).surrogate : undefined) ??
    replaceWordByWord(text, issuer, {
      type,
      codecs: placeCodecs,
      reserve: (word) => reserveOfLanguage('place', word, issuer),
      isGeneric: (word) => GENERIC_WORDS.has(word) || (type === 'ADDRESS' && HOUSE_NUMBER_WORDS.has(word)),
    })
  );
}

/** A street with its number in Chinese, Japanese or Korean (建国路88号), which a reply may repeat without the town. */
const STREET = /[^\s\d省市区區县縣镇鎮乡鄉都道府県구시동]+(?:路|街|大道|巷|弄|丁目|로|길)\s?\d+(?:号|號|番地|番)?/u;

function addressSurrogate(text: string, issuer: Issuer): string {
  const replaced = text
    .split(/(\s*[,\n;]\s*)/u)
    .map((part, i) => (i % 2 === 1 ? part : (streetSurrogate(part, issuer) ?? placeSurrogate(part, 'ADDRESS', issuer))))
    .join('');
  const [street, newStreet] = [STREET.exec(text)?.[0], STREET.exec(replaced)?.[0]];
  if (street !== undefined && newStreet !== undefined) keepWhole(newStreet, street, 'ADDRESS', issuer);
  // House numbers of one or two digits are too common to be found alone in a reply: the whole address is kept too.
  return keepWhole(replaced, text, 'ADDRESS', issuer);
}

/** Words of degree ("acute", "mild"), which are too common to reveal anything: they stay, so that the rest can be found in a list. */
const DEGREE_WORDS =
  /^(?:(?:acute|chronic|mild|moderate|severe|recurrent|persistent|recent|early|advanced|untreated|suspected)\s+)+(?=\p{L})/iu;

/** The surrogate of a phrase that the vault keeps as a whole, because its parts mean nothing alone. */
function phraseSurrogate(
  text: string,
  type: Annotation['type'],
  issuer: Issuer,
  codecs: readonly Codec[],
  kind: ReserveKind,
): string {
  const reserve = phraseOf(wordReserve(kind, text));
  const degree = DEGREE_WORDS.exec(text)?.[0] ?? '';
  const ofDegree =
    degree === '' ? undefined : listedSurrogate(text.slice(degree.length), type, issuer, codecs, reserve);
  if (ofDegree !== undefined) return degree + ofDegree;
  return listedSurrogate(text, type, issuer, codecs, reserve) ?? issuer.issue(text, type, [], reserve).surrogate;
}

function dateSurrogate(
  { kind }: Pick<Annotation, 'kind'>,
  text: string,
  issuer: Issuer,
  order: DateOrder | undefined,
): string {
  // A full stop between two numbers is written where the day comes first.
  const codecs = codecsForAnnotation({ type: 'DATE', ...(kind && { kind }) }, /\d\./.test(text) ? 'dmy' : order);
  const { surrogate, codec } = issuer.issue(text, 'DATE', codecs, dateReserve(text));
  const parts = codec && splitWordsBeforeDate(text);
  // A reply may leave the weekday out.
  if (parts) issuer.issue(parts.date, 'DATE', codecs, dateReserve(parts.date));
  return surrogate;
}

/** The name of a machine, which the model reports as an IP too. */
const HOST_NAME = /:\/\/|\p{L}[\p{L}\d-]*\.\p{L}{2}/u;

/** What the rest of the text shows about a span. */
export interface SurrogateContext {
  readonly dateOrder?: DateOrder | undefined;
  readonly names?: NameClues | undefined;
  readonly addresses?: AddressContext | undefined;
}

/** The surrogate of a span by its type; `sanitize` replaces numbers and placeholders itself. */
export function surrogateFor(
  annotation: Annotation,
  text: string,
  issuer: Issuer,
  { dateOrder, names, addresses }: SurrogateContext = {},
): string {
  const { type, kind } = annotation;
  // A dictionary may name "***" a person: there are no words in it to replace one by one.
  if (hasNoLettersOrDigits(text) && type !== 'PASSWORD' && type !== 'SECRET')
    return issuer.issue(text, type, [], reserveOfSameShape(text)).surrogate;
  switch (type) {
    case 'PERSON':
      return personSurrogate(text, issuer, names);
    case 'ORGANIZATION':
      return organizationSurrogate(text, issuer);
    case 'LOCATION':
      return placeSurrogate(text, type, issuer);
    case 'ADDRESS':
      return kind === 'postal-code' ? formatSurrogate(type, kind, text, issuer) : addressSurrogate(text, issuer);
    case 'EMAIL':
      return emailSurrogate(text, issuer, addresses);
    case 'USERNAME':
      return issuer.issue(
        text,
        type,
        userNameCodecs,
        text.startsWith('@') ? { ...userNameReserve, at: (i) => `@${userNameAt(i)}` } : userNameReserve,
      ).surrogate;
    case 'PATH':
      return pathSurrogate(text, issuer);
    case 'PASSWORD':
    case 'SECRET':
      return issuer.issue(text, type, [], secretReserve(text)).surrogate;
    case 'URL':
      return webAddressSurrogate(text, issuer);
    case 'IP':
      if (isFilePath(text)) return pathSurrogate(text, issuer);
      return HOST_NAME.test(text) ? webAddressSurrogate(text, issuer) : formatSurrogate(type, kind, text, issuer);
    case 'DATE':
      return dateSurrogate(annotation, text, issuer, dateOrder);
    case 'DEMOGRAPHIC':
      return phraseSurrogate(text, type, issuer, demographicCodecs, 'demonym');
    case 'OCCUPATION':
      return phraseSurrogate(text, type, issuer, occupationCodecs, 'job');
    case 'CONDITION':
      return phraseSurrogate(text, type, issuer, medicalConditionCodecs, 'condition');
    case 'DRUG':
      return phraseSurrogate(text, type, issuer, drugCodecs, 'drug');
    case 'PRODUCT':
    case 'WORK':
    case 'EVENT':
    case 'MISC':
      return issuer.issue(text, type, [], {
        ...wordReserve('word', text),
        shape: 'phrase',
        at: (i) => withCaseOf(wordFromReserve('word', i), text),
      }).surrogate;
    default:
      return formatSurrogate(type, kind, text, issuer);
  }
}

function formatSurrogate(type: Annotation['type'], kind: string | undefined, text: string, issuer: Issuer): string {
  const found = { type, ...(kind === undefined ? {} : { kind }) };
  const unowned = unownedReserve(found, text, () => reserveOfSameShape(text));
  if (unowned) return issuer.issue(text, type, [], unowned).surrogate;
  const codecs = codecsForAnnotation(found);
  return issuer.issue(text, type, codecs, reserveOfSameShape(text)).surrogate;
}
