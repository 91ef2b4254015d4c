import 'fake-indexeddb/auto';
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { composeGuarantee } from '../privacy/compose.ts';
import { ledgerWithRelease } from '../privacy/ledger.ts';
import { readBackup } from './backup.ts';
import { keyEpochsOf, newConversation, secretOfEpoch, withEntries, withLedger } from './conversation.ts';
import { createVault, type Vault } from './vault.ts';

let names = 0;
const random = (length: number) => new Uint8Array(randomBytes(length));
const open = (now = 1000) => createVault({ name: `backup-${++names}`, now: () => now, randomBytes: random, logN: 4 });
const theirs = (_name: string, _here: unknown, there: unknown) => there;

const PASSPHRASE = 'correct horse battery staple';
const entry = (surrogate: string, original = 'Anna \uD800') =>
  ({ kind: 'value', surrogate, original, type: 'PERSON', codec: 'reserve' }) as const;

async function filled(): Promise<Vault> {
  const vault = open();
  await vault.personKey();
  await vault.keepSetting('settings', { profile: 'strict' });
  await vault.keepSetting('dictionary', [{ term: 'Bluebird' }]);
  const ledger = ledgerWithRelease(newConversation(random(16)).ledger, composeGuarantee([]), [['hash']], 7);
  await vault.keep('one', withLedger(withEntries(newConversation(random(16)), [entry('Bob')]), ledger));
  await vault.keep('two', newConversation(random(16)));
  return vault;
}

async function secretsOf(vault: Vault) {
  const key = await vault.personKey();
  const stored = await vault.conversations();
  return stored.map(({ id, conversation }) => [
    id,
    keyEpochsOf(conversation).map((epoch) => secretOfEpoch(epoch, key)),
  ]);
}

afterEach(() => vi.restoreAllMocks());

it('brings everything to another profile: what was issued there is restored here', async () => {
  const [vault, other] = [await filled(), open(9000)];
  await other.restoreBackup(await vault.backUp(PASSPHRASE), PASSPHRASE, theirs);
  expect(await secretsOf(other)).toEqual(await secretsOf(vault));
  expect((await other.conversation('one'))?.ledger).toEqual((await vault.conversation('one'))?.ledger);
  expect((await other.conversation('one'))?.current.entries).toEqual([entry('Bob')]);
  expect(await other.setting('settings')).toEqual({ profile: 'strict' });
  expect(await other.setting('dictionary')).toEqual([{ term: 'Bluebird' }]);
  // No restored conversation expires at once.
  expect(await other.expire(8000)).toBe(0);
});

it('adds to what is there: nothing is lost, and once is as good as twice', async () => {
  const [vault, other] = [await filled(), open()];
  await other.keep('own', withEntries(newConversation(random(16)), [entry('Carl')]));
  await other.keep('one', withEntries(newConversation(random(16)), [entry('Dora')]));
  const own = await secretsOf(other);
  const file = await vault.backUp(PASSPHRASE);
  await other.restoreBackup(file, PASSPHRASE, theirs);
  const once = await secretsOf(other);
  expect(once.map(([id]) => id).sort()).toEqual(['one', 'own', 'two']);
  for (const [id, secrets] of [...own, ...(await secretsOf(vault))]) {
    expect(once.find(([there]) => there === id)?.[1]).toEqual(expect.arrayContaining([...(secrets ?? [])]));
  }
  const releases = (await other.conversation('one'))?.ledger.releases;
  await other.restoreBackup(file, PASSPHRASE, theirs);
  expect((await secretsOf(other)).sort()).toEqual([...once].sort());
  expect((await other.conversation('one'))?.ledger.releases).toEqual(releases);
});

it('takes what a later backup knows more of a conversation', async () => {
  const [vault, other] = [await filled(), open()];
  await other.restoreBackup(await vault.backUp(PASSPHRASE), PASSPHRASE, theirs);
  const stored = await vault.conversation('one');
  if (!stored) throw new Error('The conversation is gone.');
  await vault.keep('one', withEntries(stored, [entry('Emil')]));
  await other.restoreBackup(await vault.backUp(PASSPHRASE), PASSPHRASE, theirs);
  expect((await other.conversation('one'))?.current.entries).toEqual([entry('Bob'), entry('Emil')]);
  expect((await other.conversation('one'))?.former).toEqual([]);
});

it('keeps its passphrase, and is restored after new keys too', async () => {
  const [vault, other] = [await filled(), open()];
  await vault.rotate(undefined);
  await other.setPassphrase(undefined, 'the passphrase here');
  await other.restoreBackup(await vault.backUp(PASSPHRASE), PASSPHRASE, theirs);
  expect(await secretsOf(other)).toEqual(await secretsOf(vault));
  await other.lock();
  await other.unlock('the passphrase here');
  expect(await secretsOf(other)).toEqual(await secretsOf(vault));
});

it('says that the passphrase is another, and changes nothing', async () => {
  const file = await (await filled()).backUp(PASSPHRASE);
  const other = open();
  await expect(other.restoreBackup(file, 'another passphrase', theirs)).rejects.toThrow('backupPassphraseWrong');
  expect(await other.summary()).toEqual({ conversations: 0, entries: 0 });
  await expect((await filled()).backUp('short')).rejects.toThrow('passphraseTooShort');
});

it('refuses a change of any byte', async () => {
  const file = await (await filled()).backUp(PASSPHRASE);
  for (let at = 0; at < file.length; at += at < 80 ? 1 : 37) {
    const changed = Uint8Array.from(file);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(readBackup(changed, PASSPHRASE), `byte ${at}`).rejects.toMatchObject({ name: 'VaultError' });
  }
});

it('refuses what is cut off, longer, or no backup', async () => {
  const file = await (await filled()).backUp(PASSPHRASE);
  await fc.assert(
    fc.asyncProperty(fc.nat(file.length - 1), fc.uint8Array({ minLength: 1, maxLength: 9 }), async (length, more) => {
      const cut = file.slice(0, length);
      await expect(readBackup(cut, PASSPHRASE)).rejects.toMatchObject({ name: 'VaultError' });
      const longer = Uint8Array.from([...file, ...more]);
      await expect(readBackup(longer, PASSPHRASE)).rejects.toThrow('backupPartDamaged');
      await expect(readBackup(more, PASSPHRASE)).rejects.toThrow('backupNone');
    }),
    { numRuns: 40 },
  );
});

it('refuses a cost that would take all of the memory', async () => {
  const file = await (await filled()).backUp(PASSPHRASE);
  file[17] = 40;
  await expect(readBackup(file, PASSPHRASE)).rejects.toThrow('backupPartDamaged');
});

it('says that a newer Coatcheck made it', async () => {
  const file = await (await filled()).backUp(PASSPHRASE);
  file[16] = 2;
  await expect(readBackup(file, PASSPHRASE)).rejects.toThrow('backupDamagedOrNewer');
});

it('restores all of it or nothing', async () => {
  const file = await (await filled()).backUp(PASSPHRASE);
  const other = open();
  await other.keepSetting('settings', { profile: 'balanced' });
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
  const own = puts.getMockImplementation();
  let count = 0;
  puts.mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
    count += 1;
    if (count === 3) throw new DOMException('no room', 'QuotaExceededError');
    return (own ?? IDBObjectStore.prototype.put).apply(this, given as never);
  } as never);
  await expect(other.restoreBackup(file, PASSPHRASE, theirs)).rejects.toThrow('vaultFull');
  vi.restoreAllMocks();
  expect(await other.summary()).toEqual({ conversations: 0, entries: 0 });
  expect(await other.setting('settings')).toEqual({ profile: 'balanced' });
});
