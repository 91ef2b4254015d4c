// Marks numbers of a reply that may have been computed from stand-ins and could not be recomputed for the originals, so that the person
// does not trust them. A public number ("the limit is 12,348 €") is marked too, because the two cannot be told apart.

import { isPlaceholder } from '../../conversation/placeholder.ts';
import type { RestorePair } from '../../conversation/restore-pair.ts';
import { amountsIn, MONEY_DIMENSION } from '../../notation/amount.ts';
import { NUMBER_IN_TEXT, readNumber } from '../../notation/number-text.ts';
import type { Span } from '../../text/span.ts';
import { dimensionOfNumberAt } from '../scaled-results.ts';
import type { Segment } from '../segment.ts';
import { sentenceAround } from './sentences.ts';
import { indexOfFirstEndingAfter, indexOfFirstStartingAtOrAfter } from './sorted-spans.ts';

const AGE = 'age';
const YEARS = /^[\s\u00a0-]?(?:years?|yrs?|Jahre?n?|ans?|años?|anni)(?!\p{L})|^岁|^年/iu;
const PERCENT = /^ ?%/u;
/** An equals sign before a number, which shows that the number is a result even if it has no unit. */
const IS_RESULT = /[=≈]\s*[*_$€£¥]*$/u;

/** Whether a stand-in is a number with which a reply can compute. */
function isNumber(pair: RestorePair): boolean {
  const isOf = pair.type === 'MONEY' || pair.type === 'QUANTITY' || pair.type === 'AGE';
  return isOf && pair.standIn !== 'generalised' && !isPlaceholder(pair) && /\d/u.test(pair.surrogate);
}

function dimensionsOf(pairs: readonly RestorePair[]): ReadonlySet<string> {
  return new Set(
    pairs
      .filter(isNumber)
      .flatMap(({ type, original }) =>
        type === 'MONEY' ? MONEY_DIMENSION : type === 'AGE' ? AGE : (amountsIn(original, type)?.dimension ?? []),
      ),
  );
}

interface JudgedReply {
  readonly reply: string;
  /** The spans of stand-ins that are numbers. */
  readonly facts: readonly Span[];
  readonly dimensions: ReadonlySet<string>;
  /** Whether all amounts are scaled. Scaling keeps percentages true, and noise does not. */
  readonly areSharesTrue: boolean;
}

function isBesideFact({ reply, facts }: JudgedReply, { start, end }: Span): boolean {
  const sentence = sentenceAround(reply, start, end);
  return indexOfFirstEndingAfter(facts, sentence.start) < indexOfFirstStartingAtOrAfter(facts, sentence.end);
}

function isUnproved(text: JudgedReply, { start, end }: Span, written: string): boolean {
  const { reply, dimensions, areSharesTrue } = text;
  const value = readNumber(written, { isMoney: true })?.value;
  if (value === undefined || value === 1) return false;
  const after = reply.slice(end, end + 12);
  const dimension = dimensionOfNumberAt(reply, start, end);
  if (dimension !== undefined && dimensions.has(dimension)) return true;
  if (dimensions.has(AGE) && YEARS.test(after)) return true;
  const isResult = IS_RESULT.test(reply.slice(Math.max(0, start - 8), start));
  if (PERCENT.test(after)) return !areSharesTrue && isBesideFact(text, { start, end });
  return isResult && isBesideFact(text, { start, end });
}

function placesOf(segments: readonly Segment[], wanted: (segment: Segment) => boolean): readonly Span[] {
  const places: Span[] = [];
  let at = 0;
  for (const segment of segments) {
    const end = at + (segment.surrogate ?? segment.text).length;
    if (wanted(segment)) places.push({ start: at, end });
    at = end;
  }
  return places;
}

const isOfNumber = ({ type, surrogate, standsFor }: Segment) =>
  (type === 'MONEY' || type === 'QUANTITY' || type === 'AGE') && (surrogate ?? standsFor) !== undefined;

/** Builds a function that can be used for many replies. It marks the unproved numbers in segments that restoring left unchanged. */
export function unprovedNumberMarker(
  pairs: readonly RestorePair[],
): (reply: string, segments: readonly Segment[]) => readonly Segment[] {
  const dimensions = dimensionsOf(pairs);
  const areSharesTrue = pairs.filter(isNumber).every(({ standIn }) => standIn === 'scale');
  if (dimensions.size === 0) return (_, segments) => segments;
  return (reply, segments) => {
    const text = { reply, facts: placesOf(segments, isOfNumber), dimensions, areSharesTrue };
    const numbers = Array.from(reply.matchAll(NUMBER_IN_TEXT), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      written: match[0],
    })).filter(({ written, ...place }) => isUnproved(text, place, written));
    return withUnprovedMarks(segments, numbers);
  };
}

/** Marks the given numbers as unproved. @param numbers from left to right */
export function withUnprovedMarks(segments: readonly Segment[], numbers: readonly Span[]): readonly Segment[] {
  if (numbers.length === 0) return segments;
  let at = 0;
  return segments.flatMap((segment): readonly Segment[] => {
    const start = at;
    at += (segment.surrogate ?? segment.text).length;
    if ((segment.surrogate ?? segment.standsFor) !== undefined || segment.isUnproved) return [segment];
    const inside = numbers.slice(indexOfFirstStartingAtOrAfter(numbers, start), indexOfFirstEndingAfter(numbers, at));
    const parts: Segment[] = [];
    let from = start;
    for (const number of inside) {
      if (number.start > from) parts.push({ text: segment.text.slice(from - start, number.start - start) });
      parts.push({ text: segment.text.slice(number.start - start, number.end - start), isUnproved: true });
      from = number.end;
    }
    if (from < at) parts.push({ text: segment.text.slice(from - start) });
    return parts;
  });
}
