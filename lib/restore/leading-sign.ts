// The finders compare digits, while a plus or a currency's sign before them was replaced and is put back with them: a mark without it would
// say that it stayed. So it becomes part of the match. The restored text is the same.
import type { Match } from './match.ts';

const SIGN = /^(?:\+|\p{Sc})/u;
/** Between the sign and the number, as some write it. */
const SPACE = /^[ \u00a0\u202f]$/;

const signOf = (text: string) => SIGN.exec(text)?.[0];

/** @param from where the stretch before the match begins that no other match has. */
export function withLeadingSign(match: Match, text: string, from: number): Match {
  const { start, original, pair } = match;
  const sign = signOf(pair.surrogate);
  if (sign === undefined || sign !== signOf(pair.original)) return match;
  // It has it already.
  if (text.startsWith(sign, start) || original.startsWith(sign)) return match;
  const gap = SPACE.test(text.charAt(start - 1)) ? 1 : 0;
  const at = start - gap - sign.length;
  if (at < from || !text.startsWith(sign, at)) return match;
  return { ...match, start: at, original: text.slice(at, start) + original };
}
