// The surrogate of one span, part by part: a reply may use a part alone.

import type { Codec } from '../../codecs/codec.ts';
import { splitLead } from '../../codecs/formats/date-lead.ts';
import type { DateOrder } from '../../codecs/formats/either-order.ts';
import { digitsCodec, identifierCodec } from '../../codecs/formats/identifier.ts';
import { codecsForAnnotation } from '../../codecs/formats/index.ts';
import { userNameCodecs } from '../../codecs/formats/user-name.ts';
import {
  conditionCodecs,
  demographicCodecs,
  drugCodecs,
  firstNameCodecs,
  inCaseOf,
  lastNameCodecs,
  occupationCodecs,
  placeCodecs,
} from '../../codecs/list-codecs.ts';
import type { Annotation } from '../../detect/annotation.ts';
import { type ReserveKind, reserveWord } from '../../privacy/lists/reserve.ts';
import { isUnspaced, scriptOf, UNSPACED_RUN } from '../../text/script.ts';
import { isOfSigns } from '../../text/signs.ts';
import {
  ALSO_NAMES,
  CALLED_BY_SURNAME,
  GENERIC,
  HONORIFICS,
  isKindWord,
  KINSHIP,
  PARTICLES,
} from '../public-names/general-words.ts';
import { emailSurrogate } from './email-surrogate.ts';
import { otherInitial } from './initial.ts';
import type { Issuer, Reserve } from './issuer.ts';
import { pathSurrogate } from './path-surrogate.ts';
import {
  abbreviationReserve,
  dateReserve,
  shapeReserve,
  userNameAt,
  userNameReserve,
  wordReserve,
} from './reserves.ts';
import { scriptName } from './script-names.ts';
import { secretReserve } from './secret-reserve.ts';
import { unownedReserve } from './unowned.ts';
import { unspacedName } from './unspaced-names.ts';
import { unspacedWords } from './unspaced-words.ts';
import { webAddressSurrogate } from './web-address-surrogate.ts';

const WORD = /[\p{L}][\p{L}\p{M}]*(?:['’.-][\p{L}\p{M}]+)*/gu;
const WORD_OR_NUMBER = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|[\p{N}][\p{N}\p{L}-]*/gu;
const key = (word: string) => word.toLowerCase().replace(/\.$/, '');
/** Titles and kinship words, which are not part of a name. */
const isTitle = (word: string) =>
  HONORIFICS.has(key(word)) || (KINSHIP.has(key(word)) && !(ALSO_NAMES.has(key(word)) && /^\p{Lu}/u.test(word)));

function possessive(word: string): readonly [string, string] {
  const match = /^(.+?)(['’]s?)$/iu.exec(word);
  return match ? [match[1] ?? word, match[2] ?? ''] : [word, ''];
}

/** Replaces matches of `pattern`; `replace` is told how many matched words come before and after. */
function mapWords(text: string, pattern: RegExp, replace: (word: string) => string): string {
  return text.replace(pattern, (word) => {
    const [stem, ending] = possessive(word);
    return replace(stem) + ending;
  });
}

function personSurrogate(text: string, issuer: Issuer): string {
  if (isUnspaced(text)) return unspacedName(text, issuer, (latin) => personSurrogate(latin, issuer));
  const named = [...text.matchAll(WORD)].map((m) => m[0]).filter((w) => !isTitle(w) && !PARTICLES.has(key(w)));
  const lastFirst = /^\s*[\p{L}'’-]+\s*,/u.test(text);
  const titled = HONORIFICS.has(key(text.trim().split(/[\s.]+/u)[0] ?? ''));
  const isOnlyTitles = named.length === 0;
  let seen = 0;
  const roleOf = (word: string): 'first' | 'last' => {
    seen += 1;
    if (named.length > 1) return (lastFirst ? seen === 1 : seen === named.length) ? 'last' : 'first';
    return titled || lastNameCodecs.some((c) => c.canonical(word) !== undefined) ? 'last' : 'first';
  };
  const part = (word: string, role: 'first' | 'last') => {
    if (scriptOf(word) !== 'latin') return scriptName(word, role, issuer);
    const codecs = role === 'first' ? [...firstNameCodecs, ...lastNameCodecs] : [...lastNameCodecs, ...firstNameCodecs];
    return issuer.issue(word, 'PERSON', codecs, wordReserve(role, word)).surrogate;
  };
  const whole = mapWords(text, WORD, (word) => {
    if (!isOnlyTitles && (isTitle(word) || (PARTICLES.has(key(word)) && word === word.toLowerCase()))) return word;
    const role = roleOf(word);
    // A single letter is no name that could be found again in a reply: the whole name is kept below.
    if (word.length === 1) return otherInitial(word, issuer);
    // "Soo-jin" is one given name, "Nwosu-Reid" two surnames.
    if (/-\p{Ll}/u.test(word) && /^\p{Lu}/u.test(word)) return part(word, role);
    return word
      .split('-')
      .map((piece) => (piece.length > 1 ? part(piece, role) : piece))
      .join('-');
  });
  return hasInitial(text) ? keepWhole(whole, text, 'PERSON', issuer) : whole;
}

const hasInitial = (text: string) => /(?<![\p{L}\p{M}'’-])\p{L}(?![\p{L}\p{M}'’-])/u.test(text);

function keepWhole(surrogate: string, original: string, type: Annotation['type'], issuer: Issuer): string {
  issuer.keep(surrogate, original, type, 'phrase');
  return surrogate;
}

const RUNS = new RegExp(`((?:(?=[^\\p{M}])${UNSPACED_RUN}))`, 'u');

/** Generic words stay; every other word, and every number, is replaced on its own. */
function wordByWord(
  text: string,
  type: Annotation['type'],
  issuer: Issuer,
  codecs: readonly Codec[],
  reserve: (w: string) => Reserve,
  isGeneric: (word: string) => boolean = (word) => GENERIC.has(word),
): string {
  // "College" alone is all that there is to replace.
  const isOnlyGeneric = (text.match(WORD_OR_NUMBER) ?? []).every((word) => isGeneric(key(possessive(word)[0])));
  const number = (digits: string) =>
    issuer.issue(digits, type, digits.length > 3 ? [digitsCodec] : [], shapeReserve(digits)).surrogate;
  const words = isUnspaced(text) ? unspacedWords(text, type, issuer) : text;
  const standIn = (word: string) => {
    if (isGeneric(key(word)) && !isOnlyGeneric) return word;
    if (/^\d+$/.test(word)) return number(word);
    if (/\d/.test(word))
      return issuer.issue(word, type, word.length > 5 ? [identifierCodec] : [], shapeReserve(word)).surrogate;
    if (/^[A-Z]{2}$/.test(word)) {
      // "Portland, OR": a state or country identifies nobody, and a two-letter surrogate would match ordinary words of a reply.
      if (type === 'ADDRESS' || type === 'LOCATION') return word;
      return issuer.issue(word, type, [], abbreviationReserve(word)).surrogate;
    }
    if ([...word].length === 1) return issuer.issue(word, type, [], shapeReserve(word)).surrogate;
    return issuer.issue(word, type, codecs, reserve(word)).surrogate;
  };
  // Runs without spaces are already replaced; this handles the words and numbers between them.
  return words
    .split(RUNS)
    .map((piece, at) => (at % 2 === 1 ? piece : mapWords(piece, WORD_OR_NUMBER, standIn)))
    .join('');
}

/** Legal forms written with points, whose letters are no words: "Talleres Beltrán S.L.", "Nordvik s.r.o.", "Grupo Sol S.A. de C.V." */
const LEGAL_FORM =
  /(?<=\S)[\s,]+(?:s\.? ?a\.? ?de ?c\.? ?v\.?|s\. ?(?:a|l|c|e|k)\.(?: ?(?:u|l|s|r)\.)*|s\. ?r\. ?[lo]\.|s\. ?p\. ?a\.|sp\. z ?o\. ?o\.|d\. ?o\. ?o\.|a\. ?[sdg]\.|v\. ?o\. ?f\.|[bn]\. ?v\.|e\. ?[vk]\.|k\. ?k\.|l\. ?l\. ?[cp]\.|p\. ?[cl]\. ?c?\.?)$/iu;

/** Keeps the kind of organisation. A family name in it gets the same surrogate as for a person. */
function organizationSurrogate(text: string, issuer: Issuer): string {
  const words = (text.match(WORD_OR_NUMBER) ?? []).map(key);
  const isFamily = words.some((word) => CALLED_BY_SURNAME.has(word) || word === 'dr');
  const kind = isFamily ? 'last' : 'organization';
  const isGeneric = (word: string) => isKindWord(word) || HONORIFICS.has(word);
  const form = LEGAL_FORM.exec(text)?.[0] ?? '';
  const name = text.slice(0, text.length - form.length);
  return wordByWord(name, 'ORGANIZATION', issuer, lastNameCodecs, (word) => wordReserve(kind, word), isGeneric) + form;
}

/** A phrase of a list as a whole ("New York", "type 2 diabetes"); undefined where no list has it. */
function listed(
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
  text.split(' ').every((word) => !GENERIC.has(key(word)) && !/^\p{Lu}{2}$/u.test(word));

function placeSurrogate(text: string, type: 'LOCATION' | 'ADDRESS', issuer: Issuer): string {
  const reserve = phraseOf(wordReserve('place', text));
  return (
    listed(text, type, issuer, placeCodecs, reserve) ??
    (isNameOfWords(text) ? issuer.issue(text, type, [], reserve).surrogate : undefined) ??
    wordByWord(text, type, issuer, placeCodecs, (word) => wordReserve('place', word))
  );
}

/** 建国路88号: a reply repeats it without the town, and the number alone is part of no word. */
const STREET = /[^\s\d省市区區县縣镇鎮乡鄉都道府県구시동]+(?:路|街|大道|巷|弄|丁目|로|길)\s?\d+(?:号|號|番地|番)?/u;

function addressSurrogate(text: string, issuer: Issuer): string {
  const replaced = text
    .split(/(\s*[,\n;]\s*)/u)
    .map((part, i) => (i % 2 === 1 ? part : placeSurrogate(part, 'ADDRESS', issuer)))
    .join('');
  const [street, newStreet] = [STREET.exec(text)?.[0], STREET.exec(replaced)?.[0]];
  if (street !== undefined && newStreet !== undefined) keepWhole(newStreet, street, 'ADDRESS', issuer);
  // House numbers of one or two digits are too common to be found alone in a reply: the whole address is kept too.
  return keepWhole(replaced, text, 'ADDRESS', issuer);
}

/** "acute", "mild": said of so many that they may stay, so that the rest can be found in a list. */
const DEGREE =
  /^(?:(?:acute|chronic|mild|moderate|severe|recurrent|persistent|recent|early|advanced|untreated|suspected)\s+)+(?=\p{L})/iu;

/** What is kept in the vault as one phrase, because its parts mean nothing alone. */
function phraseSurrogate(
  text: string,
  type: Annotation['type'],
  issuer: Issuer,
  codecs: readonly Codec[],
  kind: ReserveKind,
): string {
  const reserve = phraseOf(wordReserve(kind, text));
  const degree = DEGREE.exec(text)?.[0] ?? '';
  const ofDegree = degree === '' ? undefined : listed(text.slice(degree.length), type, issuer, codecs, reserve);
  if (ofDegree !== undefined) return degree + ofDegree;
  return listed(text, type, issuer, codecs, reserve) ?? issuer.issue(text, type, [], reserve).surrogate;
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
  const parts = codec && splitLead(text);
  // A reply may leave the weekday out.
  if (parts) issuer.issue(parts.date, 'DATE', codecs, dateReserve(parts.date));
  return surrogate;
}

/** The surrogate of a span by its type; numbers and placeholders are `sanitize`'s business. */
export function surrogateFor(annotation: Annotation, text: string, issuer: Issuer, dateOrder?: DateOrder): string {
  const { type, kind } = annotation;
  // A dictionary may name "***" a person: there are no words in it to replace one by one.
  if (isOfSigns(text) && type !== 'PASSWORD' && type !== 'SECRET')
    return issuer.issue(text, type, [], shapeReserve(text)).surrogate;
  switch (type) {
    case 'PERSON':
      return personSurrogate(text, issuer);
    case 'ORGANIZATION':
      return organizationSurrogate(text, issuer);
    case 'LOCATION':
      return placeSurrogate(text, type, issuer);
    case 'ADDRESS':
      return kind === 'postal-code' ? formatSurrogate(type, kind, text, issuer) : addressSurrogate(text, issuer);
    case 'EMAIL':
      return emailSurrogate(text, issuer);
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
    case 'DATE':
      return dateSurrogate(annotation, text, issuer, dateOrder);
    case 'DEMOGRAPHIC':
      return phraseSurrogate(text, type, issuer, demographicCodecs, 'demonym');
    case 'OCCUPATION':
      return phraseSurrogate(text, type, issuer, occupationCodecs, 'job');
    case 'CONDITION':
      return phraseSurrogate(text, type, issuer, conditionCodecs, 'condition');
    case 'DRUG':
      return phraseSurrogate(text, type, issuer, drugCodecs, 'drug');
    case 'PRODUCT':
    case 'WORK':
    case 'EVENT':
    case 'MISC':
      return issuer.issue(text, type, [], {
        ...wordReserve('word', text),
        shape: 'phrase',
        at: (i) => inCaseOf(reserveWord('word', i), text),
      }).surrogate;
    default:
      return formatSurrogate(type, kind, text, issuer);
  }
}

function formatSurrogate(type: Annotation['type'], kind: string | undefined, text: string, issuer: Issuer): string {
  const found = { type, ...(kind === undefined ? {} : { kind }) };
  const unowned = unownedReserve(found, text, () => shapeReserve(text));
  if (unowned) return issuer.issue(text, type, [], unowned).surrogate;
  const codecs = codecsForAnnotation(found);
  return issuer.issue(text, type, codecs, shapeReserve(text)).surrogate;
}
