import 'fake-indexeddb/auto';
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { newConversation, secretOfEpoch, withEntries, withKnownOriginals } from './conversation.ts';
import { currentDatabaseName, databasesOfVault } from './current-database.ts';
import type { RememberedKey } from './session-memory.ts';
import { createVault, type Vault, type VaultParts } from './vault.ts';

let names = 0;
const freshName = () => `keys-${++names}`;
const random = (length: number) => new Uint8Array(randomBytes(length));
const open = (name = freshName(), more: Partial<VaultParts> = {}) =>
  createVault({ name, now: () => 1000, randomBytes: random, logN: 4, ...more });

const PASSPHRASE = 'correct horse battery staple';
const tweak = random(16);
const conversation = withKnownOriginals(
  withEntries(newConversation(tweak), [
    { kind: 'value', surrogate: 'Bob', original: 'Anna', type: 'PERSON', codec: 'reserve' },
  ]),
  [{ text: 'Anna', type: 'PERSON' }],
);

async function filled(name: string, more: Partial<VaultParts> = {}): Promise<Vault> {
  const vault = open(name, more);
  await vault.personKey();
  await vault.keepSetting('settings', { profile: 'strict' });
  await vault.keep('one', conversation);
  await vault.keep('two', newConversation(random(16)));
  return vault;
}

/** What a person would miss from a vault: the secret by which each conversation is restored, and the settings. */
async function contentsOf(vault: Vault) {
  const key = await vault.personKey();
  const conversations = (await vault.conversations()).map(({ id, lastUsed, conversation: own }) => {
    return { id, lastUsed, entries: own.current.entries, known: own.known, secret: secretOfEpoch(own.current, key) };
  });
  return { conversations, settings: await vault.setting('settings') };
}

afterEach(() => vi.restoreAllMocks());

it('is locked after a restart once it has a passphrase, and opens for that one only', async () => {
  const name = freshName();
  const vault = await filled(name);
  const before = await contentsOf(vault);
  expect(await vault.state()).toEqual({ hasPassphrase: false, isLocked: false });
  await vault.setPassphrase(undefined, PASSPHRASE);
  expect(await contentsOf(vault)).toEqual(before);

  const again = open(name);
  expect(await again.state()).toEqual({ hasPassphrase: true, isLocked: true });
  await expect(again.unlock('correct horse battery stable')).rejects.toThrow('passphraseWrong');
  expect((await again.state()).isLocked).toBe(true);
  await again.unlock(PASSPHRASE);
  expect(await again.state()).toEqual({ hasPassphrase: true, isLocked: false });
  expect(await contentsOf(again)).toEqual(before);
});

it('answers nothing while it is locked, and writes nothing', async () => {
  const name = freshName();
  await (await filled(name)).setPassphrase(undefined, PASSPHRASE);
  const locked = open(name);
  const refused = { name: 'VaultLocked', code: 'vaultLocked' };
  for (const ask of [
    () => locked.personKey(),
    () => locked.conversation('one'),
    () => locked.conversations(),
    () => locked.keep('one', conversation),
    () => locked.move('one', 'two'),
    () => locked.setting('settings'),
    () => locked.keepSetting('settings', {}),
    () => locked.summary(),
    () => locked.expire(5000),
    () => locked.rotate(PASSPHRASE),
    () => locked.backUp(PASSPHRASE),
    () => locked.setPassphrase(PASSPHRASE, undefined),
  ]) {
    await expect(ask()).rejects.toMatchObject(refused);
  }
  await locked.unlock(PASSPHRASE);
  expect((await contentsOf(locked)).conversations.map(({ id }) => id)).toEqual(['one', 'two']);
  await locked.lock();
  await expect(locked.personKey()).rejects.toMatchObject(refused);
});

it('can be forgotten while it is locked, and begins anew without a passphrase', async () => {
  const name = freshName();
  await (await filled(name)).setPassphrase(undefined, PASSPHRASE);
  const locked = open(name);
  await locked.forget();
  expect(await locked.state()).toEqual({ hasPassphrase: false, isLocked: false });
  expect(await locked.summary()).toEqual({ conversations: 0, entries: 0 });
});

it('leaves nothing on the disk that opens without the passphrase', async () => {
  const name = freshName();
  await (await filled(name)).setPassphrase(undefined, PASSPHRASE);
  expect(await databasesOfVault(name)).toHaveLength(1);
  const db = await openDB(await currentDatabaseName(name));
  const keys = await db.getAll('keys');
  db.close();
  expect(keys).toHaveLength(1);
  expect(keys[0].key).toBeUndefined();
  expect(keys[0].wrapped).toMatchObject({ logN: 4 });
});

it('asks for the passphrase before it is changed, taken away, or keys are renewed', async () => {
  const vault = await filled(freshName());
  await vault.setPassphrase(undefined, PASSPHRASE);
  await expect(vault.setPassphrase('wrong passphrase', 'another one here')).rejects.toThrow('passphraseWrong');
  await expect(vault.setPassphrase(undefined, undefined)).rejects.toThrow('passphraseWrong');
  await expect(vault.rotate(undefined)).rejects.toThrow('passphraseWrong');
  await expect(vault.setPassphrase(PASSPHRASE, 'short')).rejects.toThrow('passphraseTooShort');
  await vault.setPassphrase(PASSPHRASE, 'another one here');
  await vault.lock();
  await expect(vault.unlock(PASSPHRASE)).rejects.toThrow('passphraseWrong');
  await vault.unlock('another one here');
  await vault.setPassphrase('another one here', undefined);
  await vault.lock();
  expect(await vault.state()).toEqual({ hasPassphrase: false, isLocked: false });
});

it('stays unlocked over a stop of the engine where the browser has a memory for that, and no longer', async () => {
  const name = freshName();
  let kept: RememberedKey | undefined;
  const session = {
    kept: async () => kept,
    keep: async (key: RememberedKey | undefined) => {
      kept = key;
    },
  };
  const vault = await filled(name, { session });
  expect(kept).toBeUndefined();
  await vault.setPassphrase(undefined, PASSPHRASE);
  expect(await open(name, { session }).state()).toEqual({ hasPassphrase: true, isLocked: false });
  await vault.rotate(PASSPHRASE);
  expect((await contentsOf(open(name, { session }))).conversations).toHaveLength(2);
  await vault.lock();
  expect(kept).toBeUndefined();
  expect((await open(name, { session }).state()).isLocked).toBe(true);
});

it('renews the keys: all is sealed anew, new chats have another key, and old ones their own', async () => {
  const name = freshName();
  const vault = await filled(name);
  const before = await contentsOf(vault);
  const key = await vault.personKey();
  const db = await openDB(name);
  const sealedBefore = await db.getAll('conversations');
  db.close();
  expect(await vault.rotate(undefined)).toBe(4);
  const renewed = await openDB(await currentDatabaseName(name));
  const sealedAfter = await renewed.getAll('conversations');
  renewed.close();
  for (const { id, sealed } of sealedAfter) {
    expect(sealedBefore.map((row) => row.id)).not.toContain(id);
    expect(sealedBefore.map((row) => row.sealed.iv.join())).not.toContain(sealed.iv.join());
  }
  expect(await vault.personKey()).not.toEqual(key);
  expect(await contentsOf(vault)).toEqual(before);
  await vault.keep('three', newConversation(random(16)));
  await vault.rotate(undefined);
  const after = await contentsOf(open(name));
  expect(after.conversations.filter(({ id }) => id !== 'three')).toEqual(before.conversations);
  expect(after.conversations.find(({ id }) => id === 'three')?.secret.key).not.toEqual(key);
});

/** Simulates that the browser dies at the nth write: that transaction never ends. */
function dieAt(step: number): { readonly steps: () => number } {
  let steps = 0;
  const counting = <K extends 'put' | 'clear'>(method: K) => {
    const own = IDBObjectStore.prototype[method] as (...given: unknown[]) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
      steps += 1;
      if (steps > step) {
        this.transaction.abort();
        throw new DOMException('The browser died.', 'AbortError');
      }
      return own.apply(this, given);
    } as never);
  };
  counting('put');
  counting('clear');
  return { steps: () => steps };
}

it.each([
  ['renews the keys', (vault: Vault) => vault.rotate(undefined)],
  ['sets a passphrase', (vault: Vault) => vault.setPassphrase(undefined, PASSPHRASE)],
])('%s, or nothing: wherever the browser dies, all is as it was', async (_, change) => {
  const name = freshName();
  const before = await contentsOf(await filled(name));
  let step = 0;
  for (; ; step += 1) {
    const dying = open(name);
    await dying.personKey();
    dieAt(step);
    const result = await change(dying).then(
      () => 'done' as const,
      (error: Error) => error.name,
    );
    vi.restoreAllMocks();
    if (result === 'done') break;
    expect(result).toBe('VaultError');
    const after = open(name);
    expect(await after.state()).toEqual({ hasPassphrase: false, isLocked: false });
    expect(await contentsOf(after)).toEqual(before);
    expect(await contentsOf(dying)).toEqual(before);
  }
  // Six writes into the new database (the key of row ids, two settings, two chats, one key), then the pointer in the old one.
  expect(step).toBe(7);
});

it('goes on under the key that another context has put in the place of the old one', async () => {
  const name = freshName();
  const [one, other] = [await filled(name), open(name)];
  await other.personKey();
  await one.rotate(undefined);
  await other.keep('three', conversation);
  expect((await one.conversation('three'))?.known).toEqual(conversation.known);
});

it('gives up where something was stored while it sealed anew', async () => {
  const name = freshName();
  const [one, other] = [await filled(name), open(name)];
  await other.personKey();
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  const late = vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...given) => {
    late.mockRestore();
    await other.keep('late', conversation);
    return encrypt(...given);
  });
  await expect(one.rotate(undefined)).rejects.toThrow('vaultChangedMeanwhile');
  expect((await one.conversations()).map(({ id }) => id).sort()).toEqual(['late', 'one', 'two']);
});

it('opens for every passphrase that it was given, and for no other', async () => {
  const passphrase = fc.string({ unit: 'grapheme', minLength: 8, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(passphrase, passphrase, async (own, other) => {
      fc.pre([...own].length >= 8 && own.normalize('NFC') !== other.normalize('NFC'));
      const name = freshName();
      const vault = open(name, { logN: 1 });
      await vault.keep('one', conversation);
      await vault.setPassphrase(undefined, own);
      const again = open(name);
      await expect(again.unlock(other)).rejects.toThrow('passphraseWrong');
      await again.unlock(own);
      expect((await again.conversation('one'))?.known).toEqual(conversation.known);
    }),
    { numRuns: 15 },
  );
});

it('does not say that a move failed which has happened, where the session cannot remember the new key', async () => {
  const name = freshName();
  const session = { kept: async () => undefined, keep: () => Promise.reject(new Error('no room')) };
  const vault = await filled(name, { session });
  const before = await contentsOf(vault);
  await vault.setPassphrase(undefined, PASSPHRASE);
  expect(await contentsOf(vault)).toEqual(before);
  expect(await databasesOfVault(name)).toHaveLength(1);
});

it('brings no older copy back where forgetting is cut off', async () => {
  for (let step = 0; step < 4; step += 1) {
    const name = freshName();
    const vault = await filled(name);
    await vault.rotate(undefined);
    // An unfinished copy that a move left behind.
    await (await filled(`${name}-00000000`)).keep('copied', conversation);
    let steps = 0;
    const deleteDatabase = IDBFactory.prototype.deleteDatabase;
    vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(function (this: IDBFactory, given) {
      if (!given.endsWith('-scratch')) steps += 1;
      if (steps > step) throw new DOMException('The browser died.', 'AbortError');
      return deleteDatabase.call(this, given);
    });
    await vault.forget().catch(() => undefined);
    vi.restoreAllMocks();
    const left = (await open(name).conversations()).map(({ id }) => id);
    expect(left).not.toContain('copied');
    // Either everything is still there or nothing is.
    expect(left).toEqual(step < 2 ? ['one', 'two'] : []);
  }
});
