// Dates of birth that stay within a part of their year, because the prompt tells the age.
import { describe, expect, it } from 'vitest';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import type { Codec } from '../codec.ts';
import { isInYearPart, type YearPart } from '../year-part.ts';
import { codecInPartNamed, formatCodecs } from './index.ts';

const SECRET = secretFrom('parts');
const two = (value: number) => String(value).padStart(2, '0');
const part = (side: YearPart['side'], month: number, day: number): YearPart => ({ side, month, day });
const nameOf = ({ side, month, day }: YearPart) => `${side}-${two(month)}-${two(day)}`;

function codecNamed(name: string, where: YearPart): Codec {
  const codec = codecInPartNamed(`${name}@${nameOf(where)}`);
  if (!codec) throw new Error(`No codec ${name}`);
  return codec;
}

function daysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(year, 0, 1 + i)));
  return days.filter((day) => day.getUTCFullYear() === year).map((day) => day.toISOString().slice(0, 10));
}
const isIn = (iso: string, where: YearPart) =>
  isInYearPart({ month: Number(iso.slice(5, 7)), day: Number(iso.slice(8)) }, where);

/** Moves every value and checks that the codec permutes those of the part and refuses the others. Returns the size of the part. */
function sizeOfPermutedPart(codec: Codec, all: readonly string[], isInPart: (text: string) => boolean): number {
  const inside = all.filter(isInPart);
  const moved = inside.map((text) => codec.issue(text, SECRET) ?? '');
  expect([...moved].sort()).toEqual([...inside].sort());
  inside.forEach((text, at) => {
    expect(moved[at]).not.toBe(text);
    expect(codec.recover(moved[at] ?? '', SECRET)).toBe(text);
    expect(codec.domainSize(text)).toBe(inside.length);
  });
  for (const text of all.filter((one) => !isInPart(one))) {
    expect(codec.issue(text, SECRET)).toBeUndefined();
    expect(codec.recover(text, SECRET)).toBeUndefined();
  }
  return inside.length;
}

it.each([
  [1985, part('until', 11, 26), 330],
  [1985, part('after', 11, 26), 35],
  [1984, part('until', 2, 29), 60],
  [1985, part('until', 2, 29), 59],
  [1984, part('after', 2, 28), 307],
])('permutes the days of %d that are in the part', (year, where, size) => {
  const codec = codecNamed('birth:iso', where);
  expect(sizeOfPermutedPart(codec, daysOf(year), (iso) => isIn(iso, where))).toBe(size);
});

it('uses no part of fewer than 14 days', () => {
  expect(codecNamed('birth:iso', part('until', 1, 13)).issue('1985-01-05', SECRET)).toBeUndefined();
  expect(codecNamed('birth:iso', part('until', 1, 14)).issue('1985-01-05', SECRET)).toBeDefined();
});

it('keeps one reading of an ambiguous date in the part', () => {
  const all = Array.from({ length: 144 }, (_, i) => `${two((i % 12) + 1)}/${two(Math.floor(i / 12) + 1)}/1985`);
  const where = part('after', 10, 3);
  const readings = (text: string) =>
    [[1, 2] as const, [2, 1] as const].map(([m, d]) => {
      const numbers = /(\d\d)\/(\d\d)/.exec(text) ?? [];
      return { month: Number(numbers[m]), day: Number(numbers[d]) };
    });
  const isInPart = (text: string) => readings(text).some((day) => isInYearPart(day, where));
  // 33 dates of October (from the 4th) to December, as often in the other order, less those of both kinds.
  expect(sizeOfPermutedPart(codecNamed('birth:either', where), all, isInPart)).toBe(33 + 33 - 9);
});

it('permutes the days of a part of a Persian year', () => {
  const lengths = [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 29];
  const all = lengths.flatMap((days, m) => Array.from({ length: days }, (_, d) => `1364/${two(m + 1)}/${two(d + 1)}`));
  const where = part('after', 9, 5);
  const isInPart = (text: string) =>
    isInYearPart({ month: Number(text.slice(5, 7)), day: Number(text.slice(8)) }, where);
  expect(sizeOfPermutedPart(codecNamed('birth:persian-ymd-padded', where), all, isInPart)).toBe(25 + 30 + 30 + 29);
});

describe('the codec of a part', () => {
  it('moves the weekday with the date', () => {
    const where = part('until', 11, 26);
    const codec = codecNamed('birth:text-en-dmy:lead', where);
    const surrogate = codec.issue('Saturday, 12 October 1985', SECRET) ?? '';
    const day = new Date(`${surrogate.replace(/^\p{L}+, /u, '')} UTC`);
    expect(isIn(day.toISOString().slice(0, 10), where)).toBe(true);
    expect(surrogate.startsWith(day.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }))).toBe(true);
    expect(codec.recover(surrogate, SECRET)).toBe('Saturday, 12 October 1985');
  });

  it('exists for dates of birth with day and year only', () => {
    const withParts = formatCodecs.filter(({ inPart }) => inPart).map(({ name }) => name);
    expect(withParts.every((name) => name.startsWith('birth:'))).toBe(true);
    expect(withParts.filter((name) => /:(?:month|day|year)-|-day(?:$|:)/.test(name))).toEqual([]);
    expect(new Set(withParts).size).toBe(withParts.length);
    for (const name of ['date:iso@until-11-26', 'birth:iso', 'birth:iso@until-1-1', 'birth:month-iso@until-11-26'])
      expect(codecInPartNamed(name)).toBeUndefined();
  });
});
