// Dates of birth that stay within their part of a year that is divided by the days to which ages are counted.
import { describe, expect, it } from 'vitest';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import type { Codec } from '../codec.ts';
import { codecNameWithCuts, partOfYear, readCodecNameWithCuts, type YearCut } from '../year-cuts.ts';
import { birthCodecsDividedBy, dividedCodecNamed, formatCodecs } from './index.ts';

const SECRET = secretFrom('parts');
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const two = (value: number) => String(value).padStart(2, '0');
const cut = (month: number, day: number): YearCut => ({ month, day });

function codecNamed(name: string, ...cuts: readonly YearCut[]): Codec {
  const codec = dividedCodecNamed(codecNameWithCuts(name, cuts));
  if (!codec) throw new Error(`No codec ${name}`);
  return codec;
}

function daysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(year, 0, 1 + i)));
  return days.filter((day) => day.getUTCFullYear() === year).map((day) => day.toISOString().slice(0, 10));
}
const dayIn = (iso: string) => ({ month: Number(iso.slice(5, 7)), day: Number(iso.slice(8)) });

/** Moves every value, checks that the codec permutes those of each part of at least `fewest` values, and returns the sizes of the parts. */
function sizesOfPermutedParts(
  codec: Codec,
  all: readonly string[],
  partOf: (text: string) => string | number,
  fewest = 14,
): readonly number[] {
  const parts = [...new Set(all.map(partOf))].map((name) => all.filter((text) => partOf(text) === name));
  for (const part of parts) {
    const moved = part.map((text) => codec.issue(text, SECRET) ?? '');
    if (part.length < fewest) {
      expect(new Set(moved)).toEqual(new Set(['']));
      continue;
    }
    expect([...moved].sort()).toEqual([...part].sort());
    part.forEach((text, at) => {
      expect(moved[at]).not.toBe(text);
      expect(codec.recover(moved[at] ?? '', SECRET)).toBe(text);
      expect(codec.domainSize(text)).toBe(part.length);
    });
  }
  return parts.map(({ length }) => length).sort((a, b) => b - a);
}

it.each([
  [1985, [cut(11, 26)], [330, 35]],
  [1984, [cut(2, 29)], [306, 60]],
  [1985, [cut(2, 29)], [306, 59]],
  [1984, [cut(2, 28)], [307, 59]],
  [1985, [cut(11, 26), cut(5, 14)], [196, 134, 35]],
  [1985, [cut(11, 26), cut(11, 25)], [329, 35, 1]],
  [1985, [cut(1, 13)], [352, 13]],
  [1985, [cut(1, 14)], [351, 14]],
] as const)('permutes the days of %d that are in one part', (year, cuts, sizes) => {
  const codec = codecNamed('birth:iso', ...cuts);
  expect(sizesOfPermutedParts(codec, daysOf(year), (iso) => partOfYear(dayIn(iso), cuts))).toEqual(sizes);
});

it('keeps both readings of an ambiguous date in their parts', () => {
  const all = Array.from({ length: 144 }, (_, i) => `${two((i % 12) + 1)}/${two(Math.floor(i / 12) + 1)}/1985`);
  const cuts = [cut(10, 3)];
  const partOf = (text: string) => {
    const [first, second] = [Number(text.slice(0, 2)), Number(text.slice(3, 5))];
    return `${partOfYear(cut(first, second), cuts)} ${partOfYear(cut(second, first), cuts)}`;
  };
  // 33 dates are after 3 October, as many in the other order, and 9 are both.
  const sizes = sizesOfPermutedParts(codecNamed('birth:either', ...cuts), all, partOf, 6);
  expect(sizes).toEqual([144 - 33 - 33 + 9, 33 - 9, 33 - 9, 9]);
});

it('permutes the days of a part of a Persian year', () => {
  const lengths = [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 29];
  const all = lengths.flatMap((days, m) => Array.from({ length: days }, (_, d) => `1364/${two(m + 1)}/${two(d + 1)}`));
  const cuts = [cut(9, 5)];
  const codec = codecNamed('birth:persian-ymd-padded', ...cuts);
  expect(sizesOfPermutedParts(codec, all, (text) => partOfYear(dayIn(text), cuts))).toEqual([251, 114]);
});

it('permutes birthdays without a year', () => {
  const all = [...new Set(daysOf(1985).map((iso) => `${dayIn(iso).day} ${MONTHS[dayIn(iso).month - 1]}`))];
  const cuts = [cut(5, 3)];
  const monthOf = (text: string) => cut(MONTHS.indexOf(text.replace(/^\d+ /, '')) + 1, Number.parseInt(text, 10));
  const codec = codecNamed('birth:day-en-dm', ...cuts);
  expect(sizesOfPermutedParts(codec, all, (text) => partOfYear(monthOf(text), cuts))).toEqual([242, 123]);
});

it('permutes the months of birth before and after the month in which the year is divided', () => {
  const all = MONTHS.map((month) => `${month} 1985`);
  const partOf = (text: string) => Math.sign(all.indexOf(text) - 4);
  expect(sizesOfPermutedParts(codecNamed('birth:month-en', cut(5, 3)), all, partOf, 3)).toEqual([7, 4, 1]);
});

it('leaves out the last cuts if a part has too few days', () => {
  const cuts = [cut(11, 26), cut(11, 20), cut(1, 3)];
  const nameFor = (text: string) => {
    const [codec, ...more] = birthCodecsDividedBy(text, undefined, cuts, SECRET);
    expect(more).toEqual([]);
    return codec?.name;
  };
  expect(nameFor('1985-05-01')).toBe('birth:iso@11-26@11-20@01-03');
  expect(nameFor('1985-11-22')).toBe('birth:iso@11-26');
  expect(nameFor('1985-01-02')).toBe('birth:iso@11-26@11-20');
});

it('reads the names that it writes', () => {
  const cuts = [cut(11, 26), cut(2, 3)];
  expect(readCodecNameWithCuts(codecNameWithCuts('birth:iso', cuts))).toEqual({ name: 'birth:iso', cuts });
  expect(readCodecNameWithCuts('birth:iso')).toBeUndefined();
});

describe('the codec of a divided year', () => {
  it('moves the weekday with the date', () => {
    const cuts = [cut(11, 26)];
    const codec = codecNamed('birth:text-en-dmy:lead', ...cuts);
    const surrogate = codec.issue('Saturday, 12 October 1985', SECRET) ?? '';
    const day = new Date(`${surrogate.replace(/^\p{L}+, /u, '')} UTC`);
    expect(partOfYear(dayIn(day.toISOString().slice(0, 10)), cuts)).toBe(0);
    expect(surrogate.startsWith(day.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }))).toBe(true);
    expect(codec.recover(surrogate, SECRET)).toBe('Saturday, 12 October 1985');
  });

  it('exists for dates of birth only', () => {
    const divided = formatCodecs.filter(({ dividedBy }) => dividedBy).map(({ name }) => name);
    expect(divided.every((name) => name.startsWith('birth:'))).toBe(true);
    expect(new Set(divided).size).toBe(divided.length);
    for (const name of ['date:iso@11-26', 'birth:iso', 'birth:iso@1-1'])
      expect(dividedCodecNamed(name)).toBeUndefined();
  });
});
