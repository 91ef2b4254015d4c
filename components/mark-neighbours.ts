// What stands against a marked value without a space: a bracket before it, a full stop after it. A mark is a button, and browsers break
// a line on either side of one, whatever stands there; so these are drawn in one piece with it. The text stays as it is.

const BEFORE = /[\p{Ps}\p{Pi}\p{Sc}"'#@]{1,4}$/u;
const AFTER = /^[\p{P}\p{S}\p{N}\p{Script=Latin}]{1,12}/u;

export interface Neighbours {
  /** Of the text before the mark. */
  readonly before: string;
  /** Of the text after it. */
  readonly after: string;
}

export function neighboursOf(before: string, after: string): Neighbours {
  return { before: BEFORE.exec(before.slice(-8))?.[0] ?? '', after: AFTER.exec(after.slice(0, 24))?.[0] ?? '' };
}
