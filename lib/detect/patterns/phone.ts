// Finds phone numbers: one regular expression finds candidates, which the words around them and the library libphonenumber accept or reject.

import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { anyPatternOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { LETTER_OR_DIGIT_OF_SPACED_SCRIPT } from '../../text/script.ts';
import type { Finding } from '../annotation.ts';
import { NATIONAL_PHONE_COUNTRIES } from './national-phone-countries.ts';
import { type Candidate, digitsIn, isPrecededBy, normalisedForRules, type PatternRule } from './rule.ts';

/** A run of digits that may be a phone number, with at most three separators between two digits. Letters of scripts without spaces may touch it. */
const DIGIT_RUN = new RegExp(
  `(?<!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|[_$€£¥]|\\p{N}[ .,:/-])(?:\\(?\\+ ?|00 ?|\\()?\\d(?:[ ()./-]{0,3}\\d){5,40}(?!(?!x\\d{2,6}(?!\\w))(?:${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|_)|[.,:/-]\\d)`,
  'gu',
);
const EXTENSION = /^[ ,]{0,2}(?:ext|extension|x|durchwahl|poste|#)\.? ?\d{1,6}(?!\d)/i;
const WORDS = wordsByUse(readData('labels/phone.tsv'));
const PHONE_WORDS = new RegExp(
  `(?:\\b${anyPatternOf(WORDS('phone'))}\\b|${anyPatternOf(WORDS('phone without word borders'))})[^\\n]{0,36}$`,
  'iu',
);
const NOT_PHONE = new RegExp(
  `\\b(?:${anyPatternOf(WORDS('other number'))}\\b[^\\n.;]{0,16}|${anyPatternOf(WORDS('other number close by'))}(?: ?(?:number|no\\.?|nr\\.?|id|#|code))?(?: is)? ?[:#]? ?)$`,
  'i',
);
/** A date, which consists of the same characters as a phone number. */
const DATE_LIKE = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?![./-]?\d)/;
const AMOUNT_LIKE = /^\d{1,3}(?:([., ])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;
/** The first and last day of a life or period: "06.11.1811-07.06.1843". */
const PERIOD_LIKE = /^\d{1,2}\.\d{1,2}\.\d{4} ?- ?\d{1,2}\.\d{1,2}\.\d{4}$/;
const BRACKETED = /^\(\d{2,5}\) ?\d/;
/** A decimal below one ("0.995773256", a score) or several decimals ("0.666 -0.701 1.214", a vector). */
const DECIMALS = /^(?:0\.\d+|\d\.\d+(?: +-?\d\.\d+)+)$/;
const US_LIKE = /^(?:\+?1[ .-]?)?(?:\(\d{3}\)[ .-]?|\d{3}[ .-])\d{3}[ .-]\d{4}$/;

const valid = (value: string, country?: CountryCode) => parsePhoneNumberFromString(value, country)?.isValid() ?? false;

function international(value: string): boolean {
  const plus = /^\(?\+/.test(value) ? value : value.replace(/^00/, '+');
  return /^\(?\+/.test(plus) && (parsePhoneNumberFromString(plus.replace(/\(0\)/, ''))?.isPossible() ?? false);
}

/** The most calls of the slow parser for one text. After that, a number counts as a phone number by its form alone. */
const MAX_PARSES = 4000;

class NationalFormats {
  private parses = 0;

  fits(value: string): boolean {
    for (const country of NATIONAL_PHONE_COUNTRIES) {
      this.parses++;
      if (this.parses > MAX_PARSES || valid(value, country)) return true;
    }
    return false;
  }
}

/** Whether the digits are columns of a log: "0/0/236/236 200", "0 2 1405 248". */
const isRowOfNumbers = (value: string): boolean => (value.match(/\//g)?.length ?? 0) > 2 || /^0 \d /.test(value);

/** Without a word such as "call", three numbers in a row may have the form of a phone number (`public-codes/plain-numbers.ts`). */
const CONFIDENCE_BY_FORM = 0.75;

/** How likely a candidate is a phone number; 0 if it is not one. */
function confidenceOf(candidate: Candidate, national: NationalFormats): number {
  const { value } = candidate;
  const count = digitsIn(value).length;
  // A candidate with an unclosed bracket inside contains the start of another value: "host 0231 (10.4.88.19)".
  if (
    count < 6 ||
    count > 16 ||
    DATE_LIKE.test(value) ||
    PERIOD_LIKE.test(value) ||
    DECIMALS.test(value) ||
    /.\([^()]*$/.test(value)
  )
    return 0;
  if (isRowOfNumbers(value)) return 0;
  if (international(value)) return 0.97;
  if ((value.match(/[ ()./-]+/g)?.length ?? 0) > 7) return 0;
  // Words for other numbers do not matter before an area code in brackets, because only phone numbers have one.
  if (!BRACKETED.test(value) && isPrecededBy(candidate, NOT_PHONE)) return 0;
  const byContext = isPrecededBy(candidate, PHONE_WORDS);
  if (US_LIKE.test(value)) {
    if (byContext) return 0.9;
    return national.fits(value) ? CONFIDENCE_BY_FORM : 0.6;
  }
  if (byContext) {
    if (national.fits(value)) return 0.95;
    return count >= 7 ? 0.8 : 0;
  }
  if (AMOUNT_LIKE.test(value)) return 0;
  // Only phone numbers begin with a trunk zero.
  const hasTrunkZero = /^\(?0/.test(value) && count >= 9;
  if (!hasTrunkZero || !national.fits(value)) return 0;
  return /[ ()./-]/.test(value) ? 0.8 : 0.6;
}

/** A run with more other numbers than this before a phone number is a row of a table and is skipped. */
const MAX_OTHER_NUMBERS = 2;

/** A date before a phone number: "3/4/2024 (212) 555-0147". */
const DATE_BEFORE_NUMBER = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2}) +(?=[\d(+])/;

/** The phone numbers in a run, with the confidence of each. A run may hold several, because only a space or slash may divide two numbers. */
function* numbersOfRun(run: Candidate, national: NationalFormats): Generator<readonly [Candidate, number]> {
  const whole = confidenceOf(run, national);
  if (whole > 0) {
    yield [run, whole];
    return;
  }
  // Such digits are the times in a log of requests: "0/0/0/236/236 200 4586".
  if (/(?<!\d)\d\/\d\/\d(?:\d{2})?(?!\d)/.test(run.value)) return;
  const cuts = Array.from(
    run.value.matchAll(/(?<! ) +(?=[\d(+])|\/(?=[\d(+])/g),
    (m) => [m.index, m.index + m[0].length] as const,
  );
  let from = DATE_BEFORE_NUMBER.exec(run.value)?.[0].length ?? 0;
  let plain = 0;
  while (from < run.value.length) {
    let next = run.value.length;
    for (const [end] of [...cuts, [run.value.length] as const].filter(([at]) => at > from).reverse()) {
      const part = { ...run, start: run.start + from, end: run.start + end, value: run.value.slice(from, end) };
      const confidence = confidenceOf(part, national);
      if (confidence > 0.6) {
        yield [part, confidence];
        next = end;
        break;
      }
    }
    if (next === run.value.length) {
      const cut = cuts.find(([at]) => at > from);
      if (!cut || ++plain > MAX_OTHER_NUMBERS) return;
      from = cut[1];
    } else {
      plain = 0;
      from = cuts.find(([at]) => at === next)?.[1] ?? run.value.length;
    }
  }
}

export const phone: PatternRule = {
  name: 'phone',
  find(original) {
    const text = normalisedForRules(original);
    const findings: Finding[] = [];
    const national = new NationalFormats();
    for (const match of text.matchAll(DIGIT_RUN)) {
      // An opening bracket is left out if its closing bracket comes after more text: "(439-171-6935, or by mail)".
      const open = match[0].startsWith('(') && !match[0].includes(')') ? 1 : 0;
      const start = match.index + open;
      const run = { value: match[0].slice(open), start, end: match.index + match[0].length, text };
      for (const [number, confidence] of numbersOfRun(run, national)) {
        const extension = EXTENSION.exec(text.slice(number.end, number.end + 24))?.[0].length ?? 0;
        findings.push({
          start: number.start,
          end: number.end + extension,
          type: 'PHONE',
          kind: 'phone',
          confidence,
          source: { detector: 'pattern', rule: 'phone' },
        });
      }
    }
    return findings;
  },
};
