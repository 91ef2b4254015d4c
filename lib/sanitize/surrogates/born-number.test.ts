import { expect, it } from 'vitest';
import { identityNumbers } from '../../detect/patterns/identity-numbers.ts';
import { datesIn } from '../../notation/dates-in-text.ts';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { restored, run } from '../marked-text.test-support.ts';

const KEYS = ['a', 'b', 'c', 'd'];

/** `date` gives the year, month and day that a number says, and `sex` what it says of sex or century. */
const NUMBERS: readonly (readonly [
  country: string,
  number: string,
  birth: string,
  date: (number: string) => string,
  sex: (number: string) => string,
])[] = [
  ['bg', '7503296200', '29.03.1975', (n) => n.slice(0, 6), (n) => String(Number(n[8]) % 2)],
  ['cn', '11010519491231002X', '1949-12-31', (n) => n.slice(8, 14), (n) => String(Number(n[16]) % 2)],
  ['dk', '211162-5600', '21-11-1962', (n) => n.slice(4, 6) + n.slice(2, 4) + n.slice(0, 2), (n) => n[7] ?? ''],
  ['ee', '37605030299', '03.05.1976', (n) => n.slice(1, 7), (n) => n[0] ?? ''],
  ['fi', '131052-308T', '13.10.1952', (n) => n.slice(4, 6) + n.slice(2, 4) + n.slice(0, 2), (n) => n[6] ?? ''],
  ['kr', '900105-2123456', '1990-01-05', (n) => n.slice(0, 6), (n) => n[7] ?? ''],
  ['lt', '38309110017', '1983-09-11', (n) => n.slice(1, 7), (n) => n[0] ?? ''],
  [
    'no',
    '29109913578',
    '29.10.1999',
    (n) => n.slice(4, 6) + n.slice(2, 4) + n.slice(0, 2),
    (n) => `${Number(n[8]) % 2}`,
  ],
  ['pl', '85070803621', '08.07.1985', (n) => n.slice(0, 6), (n) => String(Number(n[9]) % 2)],
  ['ro', '1850708345679', '08.07.1985', (n) => n.slice(1, 7), (n) => n[0] ?? ''],
  ['se', '811218-9876', '1981-12-18', (n) => n.slice(0, 6), (n) => String(Number(n[9]) % 2)],
  ['se', '19811218-9876', '1981-12-18', (n) => n.slice(2, 8), (n) => String(Number(n[11]) % 2)],
  ['za', '8001015009087', '1 January 1980', (n) => n.slice(0, 6), (n) => String(Number(n[6]) > 4)],
];

const short = (date: string): string => {
  const { year = 0, month = 0, day = 0 } = datesIn(date)[0]?.days[0] ?? {};
  return [year % 100, month, day].map((part) => String(part).padStart(2, '0')).join('');
};

it.each(NUMBERS.map(([country, number, birth, date, sex]) => ({ country, number, birth, date, sex })))(
  'gives a number of $country the date that stands in for the date beside it',
  ({ country, number, birth, date, sex }) => {
    for (const key of KEYS) {
      const conversation = { secret: secretFrom(key), entries: [] };
      const text = `Number ${number}, born on ${birth}, asks for a refund.`;
      const {
        replacements,
        vault,
        text: sent,
      } = run(
        text,
        [
          [number, 'ID', `national-id:${country}`],
          [birth, 'DATE', 'date-of-birth'],
        ],
        conversation,
      );
      const [standIn = '', born = ''] = replacements.map(({ surrogate }) => surrogate);
      expect(born).not.toBe(birth);
      expect(date(standIn)).toBe(short(born));
      expect(sex(standIn)).toBe(sex(number));
      expect(
        identityNumbers('national-id').some((one) => one.country === country && one.validate(standIn).isValid),
      ).toBe(true);
      expect(restored(sent, { ...conversation, entries: vault })).toBe(text);
    }
  },
);

it.each([
  { country: 'cz', number: '565627/0400', form: /^56(?<month>\d\d)(?<day>\d\d)\//u, added: [50, 0] },
  { country: 'it', number: 'RSSMRA56H67H501V', form: /^[A-Z]{6}56(?<letter>[A-Z])(?<day>\d\d)/u, added: [0, 40] },
])('keeps what a number of $country adds to month or day for women', ({ country, number, form, added }) => {
  const [birth, [months = 0, days = 0]] = ['27.06.1956', added];
  const { replacements } = run(`Born ${birth}, number ${number}.`, [
    [birth, 'DATE', 'date-of-birth'],
    [number, 'ID', `national-id:${country}`],
  ]);
  const [born = '', standIn = ''] = replacements.map(({ surrogate }) => surrogate);
  const { month = '', day = '', letter } = form.exec(standIn)?.groups ?? {};
  const read = datesIn(born)[0]?.days[0];
  expect(Number(day) - days).toBe(read?.day);
  expect(letter === undefined ? Number(month) - months : 'ABCDEHLMPRST'.indexOf(letter) + 1).toBe(read?.month);
});

it('leaves a number without the date of birth to its codec', () => {
  const { vault } = run('Born on 08.07.1985, number 44051401359.', [
    ['08.07.1985', 'DATE', 'date-of-birth'],
    ['44051401359', 'ID', 'national-id:pl'],
  ]);
  expect(vault.every(({ kind }) => kind === 'issued')).toBe(true);
});
