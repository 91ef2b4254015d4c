// Searches numbers however their digits are grouped.
import { MIN_NEEDLE_LENGTH } from './scanner.ts';
import { sourceBetween, type TokenText } from './token-text.ts';

export interface SoughtDigits {
  readonly digits: string;
  /** The lengths of the groups that the digits must stand in; any if left out. */
  readonly groups?: readonly (readonly number[])[];
}

const SPACE = 0x20;
const ZERO = 0x30;
const isDigit = (code: number) => code >= ZERO && code <= 0x39;
/** What may stand between the groups of one number. */
const GROUPED = /^[\p{Nd}\s.\-–/()+]*$/u;
const LONGEST_GAP = 3;
/** Shorter numbers are found only as a whole run of digits: they stand in longer ones by chance. */
const SHORTEST_WITHIN_RUN = 8;
/** Longer numbers are found within a group too. */
const SHORTEST_WITHIN_GROUP = 12;

/** The next digit in this direction, if no letter stands between; otherwise -1. */
function neighbour({ codes, length }: TokenText, at: number, step: 1 | -1): number {
  let next = at + step;
  while (next > 0 && next < length && codes[next] === SPACE) next += step;
  return next > 0 && next < length && isDigit(codes[next] ?? SPACE) ? next : -1;
}

/** Whether two neighbouring digits stand in one number: side by side, or with a short separator between them. */
function areOfOneNumber(text: TokenText, from: number, to: number): boolean {
  if (from < 0 || to < 0) return false;
  if (to === from + 1) return true;
  const gap = sourceBetween(text, from, to + 1).slice(1, -1);
  return gap.length <= LONGEST_GAP && GROUPED.test(gap);
}

/** Where each of the digits stands, if they stand in one number that begins here. */
function placesOf(text: TokenText, digits: string, start: number): readonly number[] | undefined {
  const places: number[] = [];
  let at = start;
  for (let i = 0; i < digits.length; i += 1) {
    if (at < 0 || text.codes[at] !== digits.charCodeAt(i)) return undefined;
    places.push(at);
    at = neighbour(text, at, 1);
  }
  // Checked last, because it costs more than comparing digits.
  return places.every((place, i) => i === 0 || areOfOneNumber(text, places[i - 1] ?? -1, place)) ? places : undefined;
}

function groupLengths(places: readonly number[]): readonly number[] {
  const lengths: number[] = [];
  let group = 0;
  places.forEach((place, i) => {
    group += 1;
    if (places[i + 1] === place + 1) return;
    lengths.push(group);
    group = 0;
  });
  return lengths;
}

/** Whether a program wrote the number: a JSON number, or the value of a form field or of a query parameter. Such numbers are frequent. */
export function isProgramsNumber(text: TokenText, start: number, end: number): boolean {
  const { source, at } = text;
  const before = /(?:[:=,[{]|":\s+)-?$/.test(source.slice(Math.max(0, (at[start] ?? 0) - 4), at[start]));
  const after = /^\s*(?:[,}\]&;]|$)/.test(source.slice((at[end - 1] ?? 0) + 1, (at[end - 1] ?? 0) + 6));
  return before && after;
}

/** Whether the number begins at this place. */
export function fits(text: TokenText, { digits, groups }: SoughtDigits, start: number): boolean {
  const places = placesOf(text, digits, start);
  if (!places) return false;
  const last = places.at(-1) ?? start;
  const [beginsGroup, endsGroup] = [!isDigit(text.codes[start - 1] ?? SPACE), !isDigit(text.codes[last + 1] ?? SPACE)];
  if (groups) {
    const lengths = groupLengths(places).join();
    return beginsGroup && endsGroup && groups.some((one) => one.join() === lengths);
  }
  if (digits.length >= SHORTEST_WITHIN_GROUP) return true;
  if (!beginsGroup || !endsGroup) return false;
  if (digits.length >= SHORTEST_WITHIN_RUN) return true;
  return (
    !areOfOneNumber(text, neighbour(text, start, -1), start) &&
    !areOfOneNumber(text, last, neighbour(text, last, 1)) &&
    !isProgramsNumber(text, start, last + 1)
  );
}

/** How many numbers four digits make. */
const STARTS = 10_000;

/** A search for these numbers in a token text. Numbers of fewer than four digits are not searched for. */
export function digitScannerFor(
  sought: readonly SoughtDigits[],
): (text: TokenText, found: (i: number) => void) => void {
  const starting = new Map<number, number[]>();
  const isStart = new Uint8Array(STARTS);
  sought.forEach(({ digits }, i) => {
    if (digits.length < MIN_NEEDLE_LENGTH) return;
    const start = Number(digits.slice(0, MIN_NEEDLE_LENGTH));
    isStart[start] = 1;
    starting.set(start, [...(starting.get(start) ?? []), i]);
  });
  if (starting.size === 0) return () => undefined;

  /** The first of four digits of which the last stands at `end`; -1 if a letter stands between them. */
  function startOf(text: TokenText, end: number): number {
    let at = end;
    for (let i = 1; i < MIN_NEEDLE_LENGTH && at >= 0; i += 1) at = neighbour(text, at, -1);
    return at;
  }

  return (text, found) => {
    const { codes, length } = text;
    let lastFour = 0;
    let done: Set<number> | undefined;
    for (let end = 0; end < length; end += 1) {
      const code = codes[end] as number;
      if (code < ZERO || code > 0x39) continue;
      lastFour = (lastFour * 10 + code - ZERO) % STARTS;
      if (isStart[lastFour] === 0) continue;
      const start = startOf(text, end);
      if (start < 0) continue;
      for (const i of starting.get(lastFour) ?? []) {
        const one = sought[i];
        if (!one || done?.has(i) || !fits(text, one, start)) continue;
        found(i);
        done = (done ?? new Set()).add(i);
      }
    }
  };
}
