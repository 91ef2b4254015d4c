import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardCodec, luhnCheckDigit } from './card.ts';
import { cards, secret } from './values.test-support.ts';

it('gives a valid card number with the same brand and length', () => {
  fc.assert(
    fc.property(cards, (text) => {
      const surrogate = (cardCodec.issue(text, secret) ?? text).replace(/\D/g, '');
      expect(luhnCheckDigit(surrogate.slice(0, -1))).toBe(surrogate.at(-1));
      const brand = text.startsWith('4') ? 1 : 2;
      expect(surrogate.slice(0, brand)).toBe(text.slice(0, brand));
    }),
    { numRuns: 60 },
  );
});
