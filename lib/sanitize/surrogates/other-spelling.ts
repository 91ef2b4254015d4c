// Gives a value that a conversation writes in several spellings one surrogate in those spellings: "+44 7700 900123" and "07700 900123" are
// one phone number, "12 C 345/2023" and "12c345/2023" one case number. Each codec reads one spelling, so by itself it would give them
// different surrogates.

import { inGroupsOf } from '../../codecs/formats/ranked-codec.ts';
import type { EntityType } from '../../detect/annotation.ts';
import { digitsLike, inLayoutOf, normaliseCharacters } from '../../text/normalise-characters.ts';
import type { PlannedSpan } from '../sanitized.ts';
import { birthdaySpelling } from './birthday-spelling.ts';

export interface SpelledValue extends Pick<PlannedSpan, 'dateOrder' | 'yearCuts'> {
  readonly text: string;
  readonly type: EntityType;
  readonly kind?: string;
}

export interface OtherSpelling {
  /** The value as the conversation wrote it first. */
  readonly first: SpelledValue;
  /** The surrogate of `first` in the spelling of the value; undefined if it does not fit. */
  write(surrogate: string): string | undefined;
}

/** Types of codes whose letter case and separators do not matter. */
const CODE_TYPES: ReadonlySet<EntityType> = new Set(['ID', 'FINANCIAL', 'VEHICLE', 'MAC']);
const SHORTEST_CODE = 5;
/** So many digits at the end of two phone numbers must agree. */
const SHORTEST_SUBSCRIBER = 7;
/** What may stand before the subscriber's number: a sign for calls within the country or nothing, or a country code, with the sign for abroad or without. */
const DIALLING_PREFIX = /^(?:0|8|06|80)?$|^(?:00|011|810)?(?<country>[1-9]\d{0,2}?)?0?$/;

const charactersOf = (text: string): readonly string[] => text.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? [];
const compact = (text: string) => normaliseCharacters(charactersOf(text).join('')).toUpperCase();

/** The characters in the layout of `text`; undefined if there are not as many. */
const written = (text: string, characters: readonly string[]): string | undefined =>
  (text.match(/[\p{L}\p{N}]/gu) ?? []).length === characters.length ? inLayoutOf(text, characters) : undefined;

function codeSpelling(value: SpelledValue, first: SpelledValue): OtherSpelling | undefined {
  if (!CODE_TYPES.has(first.type) || compact(value.text) !== compact(first.text)) return undefined;
  return { first, write: (surrogate) => written(value.text, charactersOf(surrogate)) };
}

function commonEnding(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}

/** Equal for all spellings of one phone number. */
const phoneKey = (text: string) => compact(text).slice(-SHORTEST_SUBSCRIBER);

const hasExtension = (text: string) => /\p{L}/u.test(text.normalize('NFKC'));

function phoneSpelling(value: SpelledValue, first: SpelledValue): OtherSpelling | undefined {
  if (first.type !== 'PHONE' || hasExtension(value.text) || hasExtension(first.text)) return undefined;
  const [own, other] = [compact(value.text), compact(first.text)];
  const length = commonEnding(own, other);
  const [prefix, otherPrefix] = [own.slice(0, own.length - length), other.slice(0, other.length - length)];
  const [dialled, otherDialled] = [DIALLING_PREFIX.exec(prefix)?.groups, DIALLING_PREFIX.exec(otherPrefix)?.groups];
  if (length < SHORTEST_SUBSCRIBER || !dialled || !otherDialled) return undefined;
  const countries = [dialled.country, otherDialled.country].filter((country) => country !== undefined);
  if (new Set(countries).size > 1) return undefined;
  return {
    first,
    write(surrogate) {
      const digits = compact(surrogate);
      // The surrogate keeps the country code and the zero in front, so the rest of it is the subscriber's number.
      if (!digits.startsWith(otherPrefix)) return undefined;
      return inGroupsOf(digitsLike(prefix + digits.slice(otherPrefix.length), value.text), value.text);
    },
  };
}

/** A country code tells the country, so the other spellings of a number follow that with one. */
const hasCountryCode = ({ text }: SpelledValue) => /^\s*\(?(?:\+|＋|00)/u.test(text);
const withCountryCodesFirst = (values: readonly SpelledValue[]) => [
  ...values.filter(hasCountryCode),
  ...values.filter((value) => !hasCountryCode(value)),
];

/** Digits alone may be a phone number that the text also writes as one. */
const mayBePhone = ({ type, text }: SpelledValue): boolean => type === 'ID' && !/\p{L}/u.test(text);

/**
 * Returns a function that finds the first spelling of a value, if it is another one than the value's.
 * @param values the values of the prompt in the order in which they were written
 * @param earlier those of earlier prompts, whose surrogates were sent
 */
export function otherSpellings(
  values: readonly SpelledValue[],
  earlier: readonly SpelledValue[] = [],
): (value: SpelledValue) => OtherSpelling | undefined {
  const codes = new Map<string, SpelledValue>();
  const phones = new Map<string, SpelledValue[]>();
  const births: SpelledValue[] = [];
  const seen = new Set<string>();
  for (const value of [...earlier, ...withCountryCodesFirst(values)]) {
    if (seen.has(value.text)) continue;
    seen.add(value.text);
    if (value.type === 'PHONE') {
      const phone = phoneKey(value.text);
      phones.set(phone, [...(phones.get(phone) ?? []), value]);
    }
    if (value.kind === 'date-of-birth') births.push(value);
    const key = compact(value.text);
    if (CODE_TYPES.has(value.type) && key.length >= SHORTEST_CODE && /\d/.test(key) && !codes.has(key))
      codes.set(key, value);
  }
  const firstOf = (value: SpelledValue, candidates: readonly SpelledValue[], spelling: typeof phoneSpelling) => {
    for (const first of candidates) {
      if (first.text === value.text) return undefined;
      const found = spelling(value, first);
      if (found) return found;
    }
    return undefined;
  };
  return (value) => {
    if (value.type === 'PHONE' || mayBePhone(value)) {
      const phone = firstOf(value, phones.get(phoneKey(value.text)) ?? [], phoneSpelling);
      if (phone || value.type === 'PHONE') return phone;
    }
    if (value.kind === 'date-of-birth')
      return firstOf(
        value,
        births.filter(({ text }) => text !== value.text),
        birthdaySpelling,
      );
    const code = CODE_TYPES.has(value.type) ? codes.get(compact(value.text)) : undefined;
    return code && firstOf(value, [code], codeSpelling);
  };
}
