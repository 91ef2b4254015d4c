// The patterns of an imported file of sites. They run on addresses in the page, on the browser's engine, which tries one way of repeating
// after the other: a pattern that repeats too much would stop the page.

/** Only so much of an address is matched: with two repeats the time grows with the cube of the length. */
const LONGEST_ADDRESS = 1_000;
const MOST_UNBOUNDED_REPEATS = 2;
/** A repeat with a higher bound counts as unbounded. */
const LARGEST_BOUND = 64;

// An escape, a class, the end of a group, or a quantifier.
const TOKENS = /\\(?:k<|.)|\[(?:\\.|[^\]\\])*\]|\)|[*+]|\{\d+(?:,\d*)?\}/gsu;

function isUnbounded(quantifier: string): boolean {
  if (!quantifier.startsWith('{')) return true;
  const [, bound] = /(?<!\d)(\d*)\}$/.exec(quantifier) ?? [];
  return bound === '' || Number(bound) > LARGEST_BOUND;
}

/** A pattern of an imported file, which matches the first thousand characters of an address only. */
export class AddressPattern extends RegExp {
  override exec(address: string): RegExpExecArray | null {
    return super.exec(address.slice(0, LONGEST_ADDRESS));
  }
}

/**
 * Whether matching the pattern may take too long: it repeats a group, uses a group's text again, or has
 * more than two unbounded repeats. Some quick patterns are among those too.
 */
export function mayMatchSlowly(source: string): boolean {
  let repeats = 0;
  let before = '';
  for (const { 0: token, index } of source.matchAll(TOKENS)) {
    if (/^\\(?:[1-9]|k<)/.test(token)) return true;
    if (/^[*+{]/.test(token)) {
      if (before === ')' && source[index - 1] === ')') return true;
      if (isUnbounded(token)) repeats += 1;
    }
    before = token;
  }
  return repeats > MOST_UNBOUNDED_REPEATS;
}
