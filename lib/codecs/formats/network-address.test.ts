import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexadecimalCodec, ipv4Codec } from './network-address.ts';
import { addresses, secret } from './values.test-support.ts';

// Surrogates in stored vaults are restored with the same permutation, so a change of these values breaks earlier conversations.
describe.each([
  ['10.20.30.40', '10.55.48.186'],
  ['10.255.255.255', '10.155.245.19'],
  ['172.16.0.1', '172.29.126.186'],
  ['172.31.255.254', '172.31.113.42'],
  ['192.168.1.1', '192.168.5.123'],
  ['127.0.0.1', '127.63.185.33'],
  ['8.8.8.8', '27.52.18.73'],
  // Beside the private ranges 10/8, 172.16/12 and 192.168/16.
  ['11.0.0.1', '138.235.125.146'],
  ['172.15.0.1', '82.12.92.109'],
  ['172.32.0.1', '150.165.241.145'],
  // Reserved: this network, carrier-grade NAT, link-local, multicast, broadcast (RFC 6890).
  ['0.0.0.0', '238.9.241.45'],
  ['100.64.0.1', '242.189.84.67'],
  ['169.254.10.20', '255.197.44.4'],
  ['224.0.0.1', '224.225.237.220'],
  ['255.255.255.255', '245.108.252.157'],
] as const)('the IPv4 address %s', (original, surrogate) => {
  it(`is replaced by ${surrogate}`, () => expect(ipv4Codec.issue(original, secret)).toBe(surrogate));
  it('is restored', () => expect(ipv4Codec.recover(surrogate, secret)).toBe(original));
});

it.each(['256.1.1.1', '1.2.3', '1.2.3.4.5', '010.1.1.1', '1.2.3.x', ''])('%j is no IPv4 address', (text) => {
  expect(ipv4Codec.canonical(text)).toBeUndefined();
  expect(ipv4Codec.issue(text, secret)).toBeUndefined();
});

it('gives a private address of the same range, and a public one for a public one', () => {
  const kind = (ip: string) =>
    /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.exec(ip)?.[1]?.slice(0, 3) ??
    (/^(0|127|22[4-9]|2[3-5]\d|169\.254)\./.test(ip) ? 'reserved' : 'public');
  fc.assert(
    fc.property(addresses, (text) => {
      const surrogate = ipv4Codec.issue(text, secret);
      // A value that is mapped to itself gets its surrogate from the vault. The property fails if this happens often.
      fc.pre(surrogate !== undefined);
      expect(surrogate).not.toBe(text);
      expect(kind(surrogate)).toBe(kind(text));
    }),
    { numRuns: 60 },
  );
});

describe.each([
  ['00:1b:44:11:3a:b7', '72:6c:cb:2b:22:1e'],
  ['00-1B-44-11-3A-B7', 'B5-21-17-79-49-15'],
  ['2001:db8::1:8a2e:370:7334', 'ca4b:57e::0:ecdf:a66:d68d'],
  ['0xdeadbeef00', '0x55863866d1'],
] as const)('the hexadecimal value %s', (original, surrogate) => {
  it(`is replaced by ${surrogate}`, () => expect(hexadecimalCodec.issue(original, secret)).toBe(surrogate));
  it('is restored', () => expect(hexadecimalCodec.recover(surrogate, secret)).toBe(original));
});

it.each([
  ['has no letter, which tells the case', '12:34:56:78:90:12'],
  ['has letters in both cases', '00:1B:44:11:3a:b7'],
  ['has fewer than eight digits', 'abcdef1'],
])('refuses a value that %s', (_why, text) => {
  expect(hexadecimalCodec.issue(text, secret)).toBeUndefined();
});
