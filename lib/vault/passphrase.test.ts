import { randomBytes } from 'node:crypto';
import { scrypt } from '@noble/hashes/scrypt.js';
import { expect, it } from 'vitest';
import {
  areScryptParamsValid,
  isEqualInConstantTime,
  newScryptParams,
  requirePassphrase,
  SCRYPT_LOG_N,
  stretchPassphrase,
} from './passphrase.ts';

const random = (length: number) => new Uint8Array(randomBytes(length));
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

// The test vectors of RFC 7914, section 12, with r = 8, which we use too.
it.each([
  [
    'password',
    'NaCl',
    2 ** 10,
    16,
    'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
  ],
  [
    'pleaseletmein',
    'SodiumChloride',
    2 ** 14,
    1,
    '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
  ],
])('stretches as RFC 7914 does: %s', (password, salt, N, p, expected) => {
  expect(hex(scrypt(password, salt, { N, r: 8, p, dkLen: 64 }))).toBe(expected);
});

it('gives one key for one passphrase and salt, however its letters are composed', async () => {
  const salted = newScryptParams(random, 4);
  const { check } = await stretchPassphrase('Käthe mag Äpfel', salted);
  expect((await stretchPassphrase('Käthe mag Äpfel'.normalize('NFD'), salted)).check).toEqual(check);
  expect((await stretchPassphrase('Kathe mag Apfel', salted)).check).not.toEqual(check);
  expect((await stretchPassphrase('Käthe mag Äpfel', newScryptParams(random, 4))).check).not.toEqual(check);
});

it('keeps the key from scripts, and its check says nothing of it', async () => {
  const { key, check } = await stretchPassphrase('four words or more', newScryptParams(random, 4));
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  expect(check).toHaveLength(16);
});

it('asks for 8 characters, of any script, and for a cost that this device can bear', () => {
  expect(() => requirePassphrase('1234567')).toThrow('passphraseTooShort');
  expect(() => requirePassphrase('🔑🔑🔑🔑')).toThrow('passphraseTooShort');
  expect(() => requirePassphrase('一二三四五六七八')).not.toThrow();
  expect(areScryptParamsValid(newScryptParams(random, SCRYPT_LOG_N))).toBe(true);
  expect(areScryptParamsValid(newScryptParams(random, 30))).toBe(false);
  expect(areScryptParamsValid({ salt: random(3), logN: SCRYPT_LOG_N })).toBe(false);
});

it('compares two checks as a whole', () => {
  expect(isEqualInConstantTime(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true);
  expect(isEqualInConstantTime(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false);
  expect(isEqualInConstantTime(Uint8Array.of(1, 2), Uint8Array.of(1, 2, 0))).toBe(false);
});
