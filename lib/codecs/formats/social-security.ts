// US social security numbers. Surrogates have only area, group and serial numbers that the SSA can issue (RN 10201.030).
import type { Codec } from '../codec.ts';
import { lettersAndDigits, rankedCodec, withLayoutOf } from './ranked-codec.ts';

const GROUPS = 99n;
const SERIALS = 9999n;
/** The number of areas: 001 to 899 without 666. */
const AREAS = 898n;

function areaIndex(area: bigint): bigint | undefined {
  if (area < 1n || area > 899n || area === 666n) return undefined;
  return area > 666n ? area - 2n : area - 1n;
}

export const socialSecurityCodec: Codec = rankedCodec({
  name: 'ssn-us',
  shape: 'digits',
  candidates: /\d{3}[- ]?\d{2}[- ]?\d{4}/g,
  canonical: lettersAndDigits,
  rank(text) {
    const digits = lettersAndDigits(text);
    if (!/^\d{9}$/.test(digits)) return undefined;
    const area = areaIndex(BigInt(digits.slice(0, 3)));
    const group = BigInt(digits.slice(3, 5)) - 1n;
    const serial = BigInt(digits.slice(5)) - 1n;
    if (area === undefined || group < 0n || serial < 0n) return undefined;
    return { index: (area * GROUPS + group) * SERIALS + serial, size: AREAS * GROUPS * SERIALS, label: '' };
  },
  unrank(index, text) {
    const area = index / (GROUPS * SERIALS);
    const group = (index / SERIALS) % GROUPS;
    const number = (value: bigint, length: number) => value.toString().padStart(length, '0');
    const digits =
      number(area >= 665n ? area + 2n : area + 1n, 3) + number(group + 1n, 2) + number((index % SERIALS) + 1n, 4);
    return withLayoutOf(digits, text);
  },
});
