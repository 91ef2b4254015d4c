// Gives a value that a conversation writes in several spellings one surrogate in those spellings: "+44 7700 900123" and "07700 900123" are
// one phone number, "12 C 345/2023" and "12c345/2023" one case number. Each codec reads one spelling, so by itself it would give them
// different surrogates.
import type { EntityType } from '../../detect/annotation.ts';

export interface SpelledValue {
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
/** What may stand before the subscriber's number: nothing, a zero, a country code, or the sign for abroad and a country code. */
const DIALLING_PREFIX = /^(?:00|011|810)?(?<country>[1-9]\d{0,2}?)?0?$/;
const FULL_WIDTH_OFFSET = 0xfee0;

const charactersOf = (text: string): readonly string[] => text.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? [];
const compact = (text: string) => charactersOf(text).join('').toUpperCase();

function likeOld(character: string, old: string): string {
  const cased = /\p{Ll}/u.test(old)
    ? character.toLowerCase()
    : /\p{Lu}/u.test(old)
      ? character.toUpperCase()
      : character;
  const isFullWidth = /^[\uff10-\uff5a]$/u.test(old) && /^[0-z]$/.test(cased);
  return isFullWidth ? String.fromCharCode(cased.charCodeAt(0) + FULL_WIDTH_OFFSET) : cased;
}

/** Writes the characters in place of the letters and digits of `text`; undefined if there are not as many. */
function inLayoutOf(text: string, characters: readonly string[]): string | undefined {
  let at = 0;
  const written = text.replace(/[\p{L}\p{N}]/gu, (old) => likeOld(characters[at++] ?? old, old));
  return at === characters.length ? written : undefined;
}

function codeSpelling(value: SpelledValue, first: SpelledValue): OtherSpelling | undefined {
  if (!CODE_TYPES.has(first.type) || compact(value.text) !== compact(first.text)) return undefined;
  return { first, write: (surrogate) => inLayoutOf(value.text, charactersOf(surrogate)) };
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
      if (digits.length !== other.length || !digits.startsWith(otherPrefix)) return undefined;
      return inLayoutOf(value.text, [...prefix, ...digits.slice(otherPrefix.length)]);
    },
  };
}

/**
 * Returns a function that finds the first spelling of a value, if it is another one than the value's.
 * @param values the values of the conversation in the order in which they were written
 */
export function otherSpellings(values: readonly SpelledValue[]): (value: SpelledValue) => OtherSpelling | undefined {
  const codes = new Map<string, SpelledValue>();
  const phones = new Map<string, SpelledValue[]>();
  const written = new Set<string>();
  for (const value of values) {
    if (written.has(value.text)) continue;
    written.add(value.text);
    const phone = phoneKey(value.text);
    if (value.type === 'PHONE') phones.set(phone, [...(phones.get(phone) ?? []), value]);
    const key = compact(value.text);
    if (CODE_TYPES.has(value.type) && key.length >= SHORTEST_CODE && /\d/.test(key) && !codes.has(key))
      codes.set(key, value);
  }
  return (value) => {
    const isPhone = value.type === 'PHONE';
    if (!isPhone && !CODE_TYPES.has(value.type)) return undefined;
    const candidates = isPhone ? (phones.get(phoneKey(value.text)) ?? []) : [codes.get(compact(value.text))];
    for (const first of candidates) {
      if (first?.text === value.text) return undefined;
      const found = first && (isPhone ? phoneSpelling(value, first) : codeSpelling(value, first));
      if (found) return found;
    }
    return undefined;
  };
}
