import fc from 'fast-check';
import { expect, it } from 'vitest';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { PERSIAN_MONTHS } from '../../text/month-names.ts';
import { digitsLike, normaliseCharacters } from '../../text/normalise-characters.ts';
import { persianBirthCodecs } from './persian-dates.ts';

const issued = (text: string, seed = 'persian') => {
  const secret = secretFrom(seed);
  for (const codec of persianBirthCodecs) {
    const surrogate = codec.canonical(text) === undefined ? undefined : codec.issue(text, secret);
    if (surrogate !== undefined) return { surrogate, back: codec.recover(surrogate, secret), codec };
  }
  return undefined;
};

const dates = fc
  .record({
    year: fc.integer({ min: 1290, max: 1420 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 29 }),
    digits: fc.constantFrom('0', '۰', '٠'),
    names: fc.constantFrom(...Object.values(PERSIAN_MONTHS)),
    form: fc.constantFrom('named', 'ymd', 'dmy'),
    isPadded: fc.boolean(),
  })
  .map(({ year, month, day, digits, names, form, isPadded }) => {
    const shown = (value: number) => digitsLike(String(value).padStart(isPadded ? 2 : 1, '0'), digits);
    if (form === 'named') return `${shown(day)} ${names.split(' ')[month - 1]} ${shown(year)}`;
    return (form === 'ymd' ? [year, month, day] : [day, month, year]).map(shown).join('/');
  });

it('moves each date to another day of its year, in the same calendar and digits, and restores it', () => {
  fc.assert(
    fc.property(dates, fc.nat(20), (text, seed) => {
      const { surrogate = '', back, codec } = issued(text, `persian ${seed}`) ?? {};
      expect(back).toBe(text);
      expect(surrogate).not.toBe(text);
      expect(surrogate.match(codec?.candidates ?? /^$/)?.[0]).toBe(surrogate);
      const year = (date: string) => /\d{4}/.exec(normaliseCharacters(date))?.[0];
      expect(year(surrogate)).toBe(year(text));
      const digits = [/[0-9]/, /[۰-۹]/u, /[٠-٩]/u];
      expect(digits.map((script) => script.test(surrogate))).toEqual(digits.map((script) => script.test(text)));
    }),
    { numRuns: 300 },
  );
});

it('keeps the words around the day and the month', () => {
  expect(issued('۵ دی ماه سال ۱۳۵۷')?.surrogate).toMatch(/^[۰-۹]{1,2} \p{L}+ ماه سال ۱۳۵۷$/u);
  expect(issued('31 اردیبهشت‌ماه 1368')?.surrogate).toMatch(/^\d{1,2} \p{L}+‌ماه 1368$/u);
});

it.each(['30 اسفند 1375', '1987/3/14', '2024-07-12', '32 مهر 1375', '1375/13/1', '12 مهر 2024'])(
  'has no surrogate for %s',
  (text) => expect(issued(text)).toBeUndefined(),
);
