// All numbers that a reader can see in a text, however they are written.

import { anyOf } from '../../../lexicon/alternatives.ts';
import {
  decimalPointOf,
  magnitudeWordAfter,
  NUMBER_IN_TEXT,
  readNumber,
  significantDigits,
  smallestStepOf,
} from '../../../notation/number-text.ts';
import type { Span } from '../../../text/span.ts';

export interface NumberInPrompt extends Span {
  readonly value: number;
  /** The smallest step that its writing shows: 0.01 for "1.50". */
  readonly step: number;
  readonly significant: number;
  readonly isPercent: boolean;
}

const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const GERMAN_UNITS = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ');
const GERMAN_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const SPELLED: ReadonlyMap<string, number> = new Map([
  ...TEENS.map((word, at) => [word, 10 + at] as const),
  ...TENS.flatMap((tens, at) => [
    [tens, 20 + 10 * at] as const,
    ...UNITS.map((unit, i) => [`${tens}-${unit}`, 21 + 10 * at + i] as const),
  ]),
  ...GERMAN_TENS.flatMap((tens, at) => [
    [tens, 20 + 10 * at] as const,
    ...GERMAN_UNITS.map((unit, i) => [`${unit}und${tens}`, 21 + 10 * at + i] as const),
  ]),
]);
const SPELLED_IN_TEXT = new RegExp(
  `(?<![\\p{L}-])(?:${anyOf(TENS)}(?:[- ]${anyOf(UNITS)})?|${anyOf(TEENS)}|(?:${anyOf(GERMAN_UNITS)}und)?${anyOf(GERMAN_TENS)})(?![\\p{L}-])`,
  'giu',
);

/** Whether a number is part of a date, a time, a version, an address or a name, and so does not count as a number. */
const isWithin = (text: string, { start, end }: Span) =>
  /[\p{L}\p{N}_#/:.-]$/u.test(
    text.slice(Math.max(0, start - 1), start).replace(/^[-.:]$/u, (sign) => (start < 2 ? '' : sign)),
  ) || /^(?:[/:-]\d|\.\d|st\b|nd\b|rd\b|th\b)/u.test(text.slice(end, end + 3));

export function numbersInPrompt(text: string): readonly NumberInPrompt[] {
  const point = decimalPointOf(text);
  const found: NumberInPrompt[] = [];
  for (const { 0: written, index } of text.matchAll(NUMBER_IN_TEXT)) {
    const end = index + written.length;
    if (isWithin(text, { start: index, end })) continue;
    const after = text.slice(end, end + 12);
    const scale = magnitudeWordAfter(after);
    const number = readNumber(written, { isMoney: true, point, scale });
    if (!number) continue;
    found.push({
      start: index,
      end: end + scale.word.length,
      value: number.value,
      step: smallestStepOf(number),
      significant: significantDigits(number),
      isPercent: /^\s?(?:%|percent|per cent|prozent|pour ?cent|por ciento|por cento|per cento|procent)/iu.test(after),
    });
  }
  for (const { 0: word, index } of text.matchAll(SPELLED_IN_TEXT)) {
    const value = SPELLED.get(word.toLowerCase().replace(' ', '-'));
    if (value !== undefined)
      found.push({ start: index, end: index + word.length, value, step: 1, significant: 2, isPercent: false });
  }
  return found.sort((a, b) => a.start - b.start);
}
