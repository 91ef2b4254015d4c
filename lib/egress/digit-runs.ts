// The digits of a text without what groups them, for searching numbers however their digits are grouped.
import { type Scanner, scannerFor } from './scanner.ts';
import { growBuffers, releaseLargeBuffers, sourceBetween, type TokenText, tokenBuffers } from './token-text.ts';

interface DigitRuns {
  readonly codes: Uint16Array;
  /** For each digit, where it stands in the token text. */
  readonly at: Uint32Array;
  readonly length: number;
}

export interface SoughtDigits {
  readonly digits: string;
  /** The lengths of the groups that the digits must stand in; any if left out. */
  readonly groups?: readonly (readonly number[])[];
}

const SPACE = 0x20;
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
/** What may stand between the groups of one number. */
const GROUPED = /^[\p{Nd}\s.\-–/()+]*$/u;
const LONGEST_GAP = 3;
/** Shorter numbers are found only as a whole run of digits: they stand in longer ones by chance. */
const SHORTEST_WITHIN_RUN = 8;
/** Longer numbers are found within a group too. */
const SHORTEST_WITHIN_GROUP = 12;

/** One text is searched at a time. */
const buffers = tokenBuffers();

/** All digits; words between two of them are left out and found again by `at`. */
function digitsOf({ codes, length }: TokenText): DigitRuns {
  growBuffers(buffers, length);
  const { codes: digits, at } = buffers;
  let count = 0;
  for (let i = 0; i < length; i += 1) {
    const code = codes[i] as number;
    if (isDigit(code)) {
      digits[count] = code;
      at[count] = i;
      count += 1;
    } else if (code !== SPACE && count > 0 && digits[count - 1] !== SPACE) {
      digits[count] = SPACE;
      at[count] = i;
      count += 1;
    }
  }
  return { codes: digits, at, length: count };
}

/** Whether the two digits stand in one number: side by side, or with a short separator between them. */
function areOfOneNumber(text: TokenText, { codes, at, length }: DigitRuns, first: number): boolean {
  if (first < 0 || first + 1 >= length || codes[first] === SPACE || codes[first + 1] === SPACE) return false;
  const [from, to] = [at[first] ?? 0, at[first + 1] ?? 0];
  if (to === from + 1) return true;
  const gap = sourceBetween(text, from, to + 1).slice(1, -1);
  return gap.length <= LONGEST_GAP && GROUPED.test(gap);
}

function groupLengths({ at }: DigitRuns, start: number, end: number): readonly number[] {
  const lengths: number[] = [];
  let group = 0;
  for (let i = start; i < end; i += 1) {
    group += 1;
    if (i + 1 === end || (at[i + 1] ?? 0) !== (at[i] ?? 0) + 1) {
      lengths.push(group);
      group = 0;
    }
  }
  return lengths;
}

/** Whether the number is one that programs write in thousands: a JSON number, or a number in a form or an address. */
export function isProgramsNumber(text: TokenText, start: number, end: number): boolean {
  const { source, at } = text;
  const before = /(?:[:=,[{]|":\s+)-?$/.test(source.slice(Math.max(0, (at[start] ?? 0) - 4), at[start]));
  const after = /^\s*(?:[,}\]&;]|$)/.test(source.slice((at[end - 1] ?? 0) + 1, (at[end - 1] ?? 0) + 6));
  return before && after;
}

function fits(text: TokenText, runs: DigitRuns, { digits, groups }: SoughtDigits, start: number): boolean {
  const end = start + digits.length;
  for (let i = start; i + 1 < end; i += 1) if (!areOfOneNumber(text, runs, i)) return false;
  const [from, to] = [runs.at[start] ?? 0, (runs.at[end - 1] ?? 0) + 1];
  const [beginsGroup, endsGroup] = [!isDigit(text.codes[from - 1] ?? SPACE), !isDigit(text.codes[to] ?? SPACE)];
  if (groups) {
    const lengths = groupLengths(runs, start, end).join();
    return beginsGroup && endsGroup && groups.some((one) => one.join() === lengths);
  }
  if (digits.length >= SHORTEST_WITHIN_GROUP) return true;
  if (!beginsGroup || !endsGroup) return false;
  if (digits.length >= SHORTEST_WITHIN_RUN) return true;
  return (
    !areOfOneNumber(text, runs, start - 1) && !areOfOneNumber(text, runs, end - 1) && !isProgramsNumber(text, from, to)
  );
}

/** A search for these numbers in a token text. */
export function digitScannerFor(
  sought: readonly SoughtDigits[],
): (text: TokenText, found: (i: number) => void) => void {
  const scanner: Scanner = scannerFor(sought.map(({ digits }) => digits));
  if (sought.length === 0) return () => undefined;
  return (text, found) => {
    const runs = digitsOf(text);
    scanner.scan(runs.codes, runs.length, (i, start) => {
      const one = sought[i];
      if (!one || !fits(text, runs, one, start)) return false;
      found(i);
      return true;
    });
    releaseLargeBuffers(buffers);
  };
}
