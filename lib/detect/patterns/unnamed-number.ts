// Finds long numbers and codes without a label, except dates. Doubtful numbers are reported, because a wrong
// finding costs the user one click, but a missed number is a leak.
import { type Candidate, digitsIn, isPrecededBy, type PatternShape, shapeRule } from './rule.ts';

const START = '(?<![\\p{L}\\p{N}_.,:/+=@#-])';
const END = '(?![\\p{L}\\p{N}_@]|[.,:/=-][\\p{L}\\p{N}])';
/** The start of a table's cell, between vertical lines. With only one vertical line before a number, the line is an operator of code. */
const CELL_BEFORE = /(?:^|\n)[^\n]*\|[^\n|]*\| ?$/u;
const CODE_BEFORE = /(?:=|\breturn\b|[[(<>*+/%&|^-]|\b0x)\s?$/;
const ANNOUNCED_BEFORE =
  /(?:\b(?:it|that|this|number|code|digits|nummer|numéro|número|numero|id)(?:['’]s| is|:| was)|#)\s?$/i;

/** Dates. The years 0001 and 9999 are included, because databases use them for "no date": "to_date = '9999-01-01'". */
const DATE =
  /^(?:(?:19\d{2}|20\d{2}|0001|9999)[-./ ]?(?:0\d|1[0-2])[-./ ]?[0-3]\d|(?:19|20)\d{2}[-./](?:0[1-9]|1[0-2])|[0-3]?\d[-./ ][01]?\d[-./ ](?:19|20)\d{2})$/;

/** Whether a number may identify somebody: it is long enough and no date. */
function isLongNumber(candidate: Candidate): boolean {
  const digits = digitsIn(candidate.value);
  if (DATE.test(candidate.value) || /^(\d)\1+$/.test(digits)) return false;
  if (isPrecededBy(candidate, ANNOUNCED_BEFORE, 16)) return digits.length >= 4 && !/^(?:1[5-9]|20)\d{2}$/.test(digits);
  if (digits.length < 8) return false;
  return !isPrecededBy(candidate, CODE_BEFORE, 12) || isPrecededBy(candidate, CELL_BEFORE, 160);
}

function isCode({ value }: Candidate): boolean {
  const digits = digitsIn(value).length;
  return digits >= 4 && value.length >= 6 && !/^\d{1,6}(?:st|nd|rd|th|px|ms|kb|mb|gb|hz|w|k|m)$/i.test(value);
}

const base = { type: 'ID', kind: 'reference' } as const;

const shapes: readonly PatternShape[] = [
  {
    ...base,
    confidence: 0.5,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_.,:/+=@-]|#[\\p{L}])\\d{4,24}${END}`, 'gu'),
    accept: isLongNumber,
  },
  // Groups of digits joined by hyphens. Dates and ranges have fewer groups or fewer digits.
  {
    ...base,
    confidence: 0.55,
    pattern: new RegExp(`${START}\\d{2,6}(?:-\\d{2,6}){2,4}${END}`, 'gu'),
    accept: (candidate) => digitsIn(candidate.value).length >= 8 && isLongNumber(candidate),
  },
  // Codes of capitals and digits: IN-DL-640219706073, CA_DL_98765432
  {
    ...base,
    confidence: 0.6,
    pattern: new RegExp(
      `${START}(?:[A-Z]{1,5}[-_]){0,3}[A-Z]{1,8}[-_]?\\d{4,20}(?:[-_]?[A-Z0-9]{1,6}){0,2}${END}`,
      'gu',
    ),
    accept: isCode,
  },
  // Codes that mix capitals and digits: ID1J12AJR8WN
  {
    ...base,
    confidence: 0.55,
    pattern: new RegExp(`${START}[A-Z]{2}(?=[A-Z]{0,4}\\d)[A-Z0-9]{8,18}${END}`, 'gu'),
    accept: isCode,
  },
  { ...base, confidence: 0.6, pattern: new RegExp(`${START}\\d{6,14}[A-Z]{1,2}${END}`, 'gu'), accept: isCode },
  // Codes in groups: T545-L4871-Wv, C645-9576-779, V299076-Og
  {
    ...base,
    confidence: 0.6,
    pattern: new RegExp(
      `${START}(?=[A-Z\\d-]*\\d)[A-Z]{1,3}\\d{3,8}(?:-[A-Z]{0,3}\\d{3,8}){0,2}(?:-[A-Z][a-z]|-\\d{3,4})${END}`,
      'gu',
    ),
    accept: isCode,
  },
  // The form of a British National Insurance number. Letters that are never assigned count too, because people invent numbers.
  { ...base, confidence: 0.7, pattern: new RegExp(`${START}[A-Z]{2} ?\\d{2} ?\\d{2} ?\\d{2} ?[A-Z]${END}`, 'gu') },
  // Nine digits in groups of three, as in Canadian social insurance numbers. The next shape finds groups of four, as on payment cards.
  {
    ...base,
    confidence: 0.55,
    pattern: new RegExp(`${START}(?<!\\p{N} |\\p{Sc} ?)\\d{3} \\d{3} \\d{3}(?! \\d)${END}`, 'gu'),
    accept: (candidate) => !candidate.value.includes('000'),
  },
  {
    type: 'FINANCIAL',
    kind: 'account',
    confidence: 0.6,
    pattern: /(?<![\p{L}\p{N}_.:/+=@#-])\d{4}([ -])\d{4}\1\d{4}\1\d{3,4}(?![\p{L}\p{N}_@]|\1\d|[./:=-][\p{L}\p{N}])/gu,
  },
  // The number in a field of a form, after an abbreviation and a colon: "NHC: 2569870", "NºCol: 28 28 20943".
  {
    ...base,
    confidence: 0.7,
    pattern:
      /(?<![\p{L}\p{N}])(?:[A-Z]{2,8}|N[º°o]\.? ?[A-Z][a-z]{1,5}) ?[:#] ?(?<value>\d(?:[ .-]?\d){5,19})(?![\p{L}\p{N}]|[.,:/-]\d)/dgu,
    accept: (candidate) =>
      !DATE.test(candidate.value) && !isPrecededBy(candidate, /\b(?:USD|EUR|GBP|HEX|RGB|UTC|TOTAL|SUM) ?[:#] ?$/, 12),
  },
  {
    type: 'FINANCIAL',
    kind: 'account',
    confidence: 0.8,
    pattern: /(?<![\w*•-])(?:[Xx*•]{4}[ -]?){1,4}\d{3,4}(?![\w-])/g,
  },
  {
    type: 'FINANCIAL',
    kind: 'account',
    confidence: 0.8,
    pattern:
      /\b(?:card|account|acct|visa|mastercard|amex|debit|credit|iban|ssn|konto|karte)\b[^\n.;]{0,24}\b(?:ending|ends|terminating|endend|last (?:four|4)(?: digits)?)(?: in| with| are| is|:)? (?<value>\d{3,4})(?!\d)/dgi,
  },
];

export const unnamedNumber = shapeRule('unnamed-number', shapes);
