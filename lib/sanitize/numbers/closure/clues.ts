// Which visible numbers give a hidden one away: the same value again, or sums, shares and percentages that lead to it.
// The plan hides them (value-closure.ts), and the audit looks for any that are left (lib/audit/computable-numbers.ts).
import { numberWordPattern } from '../relations/number-words.ts';
import type { NumberInPrompt } from './number-mentions.ts';

/** Numbers that are farther apart than this many characters are not read together. */
export const CLUE_REACH_CHARACTERS = 200;
/** Numbers with fewer significant digits agree by chance. */
const MIN_SIGNIFICANT = 3;
/** Hidden numbers below this have no clues, because so small a number may count anything. */
const MIN_HIDDEN_WITH_CLUES = 10;
const FACTORS = [2, 3, 4, 12, 52];
const SAYS_FACTOR = new RegExp(`(?<!\\p{L})${numberWordPattern('factor')}(?!\\p{L})`, 'iu');
/**
 * Sums are sought among this many numbers only: a reader does not see sums among more, and the search time grows with the square of their
 * count.
 */
const MAX_NUMBERS = 80;

const isNear = (a: NumberInPrompt, b: NumberInPrompt) => Math.abs(a.start - b.start) <= CLUE_REACH_CHARACTERS;

/** Whether a computed number equals the shown one, within the rounding of its writing. */
const agrees = (reckoned: number, shown: NumberInPrompt) => Math.abs(reckoned - shown.value) <= shown.step / 2 + 1e-9;

function followsByPercent(hidden: NumberInPrompt, shown: NumberInPrompt, percents: readonly NumberInPrompt[]): boolean {
  return percents
    .filter((percent) => isNear(percent, shown))
    .some(({ value }) => {
      const share = value / 100;
      return [1 + share, 1 - share, share]
        .filter((factor) => factor > 0)
        .some(
          (factor) =>
            agrees(hidden.value * factor, shown) || (factor !== share && agrees(hidden.value / factor, shown)),
        );
    });
}

function followsByFactor(text: string, hidden: NumberInPrompt, shown: NumberInPrompt): boolean {
  const isSame = FACTORS.some((factor) => agrees(hidden.value * factor, shown) || agrees(hidden.value / factor, shown));
  if (!isSame || !isNear(hidden, shown)) return false;
  const [from, to] = [Math.min(hidden.start, shown.start), Math.max(hidden.end, shown.end)];
  return SAYS_FACTOR.test(text.slice(Math.max(0, from - 24), to + 24));
}

/** Returns one of two visible numbers whose sum or difference is the hidden number. It is enough to hide this one. */
function summandOf(hidden: NumberInPrompt, shown: readonly NumberInPrompt[]): NumberInPrompt | undefined {
  const near = shown.filter((number) => isNear(number, hidden)).slice(0, MAX_NUMBERS);
  const exact = { ...hidden, step: Math.min(hidden.step, 0.01) };
  return near.find((a, at) =>
    near.slice(at + 1).some((b) => agrees(a.value + b.value, exact) || agrees(Math.abs(a.value - b.value), exact)),
  );
}

/** The visible numbers that lead to a hidden one. @param seen the visible numbers of `text`, without those that are hidden. */
export function cluesToHiddenNumber(
  text: string,
  hidden: NumberInPrompt,
  seen: readonly NumberInPrompt[],
): readonly NumberInPrompt[] {
  if (hidden.value < MIN_HIDDEN_WITH_CLUES) return [];
  const percents = seen.filter(({ isPercent }) => isPercent);
  const numbers = seen.filter(({ isPercent }) => !isPercent);
  const equal = numbers.filter(({ value }) => value === hidden.value);
  if (hidden.significant < 2 && hidden.value < 100) return equal;
  const telling = numbers.filter((number) => number.value >= 100 && !equal.includes(number));
  const follows = telling.filter(
    (number) => followsByPercent(hidden, number, percents) || followsByFactor(text, hidden, number),
  );
  const summands = telling.filter((number) => !follows.includes(number) && number.significant >= MIN_SIGNIFICANT);
  const half = summandOf(hidden, summands);
  return [...equal, ...follows, ...(half ? [half] : [])];
}
