// Reads the numbers of a text, each with its kind, its unit and the words around it.

import type { EntityType } from '../../../detect/annotation.ts';
import {
  decimalPointOf,
  magnitudeWordAfter,
  NUMBER_IN_TEXT,
  type ParsedNumber,
  readNumber,
} from '../../../notation/number-text.ts';
import { unitAfter } from '../../../notation/units.ts';
import type { Span } from '../../../text/span.ts';
import { FIRST_NUMBER_PATTERN } from '../number.ts';
import type { NumberKind, NumberTreatment, NumberVariable } from './relation.ts';
import { type TableCell, tableLayout } from './table-layout.ts';

/** The part of an annotation that the search for relations uses. */
export interface NumberSpan extends Span {
  readonly type: EntityType;
  readonly kind?: string;
  /** `blocked`: another mechanism than noise replaces the value, so no relation may use its number. */
  readonly treatment: NumberTreatment | 'blocked';
}

export interface NumberMention extends Span {
  readonly variable: string;
  readonly number: ParsedNumber;
  readonly kind: NumberKind;
  readonly unit: string;
  readonly treatment: NumberTreatment;
  /**
   * The words between the previous number (or the start of the sentence or row) and this one; in a table also the row's label and the
   * column's header.
   */
  readonly before: string;
  /** The words up to the next number or the end of the sentence. */
  readonly after: string;
  readonly sentence: number;
  readonly cell?: TableCell;
}

export interface NumbersOfText {
  readonly text: string;
  /** In the order of the text. */
  readonly mentions: readonly NumberMention[];
  readonly variables: ReadonlyMap<string, NumberVariable>;
}

/** The vault keeps a number with fewer digits together with its whole span (see `sanitize`). */
const MIN_DIGITS_ALONE = 3;
const CONTEXT_REACH = 80;

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/\bcents?\b|\bpence\b/iu, 'cents'],
  [/CA\$|C\$|\bCAD\b/u, 'CAD'],
  [/A\$|\bAUD\b/u, 'AUD'],
  [/\$|\bUSD\b|\bdollars?\b|\bbucks\b/iu, 'USD'],
  [/€|\bEUR\b|\beuros?\b/iu, 'EUR'],
  [/£|\bGBP\b|\bpounds?\b|\bquid\b/iu, 'GBP'],
  [/¥|\bJPY\b|\byen\b/iu, 'JPY'],
  [/₹|\bINR\b|\bRs\b|\brupees?\b/iu, 'INR'],
  [/\bCHF\b|\bFr\.|\bfrancs?\b|\bfranken\b/iu, 'CHF'],
];

const PERCENT = /^ ?(?:%|percent\b|per ?cent\b|prozent\b|pct\b|pour ?cent\b|por ciento\b)/iu;
const BODY_MASS = /\b(?:bmi|body[ -]mass[ -]index)\b[^\d\n]{0,24}$/iu;
const BIRTH_BEFORE =
  /(?<![\p{L}])(?:born|birth|geboren|geb\.?|jahrgang|née?|nacid[oa]|nat[oa]|nascid[oa]|dob)(?![\p{L}])[^\d\n]{0,24}$/iu;
const YEAR = /^(?:19|20)\d{2}$/;
const REFERENCE =
  /(?:\b(?:normal(?:bereich|wert)?|reference|ref|range|referenz\w*|target|limits?|cut-?off|threshold|norme?)\b[^\n;)\d]{0,20}|[<>≤≥] ?)$/iu;
const RANGE_AFTER = /^ ?%?(?:[–-]\d| (?:to|bis|–) \d)/u;
const RANGE_BEFORE = /\d ?%?[–-]$/u;

const MEASURED: ReadonlySet<NumberKind> = new Set(['measure', 'bmi', 'percent', 'count']);

/** Whether a number is a limit, or an end of a range of normal values. These are the same for everybody, and not the person's own values. */
export function isReferenceRangeLimit(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const isUpper = RANGE_BEFORE.test(before);
  const from = isUpper ? before.replace(/(?<![\d.,])[\d.,]+ ?%?[–-]$/u, '') : before;
  const isRange = isUpper || RANGE_AFTER.test(text.slice(end, end + 12));
  return REFERENCE.test(from) || (isRange && /[([]\s*$/u.test(from));
}

function kindOf(
  span: NumberSpan | undefined,
  before: string,
  behind: string,
  digits: string,
  spanText: string,
): readonly [NumberKind, string] {
  if (span?.type === 'AGE') return ['age', ''];
  if (span?.type === 'DATE') return YEAR.test(spanText) ? ['year', ''] : ['date', ''];
  if (PERCENT.test(behind)) return ['percent', ''];
  const nearby = spanText || `${before.slice(-4)} ${behind.slice(0, 8)}`;
  const currency = CURRENCIES.find(([sign]) => sign.test(nearby))?.[1];
  if (span?.type === 'MONEY') return ['money', currency ?? ''];
  if (BODY_MASS.test(before)) return ['bmi', ''];
  const unit = unitAfter(behind);
  if (unit !== undefined) return ['measure', unit];
  if (span?.type === 'QUANTITY') return ['measure', ''];
  const isSigned = /[$€£¥₹] ?$/u.test(before) || /^ ?(?:[$€£¥₹]|(?:USD|EUR|GBP|CHF|JPY|INR)\b)/u.test(behind);
  if (isSigned) return ['money', currency ?? ''];
  if (YEAR.test(digits)) return ['year', ''];
  return ['count', ''];
}

/** Reads a full date as yyyymmdd and a lone year as yyyy; undefined if it is unclear which number is the day. */
export type ReadDate = (text: string) => number | undefined;

interface Place extends Span {
  readonly span?: NumberSpan;
}

function numberPlaces(text: string, spans: readonly NumberSpan[]): Place[] {
  const found: Place[] = [];
  for (const span of spans) {
    if (span.treatment === 'blocked') continue;
    const own = text.slice(span.start, span.end);
    const match = span.type === 'DATE' ? { index: 0, 0: own } : FIRST_NUMBER_PATTERN.exec(own);
    if (!match) continue;
    const start = span.start + match.index;
    found.push({ start, end: start + match[0].length, span });
  }
  const isInSpan = ({ start, end }: Span) => spans.some((span) => start < span.end && end > span.start);
  for (const match of text.matchAll(NUMBER_IN_TEXT)) {
    const place = { start: match.index, end: match.index + match[0].length };
    if (!isInSpan(place)) found.push(place);
  }
  return found.sort((a, b) => a.start - b.start);
}

const SENTENCE_END = /[!?]\s|\.\s+(?=[\p{Lu}\n])|\n/gu;

function sentenceStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(SENTENCE_END), (match) => match.index + match[0].length)];
}

/** The thousands separator of the text, which a short number gets if its surrogate is longer. */
function groupingOf(text: string): string | undefined {
  return /(?<![\d.,])\d{1,3}([.,'’ \u00a0\u202f])\d{3}(?!\d)/u.exec(text)?.[1];
}

/** The facts about a whole text that the reading of each of its numbers uses. */
interface Surroundings {
  readonly text: string;
  readonly places: readonly Place[];
  /** Where each sentence begins. */
  readonly sentences: readonly number[];
  readonly cellAt: (place: number) => TableCell | undefined;
  readonly point: '.' | ',' | undefined;
  readonly grouping: string | undefined;
  readonly readDate: ReadDate;
}

function mentionAt(index: number, place: Place, around: Surroundings): NumberMention | undefined {
  const { text } = around;
  const { start, end, span } = place;
  const [before, behind] = [
    text.slice(Math.max(0, start - CONTEXT_REACH), start),
    text.slice(end, end + CONTEXT_REACH),
  ];
  const digits = text.slice(start, end);
  const spanText = span ? text.slice(span.start, span.end) : '';
  const [kind, unit] = kindOf(span, before, behind, digits, spanText);
  if (MEASURED.has(kind) && isReferenceRangeLimit(text, place)) return undefined;
  // "401k" and "12th" are not numbers here, but "2x" is.
  if (!span && kind === 'count' && /^\p{L}/u.test(behind) && !/^x\b/iu.test(behind)) return undefined;
  const isMoney = kind === 'money';
  const scale = magnitudeWordAfter(isMoney ? behind : '');
  const { point, grouping } = around;
  const number =
    kind === 'date' ? dateNumber(digits, around.readDate) : readNumber(digits, { isMoney, point, grouping, scale });
  if (!number) return undefined;
  const treatment = treatmentOf(span, kind, number, before);
  const variable = variableId(treatment, kind, unit, number);
  return { start, end, variable, number, kind, unit, treatment, ...wordsAround(index, place, around) };
}

function wordsAround(index: number, { start, end }: Place, { text, places: all, sentences, cellAt }: Surroundings) {
  const sentence = sentences.findLastIndex((at) => at <= start);
  const from = Math.max(all[index - 1]?.end ?? 0, sentences[sentence] ?? 0, start - CONTEXT_REACH);
  const to = Math.min(
    all[index + 1]?.start ?? text.length,
    sentences[sentence + 1] ?? text.length,
    end + CONTEXT_REACH,
  );
  const [own, after] = [text.slice(from, start), text.slice(end, to)];
  const cell = cellAt(start);
  return cell
    ? { before: `${cell.rowLabel} ${cell.header} ${own}`, after, sentence, cell }
    : { before: own, after, sentence };
}

/** All numbers of `text` that may be in a relation. Reference ranges, and values that another mechanism than noise replaces, are left out. */
export function readNumbersOf(text: string, spans: readonly NumberSpan[], readDate: ReadDate): NumbersOfText {
  const found = numberPlaces(text, spans);
  const around: Surroundings = {
    text,
    places: found,
    sentences: sentenceStarts(text),
    cellAt: tableLayout(text),
    point: decimalPointOf(text),
    grouping: groupingOf(text),
    readDate,
  };
  const mentions: NumberMention[] = [];
  const variables = new Map<string, NumberVariable>();
  found.forEach((place, i) => {
    const mention = mentionAt(i, place, around);
    if (!mention) return;
    mentions.push(mention);
    const { variable: id, kind, number, treatment } = mention;
    const known = variables.get(id);
    const writing = place.span ? text.slice(place.span.start, place.span.end) : number.text;
    const writings = [...new Set([...(known?.writings ?? []), writing])];
    const unit = known?.unit || mention.unit;
    const highest = known && rank(known.treatment) > rank(treatment) ? known.treatment : treatment;
    variables.set(id, { id, kind: known?.kind ?? kind, unit, number, treatment: highest, writings });
  });
  return {
    text,
    mentions: mentions.map((m) => ({ ...m, treatment: variables.get(m.variable)?.treatment ?? m.treatment })),
    variables,
  };
}

/**
 * Equal numbers that are replaced are one variable, because `sanitize` treats them as one value. Short numbers are one variable only if
 * their kind is the same too.
 */
function variableId(
  treatment: NumberTreatment,
  kind: NumberKind,
  unit: string,
  { text, scale, scaleWord }: ParsedNumber,
): string {
  const isOwn = text.replace(/\D/g, '').length >= MIN_DIGITS_ALONE && scale === 1;
  const isDate = kind === 'date' || kind === 'year';
  if (treatment === 'secret' && isOwn && !isDate && kind !== 'percent') return text;
  return `${treatment === 'secret' ? '' : 'kept '}${kind} ${unit} ${text}${scaleWord.toLowerCase()}`;
}

const RANKS: readonly NumberTreatment[] = ['fixed', 'loose', 'open', 'secret'];
const rank = (treatment: NumberTreatment) => RANKS.indexOf(treatment);

function treatmentOf(
  span: NumberSpan | undefined,
  kind: NumberKind,
  number: ParsedNumber,
  before: string,
): NumberTreatment {
  if (span) {
    // A lone year is in no relation, except a birth year, which may follow from an age.
    if (kind === 'year' && !BIRTH_BEFORE.test(before)) return 'fixed';
    return span.treatment === 'blocked' ? 'fixed' : span.treatment;
  }
  if (kind === 'year' || kind === 'percent') return 'fixed';
  return number.text.replace(/\D/g, '').length >= MIN_DIGITS_ALONE ? 'loose' : 'fixed';
}

function dateNumber(text: string, readDate: ReadDate): ParsedNumber | undefined {
  const value = readDate(text);
  if (value === undefined) return undefined;
  return { text, value, decimals: 0, scale: 1, scaleWord: '', grouping: '', point: '.', isGrouped: false };
}
