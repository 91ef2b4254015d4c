// Replaces numbers in running text by other numbers with as many digits.
import { type Grid, noiseRateFor, sampleNearNumber } from '../metric-dp.ts';
import { type Random, uniformBelow } from '../random.ts';

/** The first digits, up to this many, are drawn near the original's; the digits after them are drawn evenly. */
const NEAR_DIGITS = 6;

interface DrawnNumber {
  readonly surrogate: string;
  /** The epsilon that was spent; 0 if the draw does not depend on the number. */
  readonly epsilon: number;
  /** How many numbers have the same layout. */
  readonly domainSize: number;
}

/**
 * The digits that are drawn (`core`), and the number of zeros before them. Zeros at both ends and the separators stay, because they are the
 * number's layout, which is public.
 */
function coreOf(digits: string): { readonly zeros: number; readonly core: string } {
  if (digits.length === 1) return { zeros: 0, core: digits };
  const zeros = digits.length - digits.replace(/^0+/, '').length;
  return { zeros, core: digits.slice(zeros).replace(/(?<!0)0+$/, '') };
}

/** The numbers that may be drawn: 0 to 9 for a number of one digit (`isAlone`), else from 10…0 on, because leading zeros are not drawn. */
const gridOf = (digits: number, isAlone: boolean): Grid =>
  isAlone ? { first: 0, last: 9 } : { first: 10 ** (digits - 1), last: 10 ** digits - 1 };

/** Writes `digits` in the layout of `model`: in place of its digits, and with its separators. */
function inLayoutOf(digits: string, model: string): string {
  let at = 0;
  return model.replace(/\p{Nd}/gu, () => digits[at++] ?? '0');
}

const plainDigits = (text: string) =>
  text.replace(/\P{Nd}/gu, '').replace(/\P{ASCII}/gu, (digit) => String(digitValue(digit)));

/** The value of a digit in any script. Unicode keeps the ten digits of a script together, so the first digit of the run is zero. */
function digitValue(digit: string): number {
  let value = 0;
  for (let code = (digit.codePointAt(0) ?? 0) - 1; value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code)); code -= 1)
    value += 1;
  return value;
}

/**
 * Rap-LI's numbers of similar magnitude (its implementation details), with Preempt's mechanism for nearness. Draws a number with as many
 * digits, leading zeros and closing zeros. For its first six digits, P(o) is proportional to exp(-eps |x - o| / (2 w)), where w is the
 * width of the range of all numbers with as many digits; further digits are drawn evenly.
 * @param epsilon 0.00001 to 24; 0 draws evenly from all numbers (level 5: nearness is no longer wanted, and evenness costs nothing).
 * Guarantee: P(o | x) <= exp(epsilon) P(o | x') for any two numbers of one layout, pure differential privacy inside that set. The layout
 * (number of digits, zeros at both ends, separators) is taken as public. The number itself may be drawn.
 */
export function sampleNumber(text: string, epsilon: number, random: Random): DrawnNumber {
  const digits = plainDigits(text);
  const { zeros, core } = coreOf(digits);
  if (core === '') return { surrogate: text, epsilon: 0, domainSize: 1 };
  const near = core.slice(0, NEAR_DIGITS);
  const grid = gridOf(near.length, digits.length === 1);
  const width = grid.last - grid.first;
  const drawn =
    epsilon > 0
      ? sampleNearNumber(Number(near), grid, noiseRateFor(epsilon, width), random)
      : grid.first + uniformBelow(width + 1, random);
  const rest = Array.from(core.slice(NEAR_DIGITS), () => uniformBelow(10, random)).join('');
  const surrogate = inLayoutOf(('0'.repeat(zeros) + drawn + rest).padEnd(digits.length, '0'), text);
  return { surrogate, epsilon, domainSize: (width + 1) * 10 ** rest.length };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Replaces letters by letters and digits by digits, all drawn evenly. The result depends on the text only by its shape, which is public. */
export function sampleLettersAndDigits(text: string, random: Random): string {
  return text.replace(/[\p{L}\p{N}]/gu, (old) => {
    if (/\p{N}/u.test(old)) return String(uniformBelow(10, random));
    const letter = LETTERS[uniformBelow(LETTERS.length, random)] ?? 'x';
    return /\p{Lu}/u.test(old) ? letter.toUpperCase() : letter;
  });
}
