// Finds originals again that earlier prompts of the conversation protected. They stay protected in every later prompt, in every spelling
// and of every type: after "I am 64 and earn $73,400", "64" and "73400" are replaced too.
import type { EntityType, Finding } from '../detect/annotation.ts';
import { datesIn } from '../notation/dates-in-text.ts';
import { magnitudeWordAfter, NUMBER_IN_TEXT, readNumber } from '../notation/number-text.ts';
import { spellingsOfOriginalIn } from '../sanitize/survivors.ts';
import { numbersInWords } from '../text/number-words.ts';
import { hasUnspacedLetter } from '../text/script.ts';
import type { Span } from '../text/span.ts';
import type { KnownOriginal } from '../vault/conversation.ts';
import { personNameSpans, unspacedNameSpans } from './known-names.ts';
import { mentionsInAnyCase } from './overrides.ts';

const CONFIDENCE = 0.9;
const NUMBER_TYPES: ReadonlySet<EntityType> = new Set(['AGE', 'MONEY', 'QUANTITY']);

/**
 * The street names of an address: "Foundry Yard" of "Flat 4, 6 Foundry Yard". A later prompt may correct the number, and the street still
 * identifies.
 */
function streetsOf(address: string): readonly string[] {
  return address
    .split(',')
    .filter((part) => /\d/u.test(part))
    .map((part) =>
      part
        .replace(/(?<!\S)[^\s\d]*\d\S*/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((street) => (street.match(/\p{L}/gu)?.length ?? 0) >= SHORTEST_STREET && !UNIT_ALONE.test(street));
}

/** Mentions of the address's streets, each together with the house number before or after it. */
function addressSpans(text: string, address: string): readonly Span[] {
  const streets = streetsOf(address).flatMap((street) => mentionsInAnyCase(text, street));
  return streets.map(({ start, end }) => {
    const before = /\d{1,5}\p{L}?,? $/u.exec(text.slice(Math.max(0, start - 9), start))?.[0].length ?? 0;
    const behind = /^,? \d{1,5}\p{Ll}?(?![\p{L}\p{N}])/u.exec(text.slice(end, end + 9))?.[0].length ?? 0;
    return { start: start - before, end: end + (before > 0 ? 0 : behind) };
  });
}

const SHORTEST_STREET = 7;
const UNIT_ALONE =
  /^(?:flat|apartment|apt|unit|suite|floor|wohnung|appartement|étage|piso|bloque|postfach|p\.?o\.? box)\.?$/iu;

function wordSpans(text: string, original: KnownOriginal): readonly Span[] {
  if (original.type === 'ADDRESS' && !hasUnspacedLetter(original.text))
    return [...mentionsInAnyCase(text, original.text), ...addressSpans(text, original.text)];
  if (original.type === 'PERSON') return personNameSpans(text, original);
  // In a script without spaces a name stands inside a run of letters.
  return hasUnspacedLetter(original.text)
    ? unspacedNameSpans(text, original.text)
    : mentionsInAnyCase(text, original.text);
}

/** Mentions of the original with different white space or different grouping of its digits. */
function respelledSpans(text: string, original: KnownOriginal): readonly Span[] {
  return spellingsOfOriginalIn(text, original.text).flatMap((spelling) => mentionsInAnyCase(text, spelling));
}

interface WrittenNumber extends Span {
  readonly value: number;
  readonly digits: number;
}

/** Numbers with fewer digits are searched for only with their unit, because a single digit matches everywhere. */
const FEWEST_DIGITS = 2;

function numbersIn(text: string, isMoney: boolean): readonly WrittenNumber[] {
  const inWords = numbersInWords(text).map((number) => ({ ...number, digits: FEWEST_DIGITS }));
  const inDigits = Array.from(text.matchAll(NUMBER_IN_TEXT), ({ 0: written, index }) => {
    const end = index + written.length;
    const scale = magnitudeWordAfter(text.slice(end, end + 12));
    const number = readNumber(written, { isMoney, scale });
    return {
      start: index,
      end: end + scale.word.length,
      value: number?.value ?? Number.NaN,
      digits: written.replace(/\D/g, '').length,
    };
  }).filter(({ value }) => Number.isFinite(value));
  return [...inDigits, ...inWords];
}

/**
 * Numbers with fewer digits than this match only without another unit, since they may be a count, a measure or a share of something else.
 */
const DIGITS_THAT_NEED_NO_UNIT = 3;
const OTHER_UNIT =
  /^(?: ?[%‰°]|[ -]?(?:[kmgt]i?b|bits?|bytes?|[km]?hz|[cmk]?m|k?g|mg|lbs?|oz|ft|in|miles?|ml|l|kw|px|pt|sec(?:ond)?s?|min(?:ute)?s?|hours?|hrs?|days?|weeks?)(?![\p{L}\p{N}]))/iu;
const CURRENCY_BEFORE = /[$€£¥₹]\s?$/u;

function hasOtherUnit(text: string, { start, end, digits }: WrittenNumber, type: EntityType): boolean {
  if (digits >= DIGITS_THAT_NEED_NO_UNIT) return false;
  const isMoney = CURRENCY_BEFORE.test(text.slice(Math.max(0, start - 2), start));
  if (type === 'AGE') return isMoney || OTHER_UNIT.test(text.slice(end, end + 12));
  return type === 'MONEY' ? OTHER_UNIT.test(text.slice(end, end + 12)) : isMoney;
}

function numberSpans(text: string, { text: original, type }: KnownOriginal): readonly Span[] {
  // "1.234" can be 1234 or 1.234, so both readings are compared.
  const readings = [true, false];
  const values = new Set(
    readings.flatMap((isMoney) =>
      numbersIn(original, isMoney)
        .filter(({ digits }) => digits >= FEWEST_DIGITS)
        .map(({ value }) => value),
    ),
  );
  if (values.size === 0) return [];
  const spans = readings.flatMap((isMoney) =>
    numbersIn(text, isMoney).filter((number) => values.has(number.value) && !hasOtherUnit(text, number, type)),
  );
  return spans.filter(({ start }, i) => spans.findIndex((other) => other.start === start) === i);
}

/** Mentions of the same day in another date format, with or without its year. */
function daySpans(text: string, original: string): readonly Span[] {
  const wanted = datesIn(original).flatMap(({ days }) => days.filter(({ month, day }) => month > 0 && day > 0));
  if (wanted.length === 0) return [];
  return datesIn(text)
    .filter(({ days }) =>
      days.some((there) =>
        wanted.some(
          ({ year, month, day }) =>
            there.month === month && there.day === day && (there.year === year || there.year === 0 || year === 0),
        ),
      ),
    )
    .map(({ start, end }) => ({ start, end }));
}

function spansOf(text: string, original: KnownOriginal): readonly Span[] {
  // Digits alone, and numbers in words, are searched by their value only.
  const isNumber = NUMBER_TYPES.has(original.type);
  const isBare = isNumber && (!/\p{L}/u.test(original.text) || numbersInWords(original.text).length > 0);
  const spans = isBare ? [] : [...wordSpans(text, original), ...respelledSpans(text, original)];
  if (isNumber) spans.push(...numberSpans(text, original));
  if (original.type === 'DATE') spans.push(...daySpans(text, original.text));
  return spans;
}

const SHORTEST_WORD = 2;
/** A text with a single digit, such as "5". */
const LONE_DIGIT = /^\D*\d\D*$/u;
const isTooShort = ({ text }: KnownOriginal) =>
  [...text.trim()].length < SHORTEST_WORD || (LONE_DIGIT.test(text) && !/\p{L}/u.test(text));

/** Mailbox names that belong to no person, and ordinary words. */
const GENERAL_MAILBOX =
  /^(?:info|mail|email|contact|kontakt|office|admin|root|hello|hallo|support|service|sales|team|post|user|test|noreply|no-reply|git|web|webmaster|billing|jobs|press)$/iu;
const SHORTEST_MAILBOX = 4;

/** The part of an email address before the @ as a user name, because it often is the login: "Too many failures for rbauer". */
function mailboxOf({ text, type, risk }: KnownOriginal): readonly KnownOriginal[] {
  const mailbox = type === 'EMAIL' ? (/^([^@\s]+)@/u.exec(text)?.[1] ?? '') : '';
  if (mailbox.length < SHORTEST_MAILBOX || GENERAL_MAILBOX.test(mailbox)) return [];
  return [{ text: mailbox, type: 'USERNAME', ...(risk === undefined ? {} : { risk }) }];
}

/** Mentions of the known originals in a text; of two at the same span the one with the higher risk stays. */
export function mentionsOfKnownOriginals(text: string, known: readonly KnownOriginal[]): readonly Finding[] {
  const found = new Map<string, Finding>();
  for (const original of known.flatMap((one) => [one, ...mailboxOf(one)])) {
    if (isTooShort(original)) continue;
    const { type, kind, risk, hideAs } = original;
    for (const { start, end } of spansOf(text, original)) {
      const source = { detector: 'mention', rule: 'earlier-prompt' } as const;
      const finding: Finding = {
        start,
        end,
        type,
        confidence: CONFIDENCE,
        source,
        isProtected: true,
        ...(kind === undefined ? {} : { kind }),
        ...(risk === undefined ? {} : { risk }),
        ...(hideAs === undefined ? {} : { hideAs }),
      };
      const before = found.get(`${start} ${end}`);
      if (!before || (before.risk ?? 0) < (risk ?? 0)) found.set(`${start} ${end}`, finding);
    }
  }
  return [...found.values()];
}
