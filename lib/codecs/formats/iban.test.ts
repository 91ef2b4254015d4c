import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ibanCodec } from './iban.ts';
import { ibans, mod97, secret } from './values.test-support.ts';

it('gives a valid IBAN with the same country and length', () => {
  fc.assert(
    fc.property(ibans, (text) => {
      const surrogate = (ibanCodec.issue(text, secret) ?? text).replaceAll(' ', '');
      expect(mod97(surrogate)).toBe(1);
      expect(surrogate.slice(0, 2)).toBe(text.slice(0, 2));
    }),
    { numRuns: 60 },
  );
});
