import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { sha256 } from './body-bytes.ts';

afterEach(() => vi.unstubAllGlobals());

it('hashes alike where the browser gives no crypto.subtle, as on pages over plain http', async () => {
  const { subtle } = crypto;
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const own = new Uint8Array(bytes);
      vi.stubGlobal('crypto', { subtle });
      const byBrowser = await sha256(own);
      vi.stubGlobal('crypto', {});
      expect(await sha256(own)).toBe(byBrowser);
    }),
  );
});
