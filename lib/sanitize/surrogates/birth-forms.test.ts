import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBirth } from './birth-forms.ts';

const LATEST = 2026;
const TO = { year: 1987, month: 11, day: 4 };

it.each([
  ['870312', '871104'],
  ['19870312', '19871104'],
  ['12031987', '04111987'],
  ['12.III.1987', '4.XI.1987'],
  ['05/IX/1987', '04/XI/1987'],
  ['March the 12th, 1987', 'November the 4th, 1987'],
  ['MARCH 12, 1987', 'NOVEMBER 4, 1987'],
  ["March the 1st, '87", "November the 4th, '87"],
  ['1987. március 12.', '1987. november 4.'],
  ['1987/3/12', '1987/11/4'],
  ['1987. 3. 12.', '1987. 11. 4.'],
  ['1987 m. kovo 12 d', '1987 m. lapkričio 4 d'],
  ['12 במרץ 1987', '4 בנובמבר 1987'],
  ['۱۲ مارس ۱۹۸۷', '۴ نوفمبر ۱۹۸۷'],
  ['১২ মার্চ ১৯৮৭', '৪ নভেম্বর ১৯৮৭'],
  ['12 de març de 1987', '4 de novembre de 1987'],
])('writes another day like %s', (text, expected) => {
  expect(readBirth(text, LATEST)?.write(TO)).toBe(expected);
});

it('reads the century of two digits so that nobody is born after today', () => {
  expect(readBirth('250312', LATEST)?.day.year).toBe(2025);
  expect(readBirth('270312', LATEST)?.day.year).toBe(1927);
});

it.each(['876493', '31.II.1987', 'the twelfth of March 1987', '1987', 'March 1987', '12 March', 'soon', '12 13 1987'])(
  'does not read %s',
  (text) => {
    expect(readBirth(text, LATEST)).toBeUndefined();
  },
);

it('writes the day that it read as it was written', () => {
  const forms = [
    (y: number, m: number, d: number) => `${y}/${m}/${d}`,
    (y: number, m: number, d: number) => `${y}${String(m).padStart(2, '0')}${String(d).padStart(2, '0')}`,
    (y: number, m: number, d: number) => `${y}. ${['január', 'február', 'március', 'április'][m % 4]} ${d}.`,
  ] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...forms),
      fc.integer({ min: 1920, max: 2020 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      (form, y, m, d) => {
        const text = form(y, m, d);
        const read = readBirth(text, LATEST);
        expect(read?.write(read.day)).toBe(text);
      },
    ),
  );
});
