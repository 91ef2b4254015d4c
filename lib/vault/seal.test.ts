import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newSealingKey, seal, unseal } from './seal.ts';

const random = (length: number) => new Uint8Array(randomBytes(length));

it('opens what it sealed, lone surrogates and all', async () => {
  const key = await newSealingKey();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string(), async (value, id) => {
      expect(await unseal(key, id, await seal(key, id, { value, list: [value, '\uD800'] }, random))).toEqual({
        value,
        list: [value, '\uD800'],
      });
    }),
    { numRuns: 40 },
  );
});

it('notices every changed byte', async () => {
  const key = await newSealingKey();
  const sealed = await seal(key, 'id', 'Anna Schmidt', random);
  for (let at = 0; at < sealed.data.byteLength; at += 1) {
    const data = sealed.data.slice(0);
    const bytes = new Uint8Array(data);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await expect(unseal(key, 'id', { iv: sealed.iv, data })).rejects.toMatchObject({ name: 'VaultError' });
  }
});

it('opens under its own id and its own key only', async () => {
  const key = await newSealingKey();
  const sealed = await seal(key, 'one', 'secret', random);
  await expect(unseal(key, 'two', sealed)).rejects.toThrow('recordDamaged');
  await expect(unseal(await newSealingKey(), 'one', sealed)).rejects.toThrow('recordDamaged');
});

it('makes a key that no script can read out', async () => {
  await expect(crypto.subtle.exportKey('raw', await newSealingKey())).rejects.toThrow();
});

it('never uses an IV twice', async () => {
  const key = await newSealingKey();
  const ivs = new Set<string>();
  for (let run = 0; run < 50; run += 1) ivs.add((await seal(key, 'id', 'same', random)).iv.join());
  expect(ivs.size).toBe(50);
});
