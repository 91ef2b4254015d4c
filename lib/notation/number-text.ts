// A number as a person wrote it: its value, how exact it is, and how to write another value in the same way.

import { LETTER_OR_DIGIT_OF_SPACED_SCRIPT } from '../text/script.ts';

interface NumberStyle {
  /** The separator between groups of three digits; empty if the person writes no separator. */
  readonly grouping: string;
  readonly point: '.' | ',';
}

export interface ParsedNumber extends NumberStyle {
  /** Digits and separators alone. */
  readonly text: string;
  readonly value: number;
  readonly decimals: number;
  /** 1,000 for "30k", one million for "2.5 million". */
  readonly scale: number;
  /** The word or letter that multiplies the number, as it is written: "k", " million". */
  readonly scaleWord: string;
  readonly isGrouped: boolean;
}

/** The pattern of a number. A space separates groups only if exactly three digits follow it. */
const NUMBER =
  "(?:\\d{1,3}(?:([.,'’ \\u00a0\\u202f])\\d{3})(?:\\1\\d{3})*|\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d+)(?:[.,]\\d+)?(?![\\p{N}_])";

/** One number in running text. */
export const NUMBER_IN_TEXT = new RegExp(`(?<![\\p{L}\\p{N}_]|\\d[.,'’])${NUMBER}`, 'gu');

/** Like `NUMBER_IN_TEXT`, but also matches directly after a letter of a script without spaces: "今年28岁". */
export const NUMBER_AFTER_UNSPACED_LETTERS = new RegExp(
  `(?<!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|[\\p{N}_]|\\d[.,'’])${NUMBER}`,
  'gu',
);

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^ ?(?:k\b|thousand\b|tausend\b|mil\b)/iu, 1e3],
  [/^ ?(?:lakhs?\b)/iu, 1e5],
  [/^ ?(?:m\b|mn\b|mio\b|millions?\b|millionen\b|millones\b|milioni\b|miljoen\b)/iu, 1e6],
  [/^ ?(?:crores?\b)/iu, 1e7],
  [/^ ?(?:b\b|bn\b|mrd\b|billions?\b|milliarden\b|milliards?\b)/iu, 1e9],
];

interface MagnitudeWord {
  readonly factor: number;
  /** The word as it is written, with the space before it. */
  readonly word: string;
}

/** The word or letter after an amount of money that multiplies it ("million", "k"), and its factor; factor 1 without such a word. */
export function magnitudeWordAfter(rest: string): MagnitudeWord {
  for (const [pattern, factor] of SCALES) {
    const word = pattern.exec(rest)?.[0];
    if (word !== undefined) return { factor, word };
  }
  return { factor: 1, word: '' };
}

const GROUPS_ONLY = /['’ \u00a0\u202f]/u;

/** The decimal separator of a text: comma if it writes "1.234,50", point if it writes "1,234.50"; undefined if it does not show. */
export function decimalPointOf(text: string): '.' | ',' | undefined {
  const comma = /(?<![\d.,])\d{1,3}(?:[.'’ \u00a0\u202f]\d{3})+,\d{1,2}(?!\d)|(?<![\d.,])\d+,\d{1,2}(?![\d.,])/u.test(
    text,
  );
  const dot = /(?<![\d.,])\d{1,3}(?:[,'’ \u00a0\u202f]\d{3})+\.\d{1,2}(?!\d)|(?<![\d.,])\d+\.\d{1,2}(?![\d.,])/u.test(
    text,
  );
  return comma === dot ? undefined : comma ? ',' : '.';
}

/** The index of the decimal separator, or -1. `hint` decides for "1.234" and "1,234", which can be read both ways. */
function decimalSeparator(text: string, isMoney: boolean, hint: '.' | ',' | undefined): number {
  const places = [...text.matchAll(/[.,]/g)].map((match) => match.index);
  const last = places.at(-1);
  if (last === undefined) return -1;
  const separator = text.charAt(last);
  if (places.filter((at) => text.charAt(at) === separator).length > 1) return -1;
  const after = text.length - last - 1;
  const isGroup = after === 3 && /^[1-9]\d{0,2}$/u.test(text.slice(0, last));
  if (places.length > 1 || GROUPS_ONLY.test(text) || !isGroup) return last;
  if (hint !== undefined) return separator === hint ? last : -1;
  return separator === '.' && !isMoney ? last : -1;
}

interface NumberReadingHints {
  readonly isMoney: boolean;
  readonly point?: '.' | ',' | undefined;
  readonly scale?: MagnitudeWord;
  /** How numbers of a thousand and more are grouped elsewhere in the text. */
  readonly grouping?: string | undefined;
}

/** Reads a number; undefined if the text is no number. @param text digits and separators, as `NUMBER_IN_TEXT` finds them. */
export function readNumber(text: string, hints: NumberReadingHints): ParsedNumber | undefined {
  const at = decimalSeparator(text, hints.isMoney, hints.point);
  const whole = (at < 0 ? text : text.slice(0, at)).replace(/\D/g, '');
  const fraction = at < 0 ? '' : text.slice(at + 1).replace(/\D/g, '');
  const { factor: scale, word: scaleWord } = hints.scale ?? { factor: 1, word: '' };
  const value = Number(`${whole || '0'}.${fraction || '0'}`) * scale;
  if (!Number.isFinite(value) || whole.length > 15) return undefined;
  const separator = (at < 0 ? text : text.slice(0, at)).match(/\D/u)?.[0];
  const point = at < 0 ? (hints.point ?? (separator === '.' ? ',' : '.')) : text.charAt(at) === ',' ? ',' : '.';
  const grouping = separator ?? (whole.length > 3 ? '' : (hints.grouping ?? ''));
  return {
    text,
    value: Number(value.toPrecision(15)),
    decimals: fraction.length,
    scale,
    scaleWord,
    grouping: grouping === point ? '' : grouping,
    point,
    isGrouped: separator !== undefined,
  };
}

/** The smallest difference that a number in this form can show: 0.01 for "1,234.50", 1,000 for "30k". */
export function smallestStepOf({ decimals, scale }: Pick<ParsedNumber, 'decimals' | 'scale'>): number {
  return scale / 10 ** decimals;
}

/** How many digits are significant: closing zeros are not. */
export function significantDigits({ text }: ParsedNumber): number {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return Math.max(1, digits.replace(/(?<!0)0+$/, '').length);
}

/** How many decimals may be added if too much would be lost by rounding to the magnitude word: "2.5 million" may become "2.613 million". */
const MAX_ADDED_DECIMALS = 3;

function decimalsFor(value: number, { decimals, scale }: ParsedNumber): number {
  if (scale === 1) return decimals;
  for (let more = decimals; more < decimals + MAX_ADDED_DECIMALS; more += 1) {
    const shown = (Math.round((value / scale) * 10 ** more) / 10 ** more) * scale;
    if (Math.abs(shown - value) < Math.abs(value) * 1e-9) return more;
  }
  return decimals + MAX_ADDED_DECIMALS;
}

/** A number grouped in lakhs and crores, as in India and its neighbours: "24,13,432". */
const PAIRS_OF_DIGITS = /(?<!\d)\d{1,2}(?:,\d{2}){1,9},\d{3}(?!\d)/u;
export const GROUPS_OF_THREE = /\B(?=(?:\d{3}){1,20}(?!\d))/g;
const GROUPS_OF_LAKHS = /\B(?=(?:\d{2}){0,20}\d{3}(?!\d))/g;

/** Writes `value` as `model` is written: with its decimals, separators and scale; rounded half away from zero. */
export function writeNumber(value: number, model: ParsedNumber): string {
  const decimals = decimalsFor(value, model);
  const steps = Math.round((Math.abs(value) / model.scale) * 10 ** decimals * (1 + Number.EPSILON * 4));
  const digits = String(steps).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals > 0 ? model.point + digits.slice(digits.length - decimals) : '';
  const groups = PAIRS_OF_DIGITS.test(model.text) ? GROUPS_OF_LAKHS : GROUPS_OF_THREE;
  return (value < 0 && steps > 0 ? '-' : '') + whole.replace(groups, model.grouping) + fraction;
}

/** The value that is read back from `writeNumber(value, model)`. */
export function roundedAsWritten(value: number, model: ParsedNumber): number {
  const decimals = decimalsFor(value, model);
  const steps = Math.round((Math.abs(value) / model.scale) * 10 ** decimals * (1 + Number.EPSILON * 4));
  return Number(((Math.sign(value) * steps * model.scale) / 10 ** decimals).toPrecision(15));
}
