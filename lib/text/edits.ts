// What an edit changed.
import { sentences } from './segment.ts';
import type { Span } from './span.ts';

/** `before` and `after` are equal outside these spans, which start at the same offset. */
export interface Edit {
  readonly start: number;
  readonly endBefore: number;
  readonly endAfter: number;
}

const isHigh = (code: number) => code >= 0xd800 && code < 0xdc00;
const isLow = (code: number) => code >= 0xdc00 && code < 0xe000;

/** Whether an offset lies between the halves of a surrogate pair. */
function splitsPair(text: string, at: number): boolean {
  return at > 0 && at < text.length && isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at));
}

/** The smallest single edit that leads from one text to the other; undefined where they are equal. */
export function editBetween(before: string, after: string): Edit | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  if (splitsPair(before, start) || splitsPair(after, start)) start--;
  let common = 0;
  while (
    common < shorter - start &&
    before.charCodeAt(before.length - 1 - common) === after.charCodeAt(after.length - 1 - common)
  ) {
    common++;
  }
  if (splitsPair(before, before.length - common) || splitsPair(after, after.length - common)) common--;
  return { start, endBefore: before.length - common, endAfter: after.length - common };
}

/** The sentences of `after` that the edit is in or borders on: a deletion touches those on both sides of it. */
export function touchedSentences(after: string, { start, endAfter }: Edit): Span[] {
  return sentences(after).filter((sentence) => sentence.start <= endAfter && start <= sentence.end);
}
