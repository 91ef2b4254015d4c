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
  withCaseOf,
} from '../../codecs/list-codecs.ts';
import type { YearCuts } from '../../codecs/year-cuts.ts';
import type { Annotation } from '../../detect/annotation.ts';
import { type ReserveKind, wordFromReserve } from '../../privacy/lists/reserve.ts';
import { hasNoLettersOrDigits } from '../../text/signs.ts';
import { addressSurrogate, placeSurrogate } from './address-surrogate.ts';
import { birthSurrogates } from './birth-codecs.ts';
import { type BirthPair, bornNumberSurrogate } from './born-number.ts';
import { type AddressContext, emailSurrogate, nameHandleSurrogate } from './email-surrogate.ts';
import type { FirmNames } from './firm-names.ts';
import type { Issuer } from './issuer.ts';
import type { NameClues } from './name-clues.ts';
import { organizationSurrogate } from './organisation-surrogate.ts';
import { isFilePath, pathSurrogate } from './path-surrogate.ts';
import { personSurrogate } from './person-surrogate.ts';
import { listedSurrogate, phraseOf } from './phrases.ts';
import { postalCodeSurrogate, type TownInOutput } from './postcode-surrogate.ts';
import { dateReserve, reserveOfSameShape, userNameAt, userNameReserve, wordReserve } from './reserves.ts';
import { secretReserve } from './secret-reserve.ts';
import { NO_TOWNS_BESIDE, type TownsBeside } from './towns-beside.ts';
import { unownedReserve } from './unowned-reserve.ts';
import { webAddressSurrogate } from './web-address-surrogate.ts';

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

/** The language in the name of a codec of dates with the name of a month. */
const languageOfCodec = ({ name }: Codec) => /:(?:text|day|month)-([a-z]{2})(?=-|:|$)/.exec(name)?.[1];

/** The codecs that read a date, with those of the prompt's language first: "marzo" is a month in Italian and in Spanish. */
function withLanguageFirst(date: string, codecs: readonly Codec[], issuer: Issuer): readonly Codec[] {
  const languages = new Set(
    codecs.filter((codec) => codec.canonical(date) !== undefined).flatMap((codec) => languageOfCodec(codec) ?? []),
  );
  if (languages.size < 2) return codecs;
  const { language: ofPrompt } = issuer;
  const language = ofPrompt !== undefined && languages.has(ofPrompt) ? ofPrompt : issuer.languageAmong(languages);
  if (language === undefined) return codecs;
  const isOfLanguage = (codec: Codec) => languageOfCodec(codec) === language;
  return [...codecs.filter(isOfLanguage), ...codecs.filter((codec) => !isOfLanguage(codec))];
}

function dateSurrogate(
  { kind }: Pick<Annotation, 'kind'>,
  text: string,
  issuer: Issuer,
  { dateOrder, yearCuts }: SurrogateContext,
): string {
  // A full stop between two numbers is written where the day comes first.
  const order = /\d\./.test(text) ? 'dmy' : dateOrder;
  const birth = { order, cuts: yearCuts };
  const surrogatesOf = (date: string) =>
    kind === 'date-of-birth'
      ? birthSurrogates(date, birth, issuer)
      : { codecs: codecsForAnnotation({ type: 'DATE', ...(kind && { kind }) }, order), reserve: dateReserve(date) };
  const issue = (date: string) => {
    const { codecs, reserve } = surrogatesOf(date);
    return issuer.issue(date, 'DATE', withLanguageFirst(date, codecs, issuer), reserve);
  };
  const { surrogate, codec } = issue(text);
  const parts = codec && splitWordsBeforeDate(text);
  // A reply may leave the weekday out.
  if (parts) issue(parts.date);
  return surrogate;
}

/** What Skype writes before the names of Microsoft's accounts; it stays. */
const SKYPE_PREFIX = /^live:(?:\.cid\.)?/u;

function userNameSurrogate(text: string, issuer: Issuer, addresses: AddressContext = {}): string {
  const prefix = SKYPE_PREFIX.exec(text)?.[0] ?? '';
  const handle = text.slice(prefix.length);
  const sign = handle.startsWith('@') ? '@' : '';
  const ofName = nameHandleSurrogate(handle.slice(sign.length), issuer, addresses);
  if (ofName !== undefined) {
    if (sign !== '') issuer.keep(sign + ofName, handle, 'USERNAME', 'phrase');
    return prefix + sign + ofName;
  }
  const reserve = handle.startsWith('@')
    ? { ...userNameReserve, at: (index: number) => `@${userNameAt(index)}` }
    : userNameReserve;
  return prefix + issuer.issue(handle, 'USERNAME', userNameCodecs, reserve).surrogate;
}

/** The name of a machine, which the model reports as an IP too. */
const HOST_NAME = /:\/\/|\p{L}[\p{L}\d-]{0,62}\.\p{L}{2}/u;

/** What the rest of the text shows about a span. */
interface SurrogateContext {
  readonly dateOrder?: DateOrder | undefined;
  readonly yearCuts?: YearCuts | undefined;
  readonly names?: NameClues | undefined;
  readonly addresses?: AddressContext | undefined;
  readonly firms?: FirmNames | undefined;
  readonly towns?: TownsBeside | undefined;
  /** The dates of birth that the prompt replaces, with their surrogates. */
  readonly births?: (() => readonly BirthPair[]) | undefined;
}

/** The town beside a postal code, as the sanitized text has it. */
function townInOutput(code: string, { townOf, placeOf }: TownsBeside, issuer: Issuer): TownInOutput | undefined {
  const town = townOf(code);
  if (!town?.isReplaced) return town;
  return { ...town, name: placeSurrogate(town.name, 'LOCATION', issuer, placeOf(town.name)) };
}

/** The surrogate of a span by its type; `sanitize` replaces numbers and placeholders itself. */
export function surrogateFor(
  annotation: Annotation,
  text: string,
  issuer: Issuer,
  context: SurrogateContext = {},
): string {
  const { type, kind } = annotation;
  const { names, addresses, towns = NO_TOWNS_BESIDE } = context;
  // A dictionary may name "***" a person: there are no words in it to replace one by one.
  if (hasNoLettersOrDigits(text) && type !== 'PASSWORD' && type !== 'SECRET')
    return issuer.issue(text, type, [], reserveOfSameShape(text)).surrogate;
  switch (type) {
    case 'PERSON':
      return personSurrogate(text, issuer, names);
    case 'ORGANIZATION':
      return organizationSurrogate(text, issuer, context.firms);
    case 'LOCATION':
      return placeSurrogate(text, type, issuer, towns.placeOf(text));
    case 'ADDRESS': {
      const fitting = postalCodeSurrogate(text, townInOutput(text, towns, issuer), issuer);
      if (fitting !== undefined) return fitting;
      return kind === 'postal-code' ? formatSurrogate(annotation, text, issuer) : addressSurrogate(text, issuer);
    }
    case 'EMAIL':
      return emailSurrogate(text, issuer, addresses);
    case 'USERNAME':
      return userNameSurrogate(text, issuer, addresses);
    case 'PATH':
      return pathSurrogate(text, issuer);
    case 'PASSWORD':
    case 'SECRET':
      return issuer.issue(text, type, [], secretReserve(text)).surrogate;
    case 'URL':
      return webAddressSurrogate(text, issuer, addresses);
    case 'IP':
      if (isFilePath(text)) return pathSurrogate(text, issuer);
      return HOST_NAME.test(text)
        ? webAddressSurrogate(text, issuer, addresses)
        : formatSurrogate(annotation, text, issuer);
    case 'DATE':
      return dateSurrogate(annotation, text, issuer, context);
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
      return formatSurrogate(annotation, text, issuer, context.births);
  }
}

function formatSurrogate(
  found: Pick<Annotation, 'type' | 'kind'>,
  text: string,
  issuer: Issuer,
  births: () => readonly BirthPair[] = () => [],
): string {
  const { type, kind } = found;
  const unowned = unownedReserve(found, text, () => reserveOfSameShape(text), issuer.language);
  if (unowned) return issuer.issue(text, type, [], unowned).surrogate;
  const codecs = codecsForAnnotation(found);
  const born = issuer.issuedBy(text, codecs).length === 0 ? bornNumberSurrogate(text, kind, births, issuer) : undefined;
  if (born !== undefined) return born;
  return issuer.issue(text, type, codecs, reserveOfSameShape(text)).surrogate;
}
