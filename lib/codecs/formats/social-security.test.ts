import fc from 'fast-check';
import { expect, it } from 'vitest';
import { socialSecurityCodec } from './social-security.ts';
import { secret, socialSecurity } from './values.test-support.ts';

it('gives social security numbers that could be issued', () => {
  fc.assert(
    fc.property(socialSecurity, (text) => {
      const surrogate = (socialSecurityCodec.issue(text, secret) ?? text).replace(/\D/g, '');
      expect(surrogate).toMatch(/^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/);
    }),
    { numRuns: 60 },
  );
});
