import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ipv4Codec } from './network-address.ts';
import { addresses, secret } from './values.test-support.ts';

it('gives a private address of the same range, and a public one for a public one', () => {
  const kind = (ip: string) =>
    /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.exec(ip)?.[1]?.slice(0, 3) ??
    (/^(0|127|22[4-9]|2[3-5]\d|169\.254)\./.test(ip) ? 'reserved' : 'public');
  fc.assert(
    fc.property(addresses, (text) => {
      expect(kind(ipv4Codec.issue(text, secret) ?? text)).toBe(kind(text));
    }),
    { numRuns: 60 },
  );
});
