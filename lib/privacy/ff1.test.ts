// NIST's FF1 samples: csrc.nist.gov, "FF1samples.pdf", samples 1 to 9.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DomainError, ff1Decrypt, ff1Encrypt } from './ff1.ts';

const KEY_128 = '2B7E151628AED2A6ABF7158809CF4F3C';
const KEY_192 = '2B7E151628AED2A6ABF7158809CF4F3CEF4359D8D580AA4F';
const KEY_256 = '2B7E151628AED2A6ABF7158809CF4F3CEF4359D8D580AA4F7F036D6F04FC6A94';
const TWEAK_10 = '39383736353433323130';
const TWEAK_36 = '3737373770717273373737';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const numerals = (text: string) => Array.from(text, (digit) => Number.parseInt(digit, 36));
const textOf = (values: readonly number[]) => values.map((value) => value.toString(36)).join('');

it.each([
  [1, KEY_128, '', 10, '0123456789', '2433477484'],
  [2, KEY_128, TWEAK_10, 10, '0123456789', '6124200773'],
  [3, KEY_128, TWEAK_36, 36, '0123456789abcdefghi', 'a9tv40mll9kdu509eum'],
  [4, KEY_192, '', 10, '0123456789', '2830668132'],
  [5, KEY_192, TWEAK_10, 10, '0123456789', '2496655549'],
  [6, KEY_192, TWEAK_36, 36, '0123456789abcdefghi', 'xbj3kv35jrawxv32ysr'],
  [7, KEY_256, '', 10, '0123456789', '6657667009'],
  [8, KEY_256, TWEAK_10, 10, '0123456789', '1001623463'],
  [9, KEY_256, TWEAK_36, 36, '0123456789abcdefghi', 'xs8a0azh2avyalyzuwd'],
] as const)('NIST sample %i', (_, key, tweak, radix, plain, cipher) => {
  const secret = { key: bytes(key), tweak: bytes(tweak) };
  expect(textOf(ff1Encrypt(numerals(plain), radix, secret))).toBe(cipher);
  expect(textOf(ff1Decrypt(numerals(cipher), radix, secret))).toBe(plain);
});

it('refuses domains below a million', () => {
  const secret = { key: bytes(KEY_128), tweak: bytes('') };
  expect(() => ff1Encrypt([1, 2, 3, 4, 5], 10, secret)).toThrow(DomainError);
  expect(() => ff1Encrypt([1, 2, 3, 4, 5, 6], 10, secret)).not.toThrow();
});

it('walks to accepted values and back', () => {
  const secret = { key: bytes(KEY_256), tweak: bytes(TWEAK_10) };
  const accepts = (x: readonly number[]) => x.reduce((sum, digit) => sum + digit, 0) % 10 === 0;
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 7, maxLength: 12 }), (start) => {
      const plain = [...start, (10 - (start.reduce((sum, digit) => sum + digit, 0) % 10)) % 10];
      const cipher = ff1Encrypt(plain, 10, secret, accepts);
      expect(accepts(cipher)).toBe(true);
      expect(ff1Decrypt(cipher, 10, secret, accepts)).toEqual(plain);
    }),
    { numRuns: 40 },
  );
});
