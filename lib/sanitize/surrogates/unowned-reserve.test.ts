// Surrogates of numbers come from ranges that nobody owns, where such ranges exist.
import { expect, it } from 'vitest';
import type { EntityType } from '../../detect/annotation.ts';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { restored, run } from '../marked-text.test-support.ts';

type Row = readonly [original: string, type: EntityType, kind: string, expected: RegExp];

const ROWS: readonly Row[] = [
  // NANPA: 555-0100 to 555-0199.
  ['(503) 226-1419', 'PHONE', 'phone', /^\([2-9]\d\d\) 555-01\d\d$/],
  ['+1 212 456 7890', 'PHONE', 'phone', /^\+1 [2-9]\d\d 555 01\d\d$/],
  ['+1 604 683 0142', 'PHONE', 'phone', /^\+1 [2-9]\d\d 555 01\d\d$/],
  ['212-456-7890 ext. 41', 'PHONE', 'phone', /^[2-9]\d\d-555-01\d\d ext\. \d\d$/],
  // Ofcom's numbers for drama.
  ['020 7123 4567', 'PHONE', 'phone', /^0(?:20 7946 0|1\d 1496 0|1\d [1-8]496 0|19 1498 0|16 3296 0|29 2018 0)/],
  ['+44 20 7123 4567', 'PHONE', 'phone', /^\+44 (?:20 7946 0|1\d \d496 0|19 1498 0|16 3296 0|29 2018 0)\d\d/],
  ['07400 123456', 'PHONE', 'phone', /^07700 900\d{3}$/],
  // Arcep's numbers for fiction.
  ['06 12 34 56 78', 'PHONE', 'phone', /^06 39 98 \d\d \d\d$/],
  ['+33 1 42 68 53 00', 'PHONE', 'phone', /^\+33 1 99 00 \d\d \d\d$/],
  ['04 91 13 89 00', 'PHONE', 'phone', /^04 65 71 \d\d \d\d$/],
  // ACMA's numbers for fiction.
  ['0412 345 678', 'PHONE', 'phone', /^0491 57\d \d{3}$/],
  ['(02) 9374 4000', 'PHONE', 'phone', /^\(02\) (?:5550|7010) \d{4}$/],
  // The Bundesnetzagentur's numbers for fiction.
  ['030 227 32152', 'PHONE', 'phone', /^0(?:30 231 25|69 900 09|40 669 69|22 147 10|89 999 98)\d{3}$/],
  ['0151 23456789', 'PHONE', 'phone', /^0(?:176 ?040690\d\d|152 ?(?:28817386|28895456|54599371))$/],
  // Numbers for fiction of PTS (Sweden) and ComReg (Ireland).
  ['+46 70 123 45 67', 'PHONE', 'phone', /^\+46 70 174 06 \d\d$/],
  ['+353 1 679 5000', 'PHONE', 'phone', /^\+353 2 091 \d/],
  // ISO/IEC 7812: MII 9 with a country number that no country has.
  ['4539 1488 0343 6467', 'FINANCIAL', 'card', /^9999(?: \d{4}){3}$/],
  ['378282246310005', 'FINANCIAL', 'card', /^9999\d{11}$/],
  // Bundesbank: no bank code begins with 9.
  ['DE89 3704 0044 0532 0130 00', 'FINANCIAL', 'iban', /^DE\d\d 9\d{3}(?: \d{4}){3} \d\d$/],
  // SSA: no area 666.
  ['536-22-8726', 'ID', 'ssn-us', /^666-(?!00)\d\d-(?!0000)\d{4}$/],
  // Numbers that HMRC and the NHS do not issue.
  ['AB 12 34 56 C', 'ID', 'national-id:gb', /^QQ \d\d \d\d \d\d [A-D]$/],
  ['943 476 5919', 'ID', 'national-id:gb', /^999 \d{3} \d{4}$/],
];

it.each(ROWS)('%s gets a number that nobody owns, and comes back', (original, type, kind, expected) => {
  const seen = new Set<string>();
  for (let i = 0; i < 25; i += 1) {
    const secret = secretFrom(`${original} ${i}`);
    const done = run(`It is ${original}, as said.`, [[original, type, kind]], { secret, entries: [] });
    const surrogate = done.text.slice('It is '.length, -', as said.'.length);
    expect(surrogate).toMatch(expected);
    expect(restored(done.text, { secret, entries: done.vault })).toBe(`It is ${original}, as said.`);
    seen.add(surrogate);
  }
  expect(seen.size).toBeGreaterThan(2);
});

const checkOf = (iban: string) =>
  [...(iban.slice(4) + iban.slice(0, 4))].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

it('keeps the check digits of cards, IBANs and NHS numbers', () => {
  for (let i = 0; i < 40; i += 1) {
    const conversation = { secret: secretFrom(`check ${i}`), entries: [] };
    const of = (text: string, type: EntityType, kind: string) =>
      run(text, [[text, type, kind]], conversation).text.replaceAll(' ', '');
    expect(checkOf(of('DE89370400440532013000', 'FINANCIAL', 'iban'))).toBe(1);
    const luhn = [...of('4539148803436467', 'FINANCIAL', 'card')].reverse().reduce((sum, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0);
    expect(luhn % 10).toBe(0);
    const nhs = [...of('943 476 5919', 'ID', 'national-id:gb')].reduce(
      (sum, digit, at) => sum + Number(digit) * (10 - at),
      0,
    );
    // The check digit has the weight 1.
    expect(nhs % 11).toBe(0);
  }
});

it('gives a number one surrogate, however it is grouped, and two numbers two', () => {
  const text = 'Card 4539 1488 0343 6467, again 4539148803436467, other 4716 4611 8889 9801.';
  const marks = ['4539 1488 0343 6467', '4539148803436467', '4716 4611 8889 9801'] as const;
  for (let i = 0; i < 20; i += 1) {
    const conversation = { secret: secretFrom(`grouped ${i}`), entries: [] };
    const done = run(
      text,
      marks.map((mark) => [mark, 'FINANCIAL', 'card'] as const),
      conversation,
    );
    const [one, again, other] = done.text.match(/9999[\d ]{12,16}/g)?.map((found) => found.replaceAll(' ', '')) ?? [];
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  }
});
