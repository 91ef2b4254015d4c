// Values that are known by how they are written: days, addresses, numbers of many digits. Written for this bench by looking at
// the papers' texts, apart from the product's own patterns, so that the two do not share their mistakes.
import type { Span } from '../../lib/text/span.ts';

type ValueKind = 'email' | 'date' | 'number' | 'street';

interface Value extends Span {
  readonly kind: ValueKind;
}

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';

/** In the order in which they take the text. */
const PATTERNS: readonly (readonly [ValueKind, RegExp])[] = [
  ['email', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  [
    'date',
    /(?<![\p{L}\p{N}+-])(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4})(?!(?!T\d)[\p{L}\p{N}]|[-.]\d)/gu,
  ],
  [
    'date',
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${MONTH} \\d{1,2},? \\d{4}|\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? \\d{4})`, 'gu'),
  ],
  ['street', /(?<![\p{L}\p{N}.,$£€-])\d{1,6},? (?:\p{Lu}\p{Ll}+ ){1,2}\p{L}{3,}/gu],
  // Groups of digits (phone, card and insurance numbers), without letters around them, which may go and leave the digits.
  [
    'number',
    /(?<![\p{L}\p{N}$£€.,]|\d:)(?:\+?\(\d{1,4}\)\d{0,6}|\+?\d{1,6})(?:(?:[ ./-]|\)[ -]?| ?\()\d{1,6}){1,6}(?:x\d+)?(?![\p{L}\p{N}])/gu,
  ],
  // One word of digits and capitals (record numbers, codes, network addresses).
  ['number', /(?<![\p{L}\p{N}$£€.,/-]|\d:)[\p{Lu}\d][\p{Lu}\d:./+-]*[\p{Lu}\d](?![\p{L}\p{N}])/gu],
];

const MIN_DIGITS = 4;
/** Digits alone are often a measure or a model. */
const MIN_OF_DIGITS_ALONE = 5;
const DIGITS_ALONE = /^\d+$/;
const A_DECIMAL = /^\d+\.\d{1,2}(?:-\d+\.\d{1,2})?$/;
/** A long code has letters too. */
const LONG_CODE = /^(?=(?:.*\d){3}).{8,}$/;
const A_YEAR = /^(?:1[89]|20)\d\d(?:[-/](?:1[89]|20)?\d\d)?$/;
const A_CLOCK = /^T?\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?$/;
/** News write scores and ranges so. */
const A_SCORE = /^\d{1,3}[-/]\d{1,3}(?: \d{1,3}[-/]\d{1,3})*$/;

function isValue(kind: ValueKind, text: string): boolean {
  if (kind !== 'number') return true;
  if (A_YEAR.test(text) || A_CLOCK.test(text) || A_SCORE.test(text) || A_DECIMAL.test(text)) return false;
  const least = DIGITS_ALONE.test(text) ? MIN_OF_DIGITS_ALONE : MIN_DIGITS;
  return text.replace(/\D/g, '').length >= least || LONG_CODE.test(text);
}

/** Holds no place for a later pattern. */
const TAKEN = '\u0000';

/** In order, without overlaps. */
export function writtenValues(text: string): Value[] {
  const found: Value[] = [];
  let left = text;
  for (const [kind, pattern] of PATTERNS)
    for (const match of left.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!isValue(kind, match[0])) continue;
      found.push({ kind, start, end });
      left = left.slice(0, start) + TAKEN.repeat(end - start) + left.slice(end);
    }
  return found.sort((a, b) => a.start - b.start);
}
