import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  decimalPointOf,
  NUMBER_IN_TEXT,
  readNumber,
  roundedAsWritten,
  significantDigits,
  writeNumber,
} from './number-text.ts';

it.each([
  ['1,234.50', true, undefined, 1234.5],
  ['1.234,50', true, undefined, 1234.5],
  ["1'234.50", true, undefined, 1234.5],
  ['1 234,50', true, undefined, 1234.5],
  ['1,234', true, undefined, 1234],
  ['1.234', true, undefined, 1234],
  ['1.234', false, undefined, 1.234],
  ['1,234', true, ',', 1.234],
  ['1.234', true, '.', 1.234],
  ['12.5', true, undefined, 12.5],
  ['12,5', false, undefined, 12.5],
  ['0.125', true, undefined, 0.125],
  ['1,00,000', true, undefined, 100_000],
  ['1,234,567', false, undefined, 1_234_567],
  ['2500', true, undefined, 2500],
] as const)('reads %s (money: %s, point: %s) as %d', (text, isMoney, point, value) => {
  expect(readNumber(text, { isMoney, point })?.value).toBe(value);
});

it.each([
  [31_320, '30,000', '31,320'],
  [31_320, '30.000', '31.320'],
  [31_320, '30000', '31320'],
  [1234.5, '999.00', '1,234.50'],
  [-12.345, '10.00', '-12.35'],
  [0.004, '10.00', '0.00'],
  [950, "1'200", '950'],
  [2_413_432, '29,23,740', '24,13,432'],
  [498_236, '5,51,642', '4,98,236'],
  [1_234_567.5, '1,00,000.00', '12,34,567.50'],
  [98_236, '5,51,642', '98,236'],
] as const)('writes %d like %s', (value, model, written) => {
  const number = readNumber(model, { isMoney: true, grouping: ',' });
  expect(number && writeNumber(value, number)).toBe(written);
});

it('writes as many decimals as a scale word needs', () => {
  const model = readNumber('30', { isMoney: true, scale: { factor: 1000, word: 'k' } });
  expect(model && [writeNumber(31_320, model), writeNumber(31_000, model)]).toEqual(['31.32', '31']);
});

it('reads back what it wrote, in every style', () => {
  const styles = fc.constantFrom('1,234.50', '1.234,50', "1'234.5", '1234.567', '1 234,50', '1,234', '12.345.678');
  fc.assert(
    fc.property(styles, fc.double({ min: 0.01, max: 9_999_999, noNaN: true }), (style, value) => {
      const model = readNumber(style, { isMoney: true });
      if (!model) throw new Error('no model');
      const text = writeNumber(value, model);
      const again = readNumber(text, { isMoney: true, point: model.point });
      expect(again?.value).toBe(roundedAsWritten(value, model));
      expect(Math.abs((again?.value ?? 0) - value)).toBeLessThanOrEqual(0.5 / 10 ** model.decimals + 1e-6);
    }),
    { numRuns: 300 },
  );
});

it('tells which sign is the decimal one, where the text shows it', () => {
  expect(decimalPointOf('4.215,00 € and 703,25 €')).toBe(',');
  expect(decimalPointOf('$4,215.00 and $703.25')).toBe('.');
  expect(decimalPointOf('1.234 and 5,678')).toBeUndefined();
});

it('finds whole numbers, and no part of a word, a version or a date', () => {
  const found = (text: string) => Array.from(text.matchAll(NUMBER_IN_TEXT), ([number]) => number);
  expect(found('4 x $125.00, 1,173.82 and 1.250.000,50')).toEqual(['4', '125.00', '1,173.82', '1.250.000,50']);
  expect(found('A4 paper, utf8, 1a')).toEqual(['1']);
});

it('counts the digits that say something', () => {
  const digits = (text: string) =>
    significantDigits(
      readNumber(text, { isMoney: true }) ?? {
        text: '',
        value: 0,
        decimals: 0,
        scale: 1,
        scaleWord: '',
        grouping: '',
        point: '.',
        isGrouped: false,
      },
    );
  expect(['30,000', '2,262.10', '0.5', '120'].map(digits)).toEqual([1, 5, 1, 2]);
});
