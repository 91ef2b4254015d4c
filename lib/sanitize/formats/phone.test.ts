import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { phoneCodecs } from './phone.ts';
import { bare } from './ranked.ts';

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
  // The fuller data set of the library, which the codec does not read.
  const before = parsePhoneNumberFromString(original, country);
  const after = parsePhoneNumberFromString(surrogate, country);
  expect(after?.isPossible()).toBe(true);
  expect(after?.country).toBe(before?.country);
  if (/^0[67]|^015/.test(original)) expect(bare(surrogate).slice(0, 2)).toBe(bare(original).slice(0, 2));
});

it('a made-up American number stays one', () => {
  const codec = phoneCodecs.find((candidate) => candidate.canonical('(555) 987-6543') !== undefined);
  const surrogate = codec?.issue('(555) 987-6543', secret) ?? '';
  expect(surrogate).toMatch(/^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/);
  expect(codec?.recover(surrogate, secret)).toBe('(555) 987-6543');
});
