// PII extraction: which personal strings of the original does the sanitized text still hold?
import { folded, type PersonalString } from './extractor.ts';

const LETTERS = /^\p{L}{2}$/u;
const DIGITS = /^\p{N}{2}$/u;
const runsOn = (two: string) => LETTERS.test(two) || DIGITS.test(two);

/** Both in lower case; a word inside a longer one is not it, nor a number inside a longer one, but a day before its hour is. */
export function containsString(text: string, string: string): boolean {
  for (let at = text.indexOf(string); at >= 0; at = text.indexOf(string, at + 1)) {
    const end = at + string.length;
    const inside = runsOn(text.charAt(at - 1) + text.charAt(at)) || runsOn(text.charAt(end - 1) + text.charAt(end));
    if (!inside) return true;
  }
  return false;
}

export interface Share {
  readonly part: number;
  readonly whole: number;
}

const NO_SHARE: Share = { part: 0, whole: 0 };
export const sumOfShares = (shares: readonly Share[]): Share =>
  shares.reduce((a, b) => ({ part: a.part + b.part, whole: a.whole + b.whole }), NO_SHARE);
export const ratio = ({ part, whole }: Share) => (whole === 0 ? Number.NaN : part / whole);

/** Personal strings of the original that stand in the sanitized text, whether an extractor finds them there or not. */
export const stringsLeftVerbatim = (
  personal: readonly PersonalString[],
  sanitized: string,
): readonly PersonalString[] => {
  const text = folded(sanitized);
  return personal.filter((string) => containsString(text, string.text));
};

/** Rap-LI, definition IV.3: |E(S) ∩ E(S')| / |E(S)|, for an extractor E. */
export function extractedShare(original: readonly PersonalString[], sanitized: readonly PersonalString[]): Share {
  const found = new Set(sanitized.map(({ text }) => text));
  return { part: original.filter(({ text }) => found.has(text)).length, whole: original.length };
}
