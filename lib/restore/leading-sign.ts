// Extends a match to a plus or currency sign before it. The sign is part of the replaced value, but the finders match only digits, and a
// highlight without the sign would suggest that the sign was not restored. The restored text stays the same.
import type { SurrogateMatch } from './match.ts';

const SIGN = /^(?:\+|\p{Sc})/u;
/** A space between sign and number. */
const SPACE = /^[ \u00a0\u202f]$/;

const signOf = (text: string) => SIGN.exec(text)?.[0];

/** Extends a match to the sign before it. @param from the end of the previous match */
export function withLeadingSign(match: SurrogateMatch, text: string, from: number): SurrogateMatch {
  const { start, original, pair } = match;
  const sign = signOf(pair.surrogate);
  if (sign === undefined || sign !== signOf(pair.original)) return match;
  // The match already includes the sign.
  if (text.startsWith(sign, start) || original.startsWith(sign)) return match;
  const gap = SPACE.test(text.charAt(start - 1)) ? 1 : 0;
  const at = start - gap - sign.length;
  if (at < from || !text.startsWith(sign, at)) return match;
  return { ...match, start: at, original: text.slice(at, start) + original };
}
