import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keyFrom, readOrCreateKey } from './key.ts';
import { readOptions, UsageError } from './options.ts';

const hexOf = (key: Uint8Array) => Buffer.from(key).toString('hex');
const hex = (digit: string) => digit.repeat(64);
const fileWith = (content: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'coatcheck-key-')), 'key');
  writeFileSync(file, content);
  return file;
};

it('takes the key of the file, else of the option, else of the environment', () => {
  const environment = { COATCHECK_KEY: hex('c') };
  const keyFile = fileWith(`${hex('a')}\n`);
  expect(hexOf(keyFrom({ keyFile }, environment))).toBe(hex('a'));
  expect(hexOf(keyFrom({ key: hex('b') }, environment))).toBe(hex('b'));
  expect(hexOf(keyFrom({}, environment))).toBe(hex('c'));
});

it('makes the person a key that only they can read, once', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'coatcheck-key-')), 'coatcheck', 'key');
  const key = readOrCreateKey(file);
  expect(readFileSync(file, 'utf8').trim()).toBe(hexOf(key));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readOrCreateKey(file)).toEqual(key);
});

it.each([
  [{ keyFile: '/nowhere/key' }, {}, /cannot be read/],
  [{ keyFile: fileWith('xyz') }, {}, /does not hold a key/],
  [{}, { COATCHECK_KEY: 'xyz' }, /64 hexadecimal digits/],
])('refuses what is no key: %j %j', (options, environment, message) => {
  expect(() => keyFrom(options, environment)).toThrow(UsageError);
  expect(() => keyFrom(options, environment)).toThrow(message);
});

it('refuses two keys', () => {
  expect(() => readOptions(['sanitize', '--key', hex('a'), '--key-file', 'x'])).toThrow(/not by both/);
  expect(readOptions(['sanitize', '--key-file', 'x'])).toMatchObject({ keyFile: 'x' });
});
