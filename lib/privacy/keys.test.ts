import { expect, it } from 'vitest';
import { deriveSubKey, KeyError, keyedHash, keyedNumber, newKey, newTweak, tweakForConversation } from './keys.ts';
import { seededRandom } from './random.seeded.test-support.ts';

const random = seededRandom('keys');
const secret = { key: newKey(random), tweak: newTweak(random) };

it('draws keys and tweaks of the right length', () => {
  expect([secret.key.length, secret.tweak.length]).toEqual([32, 16]);
});

it('derives another key for another purpose, tweak or master key', () => {
  const hex = (bytes: Uint8Array) => bytes.toString();
  const keys = [
    deriveSubKey(secret, 'a'),
    deriveSubKey(secret, 'b'),
    deriveSubKey({ ...secret, tweak: newTweak(random) }, 'a'),
    deriveSubKey({ ...secret, key: newKey(random) }, 'a'),
  ].map(hex);
  expect(new Set(keys).size).toBe(4);
  expect(hex(deriveSubKey({ key: secret.key.slice(), tweak: secret.tweak.slice() }, 'a'))).toBe(keys[0]);
});

it('refuses a key or a tweak of the wrong length', () => {
  expect(() => deriveSubKey({ ...secret, key: new Uint8Array(31) }, 'a')).toThrow(KeyError);
  expect(() => deriveSubKey({ ...secret, tweak: new Uint8Array(8) }, 'a')).toThrow(
    'keyDamaged {"needed":16,"given":8}',
  );
  expect(() => tweakForConversation(new Uint8Array(5), 'x')).toThrow('keyDamaged {"needed":32,"given":5}');
});

it('hashes to 128 bits in base64url, apart by codec, value and conversation', () => {
  const hash = keyedHash(secret, 'card', '4111');
  expect(hash).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(keyedHash(secret, 'card', '4111')).toBe(hash);
  expect(keyedHash(secret, 'iban', '4111')).not.toBe(hash);
  expect(keyedHash(secret, 'car', 'd4111')).not.toBe(hash);
  expect(keyedHash({ ...secret, tweak: newTweak(random) }, 'card', '4111')).not.toBe(hash);
});

it('gives a conversation of the command line the same tweak every time', () => {
  expect(tweakForConversation(secret.key, 'x')).toEqual(tweakForConversation(secret.key, 'x'));
  expect(tweakForConversation(secret.key, 'x')).not.toEqual(tweakForConversation(secret.key, 'y'));
  expect(tweakForConversation(secret.key, 'x')).toHaveLength(16);
});

it('gives keyed numbers that follow from secret, purpose and value', () => {
  const number = keyedNumber(secret, 'p', 'v');
  expect(keyedNumber(secret, 'p', 'v')).toBe(number);
  expect(new Set([number, keyedNumber(secret, 'p', 'w'), keyedNumber(secret, 'q', 'v')]).size).toBe(3);
  expect(number >= 0 && number < 2 ** 32).toBe(true);
});
