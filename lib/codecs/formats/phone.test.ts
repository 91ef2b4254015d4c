import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parsePhoneNumberFromString as parseAsCodecs } from 'libphonenumber-js/min';
import { expect, it } from 'vitest';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { phoneCodecs } from './phone.ts';
import { lettersAndDigits } from './ranked-codec.ts';
import { codecFor, phones } from './values.test-support.ts';

const secret = { key: new Uint8Array(32).fill(7), tweak: new Uint8Array(16).fill(9) };

it.each([
  ['(212) 456-7890', 'US'],
  ['503.226.1419', 'US'],
  ['030 227 32152', 'DE'],
  ['0151 23456789', 'DE'],
  ['07400 123456', 'GB'],
  ['06 12 34 56 78', 'FR'],
  ['612 34 56 78', 'ES'],
  ['06 12345678', 'NL'],
  ['044 668 18 00', 'CH'],
] as const)('%s keeps its layout, its kind and its country', (original, country) => {
  const codec = phoneCodecs.find((candidate) => candidate.canonical(original) !== undefined);
  const surrogate = codec?.issue(original, secret) ?? '';
  expect(surrogate).not.toBe(original);
  expect(surrogate.replace(/\d/g, '0')).toBe(original.replace(/\d/g, '0'));
  expect(codec?.recover(surrogate, secret)).toBe(original);
  // The library's full data set; the codecs use the minimal one.
  const before = parsePhoneNumberFromString(original, country);
  const after = parsePhoneNumberFromString(surrogate, country);
  expect(after?.isPossible()).toBe(true);
  expect(after?.country).toBe(before?.country);
  if (/^0[67]|^015/.test(original))
    expect(lettersAndDigits(surrogate).slice(0, 2)).toBe(lettersAndDigits(original).slice(0, 2));
});

it('keeps the country of a number if several countries share its code', () => {
  for (const [original, country] of [
    ['+1 503 226 1419', 'US'],
    ['+1 604 555 0142', 'CA'],
    ['+7 912 345 67 89', 'RU'],
    ['+7 701 234 56 78', 'KZ'],
  ] as const)
    for (let seed = 0; seed < 40; seed += 1) {
      const own = secretOf(seed);
      const codec = phoneCodecs.find((candidate) => candidate.canonical(original) !== undefined);
      const surrogate = codec?.issue(original, own) ?? '';
      expect(parseAsCodecs(surrogate)?.country, surrogate).toBe(country);
      expect(codec?.recover(surrogate, own)).toBe(original);
    }
});

it('gives another invalid number for an invalid American one', () => {
  const codec = phoneCodecs.find((candidate) => candidate.canonical('(555) 987-6543') !== undefined);
  const surrogate = codec?.issue('(555) 987-6543', secret) ?? '';
  expect(surrogate).toMatch(/^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/);
  expect(codec?.recover(surrogate, secret)).toBe('(555) 987-6543');
});

const secretOf = (seed: number) => secretFrom(`phone ${seed}`);

/** Compares with the kinds in the library's full data set. Surrogates in ranges that are not assigned yet have no kind there. */
it.each([
  ['1-800-356-9377', 'US', 'TOLL_FREE'],
  ['0151 23456789', 'DE', 'MOBILE'],
  ['07400 123456', 'GB', 'MOBILE'],
  ['07700 900123', 'GB', 'MOBILE'],
  ['020 7946 0018', 'GB', 'FIXED_LINE'],
  ['06 12 34 56 78', 'FR', 'MOBILE'],
  ['612 34 56 78', 'ES', 'MOBILE'],
  ['333 1234567', 'IT', 'MOBILE'],
  ['06 12345678', 'NL', 'MOBILE'],
  ['912 345 678', 'PT', 'MOBILE'],
  ['079 123 45 67', 'CH', 'MOBILE'],
  ['0664 1234567', 'AT', 'MOBILE'],
  ['0412 345 678', 'AU', 'MOBILE'],
  ['98765 43210', 'IN', 'MOBILE'],
] as const)('%s is read as a number of %s and becomes another one of the same kind', (original, country, kind) => {
  const codec = phoneCodecs.find((candidate) => candidate.canonical(original) !== undefined);
  const numbers = Array.from({ length: 20 }, (_, seed) => {
    const surrogate = codec?.issue(original, secretOf(seed)) ?? '';
    expect(codec?.recover(surrogate, secretOf(seed))).toBe(original);
    return parsePhoneNumberFromString(surrogate, country);
  });
  expect(numbers.every((number) => number?.isPossible())).toBe(true);
  const kinds = numbers.flatMap((number) => number?.getType() ?? []);
  expect(kinds.length).toBeGreaterThan(10);
  expect(new Set(kinds)).toEqual(new Set([kind]));
});

it.each([
  ['+1 212 456 7890 ext 12', /^\+1 \d{3} \d{3} \d{4} ext \d\d$/],
  ['212-456-7890 x99', /^\d{3}-\d{3}-\d{4} x\d\d$/],
  ['030 227321, Durchwahl 4', /^03\d \d{6}, Durchwahl \d$/],
  ['0044 20 7946 0958', /^0044 \d\d \d{4} \d{4}$/],
  ['(555) 123-4567', /^\([2-9]\d{2}\) \d{3}-\d{4}$/],
  ['555-0142', /^[2-9]\d{2}-\d{4}$/],
  ['+39 06 6982', /^\+39 0\d \d{4}$/],
] as const)('%s keeps its layout under every secret', (original, layout) => {
  const codec = phoneCodecs.find((candidate) => candidate.canonical(original) !== undefined);
  const surrogates = Array.from({ length: 20 }, (_, seed) => {
    const surrogate = codec?.issue(original, secretOf(seed)) ?? '';
    expect(surrogate).toMatch(layout);
    expect(surrogate.match(codec?.candidates ?? /^$/)?.[0]).toBe(surrogate);
    expect(codec?.recover(surrogate, secretOf(seed))).toBe(original);
    return surrogate;
  });
  expect(new Set(surrogates).size).toBeGreaterThan(15);
});

it('gives a number that is valid in the same country for a valid one', () => {
  fc.assert(
    fc.property(phones, (text) => {
      const surrogate = codecFor(phoneCodecs, text).issue(text, secret) ?? text;
      const [before, after] = [parseAsCodecs(text), parseAsCodecs(surrogate)];
      expect(after?.isValid()).toBe(before?.isValid());
      expect(after?.countryCallingCode).toBe(before?.countryCallingCode);
    }),
    { numRuns: 60 },
  );
});
