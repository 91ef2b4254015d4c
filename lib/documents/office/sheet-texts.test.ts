// Formulas, headers and numbers of spreadsheets, as pure functions.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formulaStrings, hasOutsideReference, renamedFormula } from './formula-text.ts';
import { ADDRESS, EXCEL, formulaTokens, OPEN_FORMULA } from './formula-tokens.ts';
import { headerCodes } from './header-codes.ts';
import { isDateCode, NumberDisplay } from './number-display.ts';
import { renamedOdfFormula } from './odf-formulas.ts';

const renames = {
  sheets: new Map([
    ['Anna', 'Maren'],
    ["Ol's", 'Ida B'],
  ]),
  names: new Map([['pay', 'Name_1']]),
  columns: new Map([['Anna', 'Maren']]),
};

it.each([
  ['Anna!A1+Annabel!A1', "'Maren'!A1+Annabel!A1"],
  ["'Ol''s'!A1", "'Ida B'!A1"],
  ['SUM(Anna:Last!A1)', "SUM('Maren:Last'!A1)"],
  ['"Anna!A1"&PAY&payment', '"Anna!A1"&Name_1&payment'],
  ['pay[[#This Row],[Anna]]', 'Name_1[[#This Row],[Maren]]'],
  ['pay[@Anna]', 'Name_1[@Maren]'],
])('%s becomes %s', (formula, expected) => {
  expect(renamedFormula(formula, renames)).toBe(expected);
});

it.each([
  ["of:=[$'Ol''s'.A1]+[Anna.B2:.B3]&\"Anna.A1\"", "of:=[$'Ida B'.A1]+['Maren'.B2:.B3]&\"Anna.A1\""],
  ['of:=SUM(pay)', 'of:=SUM(Name_1)'],
])('%s becomes %s in OpenFormula', (formula, expected) => {
  expect(renamedOdfFormula(formula, renames)).toBe(expected);
});

it('tells references to other files from columns of tables', () => {
  expect(hasOutsideReference('[1]Pay!A1')).toBe(true);
  expect(hasOutsideReference("SUM('[12]My pay'!A1)")).toBe(true);
  expect(hasOutsideReference('Table1[2020]+"[1]"')).toBe(false);
});

it('takes time in proportion to a formula without ends', () => {
  for (const unit of ['[', "['", '"', "'", "a'[", '"["'])
    for (const notation of [EXCEL, OPEN_FORMULA, ADDRESS]) {
      const started = performance.now();
      const text = unit.repeat(100_000);
      expect(
        formulaTokens(text, notation)
          .map((token) => token.text)
          .join('') === text,
      ).toBe(true);
      // The square of this length would take minutes.
      expect(performance.now() - started).toBeLessThan(3000);
    }
});

const odd = (parts: readonly string[]) => parts.filter((_part, at) => at % 2 === 1);

it('splits formulas and headers into parts that give the whole again', () => {
  const signs = fc.constantFrom('"', '""', "'", '[', ']', '&', '&&', '&C', '&12', 'A', ' ', '!', '1', '&"Arial"');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 20 }), (given) => {
      const text = given.join('');
      expect(formulaStrings.split(text).join('')).toBe(text);
      expect(headerCodes.split(text).join('')).toBe(text);
    }),
  );
});

it('keeps the number of texts in a formula and in a header, whatever they become', () => {
  const text = fc.stringMatching(/^[a-c"&' ]*$/);
  fc.assert(
    fc.property(text, text, (a, b) => {
      const formula = `IF(A1="${formulaStrings.encode(a)}",'x'!A1,"${formulaStrings.encode(b)}")`;
      expect(odd(formulaStrings.split(formula)).map(formulaStrings.decode)).toEqual([a, b]);
      // Codes without a text between them are one.
      const header = `&L.${headerCodes.encode(a, '&L')}&C${headerCodes.encode(b, '&C')}`;
      expect(odd(headerCodes.split(header)).map(headerCodes.decode)).toEqual([`.${a}`, b]);
    }),
  );
});

it('reads a number and a date as the text that gives the same number', () => {
  const display = new NumberDisplay(false);
  const value = fc.oneof(fc.integer({ min: 61, max: 2_000_000 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
  fc.assert(
    fc.property(value, (number) => {
      expect(display.value(display.text(number, 'number'), 'number')).toBe(number === 0 ? 0 : number);
      if (Number.isInteger(number) && number > 60)
        expect(display.value(display.text(number, 'date'), 'date')).toBe(number);
    }),
  );
  expect(display.text(0.4375, 'date')).toBe('10:30:00');
  expect(display.value('2026-02-30', 'date')).toBeUndefined();
  expect(new NumberDisplay(true).text(44_633, 'date')).toBe('2026-03-14');
});

it.each([
  ['dd/mm/yyyy', true],
  ['[h]:mm', true],
  ['[$-407]d. mmmm yyyy', true],
  ['General', false],
  ['0.00" days"', false],
  ['[Red]#,##0', false],
])('%s is the format of a date: %s', (code, expected) => {
  expect(isDateCode(code)).toBe(expected);
});
