// Finds the characters that touch a marked value: a bracket before it, a full stop after it. A mark is a button, and browsers may break a
// line on either side of a button, so these characters are rendered in one unbroken piece with it. The text itself does not change.

const BEFORE = /[\p{Ps}\p{Pi}\p{Sc}"'#@]{1,4}$/u;
const AFTER = /^[\p{P}\p{S}\p{N}\p{Script=Latin}]{1,12}/u;

export interface MarkNeighbours {
  /** The end of the text before the mark. */
  readonly before: string;
  /** The beginning of the text after the mark. */
  readonly after: string;
}

export function markNeighboursOf(before: string, after: string): MarkNeighbours {
  return { before: BEFORE.exec(before.slice(-8))?.[0] ?? '', after: AFTER.exec(after.slice(0, 24))?.[0] ?? '' };
}
