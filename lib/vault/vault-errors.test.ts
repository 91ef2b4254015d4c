// Tests the text that a person reads when the vault's database fails.
import 'fake-indexeddb/auto';
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { textOfError } from '../language/coded-error.ts';
import { ENGLISH } from '../language/language.ts';
import { said } from '../language/message.ts';
import { RandomError } from '../privacy/random.ts';
import { newConversation } from './conversation.ts';
import { currentDatabaseName } from './current-database.ts';
import { createVault, type VaultParts } from './vault.ts';

const random = (length: number) => new Uint8Array(randomBytes(length));
const open = (name: string, more: Partial<VaultParts> = {}) =>
  createVault({ name, now: () => 1000, randomBytes: random, logN: 4, ...more });

it('says in words why the database of a vault cannot be deleted, and deletes it once it can be', async () => {
  const name = 'held-open';
  const vault = open(name);
  await vault.keep('one', newConversation(random(16)));
  const other = indexedDB.open(await currentDatabaseName(name));
  await new Promise((resolve) => {
    other.onsuccess = resolve;
  });
  await expect(vault.forget()).rejects.toMatchObject({ name: 'VaultError', code: 'vaultHeldOpen' });
  other.result.close();
  await vault.forget();
  expect(await vault.summary()).toEqual({ conversations: 0, entries: 0 });
}, 20_000);

it('says the words of an error that is none of the database, not its code', async () => {
  const vault = open('without-randomness', {
    randomBytes: () => {
      throw new RandomError(said('randomMissing'));
    },
  });
  const error = await vault.personKey().catch((reason: unknown) => reason);
  expect(ENGLISH.read(textOfError(error))).not.toMatch(/randomMissing|\{/);
  expect(ENGLISH.read(textOfError(error))).toContain(ENGLISH.say('randomMissing'));
});
