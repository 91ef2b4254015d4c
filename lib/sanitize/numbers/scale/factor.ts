// One secret factor for all amounts of a dimension in the chats of a site. Scaling is exact, in decimals: sums, differences, multiples and
// shares of the scaled amounts are the factor times those of the originals, to the last digit.
// Scaling hides amounts but not ratios. Whoever knows one amount knows the factor and with it all others, and the greatest common divisor
// of three or more exact amounts often is the factor. The word card and the guarantee say so.

import { GROUPS_OF_THREE, type ParsedNumber } from '../../../notation/number-text.ts';
import { secretAcrossChats } from '../../../privacy/across-chats.ts';
import type { ConversationSecret } from '../../../privacy/keys.ts';
import { keyedNumber } from '../../../privacy/keys.ts';

/** A scale factor, which is `numerator / 10 ** decimals`. */
export interface ScaleFactor {
  readonly numerator: number;
  readonly decimals: number;
}

export const factorValue = ({ numerator, decimals }: ScaleFactor): number => numerator / 10 ** decimals;

/**
 * Whether a numerator is suitable. It must be divisible by 7, 11 or 13: then the round numbers of general facts ("the limit is 60,000") are
 * no multiples of scaled amounts, so restoring can tell them from results. All its prime factors must be small: then many different factors
 * divide a scaled amount, and an attacker cannot tell which one was used.
 */
function isSuitable(numerator: number): boolean {
  if (![7, 11, 13].some((prime) => numerator % prime === 0)) return false;
  let rest = numerator;
  for (const prime of [2, 3, 5, 7, 11, 13]) while (rest % prime === 0) rest /= prime;
  return rest === 1;
}

const suitableBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(isSuitable);

/**
 * Numerators by the decimals of the factor. Factors with decimals are between 1.2 and 4.9, whole ones between 2 and 7. They are all above
 * 1, so that a reply's rounded result is still exact for the smaller original.
 */
const NUMERATORS: Readonly<Record<number, readonly number[]>> = {
  2: suitableBetween(120, 490).filter((numerator) => numerator % 10 !== 0),
  1: suitableBetween(12, 49),
  0: [2, 3, 4, 6, 7],
};
const MAX_DECIMALS = 2;

/**
 * The factors of a dimension, in the order in which they are tried. They give scaled amounts two decimals if the originals have fewer:
 * "54,000" -> "68,040", "95" -> "119.70", "12.50" -> "37.50".
 */
export function possibleFactors(
  secret: ConversationSecret,
  dimension: string,
  decimalsOfOriginals: number,
): readonly ScaleFactor[] {
  const decimals = Math.max(0, MAX_DECIMALS - decimalsOfOriginals);
  const numerators = NUMERATORS[decimals] ?? [];
  const first = keyedNumber(secretAcrossChats(secret), `scale ${dimension}`, '') % numerators.length;
  return [...numerators.slice(first), ...numerators.slice(0, first)].map((numerator) => ({ numerator, decimals }));
}

/** The factor that turned `original` into `scaled`. */
export function factorBetween(original: number, scaled: number): ScaleFactor | undefined {
  const numerator = Math.round((scaled / original) * 10 ** MAX_DECIMALS);
  const isExact = Math.abs(original * numerator - scaled * 10 ** MAX_DECIMALS) <= Math.abs(scaled) * 1e-9;
  return original > 0 && isExact && numerator > 0 ? { numerator, decimals: MAX_DECIMALS } : undefined;
}

/**
 * The scaled number in the original's format. If it gets more decimals, it gets an even number of them, because three would read as
 * thousands.
 */
export function scaleNumber(number: ParsedNumber, factor: ScaleFactor): string {
  const shown = BigInt(number.text.replace(/\D/gu, '')) * BigInt(factor.numerator);
  let decimals = number.decimals + factor.decimals;
  let steps = shown;
  const isAllowed = (places: number) => places >= number.decimals && (places === number.decimals || places % 2 === 0);
  for (let fewer = decimals - 1; fewer >= number.decimals; fewer -= 1) {
    const by = 10n ** BigInt(decimals - fewer);
    if (steps % by !== 0n) break;
    if (!isAllowed(fewer)) continue;
    steps /= by;
    decimals = fewer;
  }
  while (!isAllowed(decimals)) {
    steps *= 10n;
    decimals += 1;
  }
  const digits = String(steps).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals > 0 ? number.point + digits.slice(digits.length - decimals) : '';
  return whole.replace(GROUPS_OF_THREE, number.grouping) + fraction;
}
