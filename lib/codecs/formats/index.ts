// The codecs for each type of finding. The first codec that can read a value is used.
import type { Annotation } from '../../detect/annotation.ts';
import type { ConversationSecret } from '../../privacy/keys.ts';
import type { Codec } from '../codec.ts';
import { readCodecNameWithCuts, type YearCuts } from '../year-cuts.ts';
import { cardCodec } from './card.ts';
import { checkDigitCodecs, checkDigitCodecsFor } from './checked-identifier.ts';
import { clockTimeCodec } from './clock-time.ts';
import { cryptoAddressCodecs } from './crypto-address.ts';
import { birthDateCodecs, dateCodecs } from './date.ts';
import { type DateOrder, eitherOrderBirthDateCodecs, eitherOrderDateCodecs } from './either-order-dates.ts';
import { emailCodecs } from './email.ts';
import { ibanCodec } from './iban.ts';
import { digitsCodec, identifierCodec } from './identifier.ts';
import { hexadecimalCodec, ipv4Codec } from './network-address.ts';
import { partialBirthDateCodecs, partialDateCodecs, yearCodec } from './partial-date.ts';
import { persianBirthCodecs } from './persian-dates.ts';
import { phoneCodecs } from './phone.ts';
import { postalCodeCodecs } from './postal-code.ts';
import { socialSecurityCodec } from './social-security.ts';
import { userNameCodecs } from './user-name.ts';
import { withWordsBeforeDate } from './words-before-date.ts';

export const formatCodecs: readonly Codec[] = [
  cardCodec,
  ibanCodec,
  socialSecurityCodec,
  ...phoneCodecs,
  ...emailCodecs,
  ...userNameCodecs,
  ipv4Codec,
  hexadecimalCodec,
  ...cryptoAddressCodecs,
  ...eitherOrderDateCodecs,
  ...dateCodecs,
  ...partialDateCodecs,
  ...withWordsBeforeDate(dateCodecs),
  ...withWordsBeforeDate(partialDateCodecs),
  ...eitherOrderBirthDateCodecs,
  ...birthDateCodecs,
  ...partialBirthDateCodecs,
  ...withWordsBeforeDate(birthDateCodecs),
  ...withWordsBeforeDate(partialBirthDateCodecs),
  ...persianBirthCodecs,
  clockTimeCodec,
  ...postalCodeCodecs,
  ...checkDigitCodecs,
  digitsCodec,
  identifierCodec,
];

const codecsToDivide = new Map(
  formatCodecs.flatMap((codec) => (codec.dividedBy ? [[codec.name, codec.dividedBy]] : [])),
);

/** The codec of a divided year, by its name. It is in no list, because each day divides the year in another way. */
export function dividedCodecNamed(name: string): Codec | undefined {
  const read = readCodecNameWithCuts(name);
  return read && codecsToDivide.get(read.name)?.(read.cuts);
}

const GENERIC_CODECS = [digitsCodec, identifierCodec];

const DATE_CODECS = [
  ...dateCodecs,
  ...partialDateCodecs,
  ...withWordsBeforeDate([...dateCodecs, ...partialDateCodecs]),
];
/** A year of birth without day and month cannot move within its year, so it moves like other dates. */
const BIRTH_CODECS = [
  ...birthDateCodecs,
  ...partialBirthDateCodecs,
  ...withWordsBeforeDate([...birthDateCodecs, ...partialBirthDateCodecs]),
  ...persianBirthCodecs,
  yearCodec,
];

function byOrder(codecs: readonly Codec[], eitherOrder: readonly Codec[]) {
  const monthFirst = codecs.filter(({ name }) => /^(?:date|birth):(?:mdy|day-md)/.test(name));
  return { dmy: codecs, mdy: [...monthFirst, ...codecs], either: [...eitherOrder, ...codecs] };
}

const dateCodecsByOrder = byOrder(DATE_CODECS, eitherOrderDateCodecs);
const birthCodecsByOrder = byOrder(BIRTH_CODECS, eitherOrderBirthDateCodecs);

/** The codecs that read a date of birth. If a part of its divided year has too few days, the last cuts are left out, at the end all. */
export const birthCodecsDividedBy = (
  text: string,
  order: DateOrder | undefined,
  cuts: YearCuts,
  secret: ConversationSecret,
): readonly Codec[] =>
  birthCodecsByOrder[order ?? 'either']
    .filter((codec) => codec.canonical(text) !== undefined)
    .flatMap((codec) => {
      const divided = cuts.map((_, at) => codec.dividedBy?.(cuts.slice(0, cuts.length - at)) ?? codec);
      return [...divided, codec].find((one) => one.issue(text, secret) !== undefined) ?? [];
    });

/** The codecs to try for a finding. @param order whether day or month comes first, if other dates in the text show it */
export function codecsForAnnotation(
  { type, kind }: Pick<Annotation, 'type' | 'kind'>,
  order?: DateOrder,
): readonly Codec[] {
  if (kind === 'card') return [cardCodec, ...GENERIC_CODECS];
  if (kind === 'iban') return [ibanCodec, ...GENERIC_CODECS];
  if (kind === 'ssn-us') return [socialSecurityCodec, ...GENERIC_CODECS];
  if (type === 'FINANCIAL') return [ibanCodec, cardCodec, ...GENERIC_CODECS];
  if (type === 'PHONE') return [...phoneCodecs, digitsCodec];
  if (type === 'IP' || type === 'MAC') return [ipv4Codec, hexadecimalCodec];
  if (type === 'CRYPTO') return [...cryptoAddressCodecs, hexadecimalCodec, identifierCodec];
  if (type === 'DATE') return (kind === 'date-of-birth' ? birthCodecsByOrder : dateCodecsByOrder)[order ?? 'either'];
  if (type === 'TIME') return [clockTimeCodec];
  if (kind === 'postal-code') return [...postalCodeCodecs, digitsCodec];
  if (type === 'ID' || type === 'VEHICLE') return [...checkDigitCodecsFor(kind), ...GENERIC_CODECS];
  return [];
}
