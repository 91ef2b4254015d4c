import { it } from 'vitest';
import { findPairs } from '../restore/pairs.ts';
import { formatCodecs } from './formats/index.ts';
import { keyedHash } from '../privacy/keys.ts';
it('perf', () => {
  const secret = { key: new Uint8Array(32).fill(7), tweak: new Uint8Array(16).fill(9) };
  const replies = { b64: 'aB3xZ9qK'.repeat(6000), letters: 'abcdefgh'.repeat(6000), digits: '1234567890'.repeat(5000), groups: '12 34 '.repeat(8000), at: 'a.b@'.repeat(12000), colons: '12:'.repeat(16000), slash: '1/'.repeat(24000), hex: 'ab:'.repeat(16000), weekdays: 'Monday, '.repeat(6000) };
  for (const [name, reply] of Object.entries(replies)) for (const codec of formatCodecs) {
    const entries = [{ kind: 'issued' as const, codec: codec.name, hash: keyedHash(secret, codec.name, 'x') }];
    const a = performance.now();
    findPairs(reply, { secret, entries });
    const ms = performance.now() - a;
    if (ms > 300) console.log(name, codec.name, ms.toFixed(0));
  }
}, 500000);
