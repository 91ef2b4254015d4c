// Ages, money and measures: metric-DP noise on the first number of a span; unit, currency and layout stay.
import { noiseRateFor, sampleNearNumber } from '../../privacy/metric-dp.ts';
import type { Random } from '../../privacy/random.ts';

/** The first number of a span, with separators of thousands and decimals of any country. */
export const FIRST_NUMBER_PATTERN = /\d(?:[\d]|[.,'’  ](?=\d))*/u;
/** How many numbers have the layout of this one: as many digits and as many closing zeros. 0 if it cannot be noised. */
export function gridSize(number: string): number {
  const digits = number.replace(/\D/g, '');
  const shown = digits.replace(/(?<!0)0+$/, '').length;
  return shown === 0 || digits.startsWith('0') ? 0 : 9 * 10 ** (Math.min(shown, 6) - 1);
}

/** With more steps the sampler's exact arithmetic would exceed 32 bits. */
const MAX_GRID_STEPS = 1_000_000;

interface NoisedNumber {
  /** The number alone, in the original's layout. */
  readonly surrogate: string;
  readonly original: string;
  readonly start: number;
  readonly epsilon: number;
  /** The epsilon is spent per this many grid steps. */
  readonly unit: number;
  readonly domainSize: number;
}

function inLayoutOf(digits: string, model: string): string {
  let at = 0;
  return model.replace(/\d/g, (old) => digits[at++] ?? old);
}

/** Three digits after a separator may be thousands: "54,321" is "54321". Other separators are decimal points: "4.1" is not "41". */
const plainDigits = (number: string) => number.replace(/\D(?=\d{3}(?!\d))/g, '').replace(/\D/g, '.');

/** The purpose of the draw for `randomFor`: all that the noise on the number in `text` depends on. The grid follows from the digits. */
export const noisePurpose = (text: string, epsilon: number): string =>
  `noise ${plainDigits(FIRST_NUMBER_PATTERN.exec(text)?.[0] ?? '')} ${epsilon}`;

/**
 * Noises the first number of a span. The grid is all numbers with as many digits and as many closing zeros: both are taken as public, since
 * the layout shows them. One unit is a tenth of the grid, so epsilon 2 moves a five-digit salary by about a tenth of its range.
 * Undefined if the span holds no number that can be noised.
 */
export function noiseNumber(
  text: string,
  epsilon: number,
  random: Random,
  isTaken: (surrogate: string) => boolean,
): NoisedNumber | undefined {
  const match = FIRST_NUMBER_PATTERN.exec(text);
  if (!match) return undefined;
  const digits = match[0].replace(/\D/g, '');
  const zeros = digits.length - digits.replace(/(?<!0)0+$/, '').length;
  const shown = digits.length - zeros;
  // Numbers such as "0" and "007" have no grid.
  if (shown === 0 || digits.startsWith('0')) return undefined;
  // Long numbers are noised in their leading six digits; zeros replace the digits after them.
  const significant = Math.min(shown, 6);
  const scale = 10 ** (significant - 1);
  const grid = { first: scale, last: scale * 10 - 1 };
  const unit = Math.max(1, Math.round((grid.last - grid.first + 1) / 10));
  if (unit * 200 > MAX_GRID_STEPS * 100) return undefined;
  const x = Number(digits.slice(0, significant));
  const rate = noiseRateFor(epsilon, unit);
  for (let tries = 0; tries < 200; tries += 1) {
    const drawn = sampleNearNumber(x, grid, rate, random);
    const surrogate = inLayoutOf(`${drawn}${'0'.repeat(digits.length - significant)}`, match[0]);
    // Only public numbers may be left out of the grid: numbers that stay visible or were released before.
    if (isTaken(surrogate)) continue;
    return { surrogate, original: match[0], start: match.index, epsilon, unit, domainSize: grid.last - grid.first + 1 };
  }
  return undefined;
}
