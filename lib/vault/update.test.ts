// An update must not lose a vault: everything that an older Coatcheck stored is found again, under row ids that reveal nothing.
import 'fake-indexeddb/auto';
import { randomBytes } from 'node:crypto';
import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { newConversation, withEntries, withKnownOriginals } from './conversation.ts';
import { currentDatabaseName, databasesOfVault, setCurrentDatabaseName } from './current-database.ts';
import { MIGRATIONS, openDatabase } from './database.ts';
import { writePlainVault } from './stored.test-support.ts';
import { createVault, type VaultParts } from './vault.ts';

let names = 0;
const freshName = () => `update-${++names}`;
const random = (length: number) => new Uint8Array(randomBytes(length));
const open = (name: string, more: Partial<VaultParts> = {}) =>
  createVault({ name, now: () => 1000, randomBytes: random, logN: 4, ...more });

const PASSPHRASE = 'correct horse battery staple';
const CHATS = ['open-webui https://chat.example/c/17', 'claude https://claude.ai/chat/4'] as const;
const conversation = withKnownOriginals(
  withEntries(newConversation(random(16)), [
    { kind: 'value', surrogate: 'Bob', original: 'Anna', type: 'PERSON', codec: 'reserve' },
  ]),
  [{ text: 'Anna', type: 'PERSON' }],
);
const plain = {
  personKey: random(32),
  settings: { settings: { profile: 'strict' }, dictionary: [{ term: 'Bluebird' }] },
  conversations: { [CHATS[0]]: conversation, [CHATS[1]]: newConversation(random(16)) },
};

afterEach(() => vi.restoreAllMocks());

async function expectWhole(vault: ReturnType<typeof open>): Promise<void> {
  expect(await vault.personKey()).toEqual(plain.personKey);
  expect(await vault.setting('settings')).toEqual(plain.settings.settings);
  expect(await vault.setting('dictionary')).toEqual(plain.settings.dictionary);
  expect((await vault.conversations()).map(({ id, lastUsed }) => [id, lastUsed])).toEqual([
    [CHATS[0], 100],
    [CHATS[1], 101],
  ]);
  for (const id of CHATS) expect(await vault.conversation(id)).toEqual(plain.conversations[id]);
  expect(await vault.summary()).toEqual({ conversations: 2, entries: 1, oldest: 100 });
}

/** Everything that a vault's databases show without a key. */
async function readable(base: string): Promise<string> {
  const parts: unknown[] = [];
  for (const name of await databasesOfVault(base)) {
    const db = await openDB(name);
    for (const store of db.objectStoreNames) parts.push(await db.getAll(store), await db.getAllKeys(store));
    db.close();
  }
  return JSON.stringify(parts);
}

it('finds everything again, and no row id names a site, a chat or a setting', async () => {
  const name = freshName();
  await writePlainVault(name, plain);
  expect(await readable(name)).toContain('chat.example');
  await expectWhole(open(name));
  const left = await readable(name);
  for (const telling of ['chat.example', 'claude', 'setting ', 'dictionary', 'person-key']) {
    expect(left).not.toContain(telling);
  }
  expect(await databasesOfVault(name)).toEqual([await currentDatabaseName(name)]);
  const again = open(name);
  await expectWhole(again);
  await again.keep('new', conversation);
  expect((await open(name).conversation('new'))?.known).toEqual(conversation.known);
});

it('leaves a locked vault as it is until it is unlocked, and keeps its passphrase', async () => {
  const name = freshName();
  await writePlainVault(name, { ...plain, passphrase: PASSPHRASE });
  const vault = open(name);
  expect(await vault.state()).toEqual({ hasPassphrase: true, isLocked: true });
  await expect(vault.conversation(CHATS[0])).rejects.toMatchObject({ name: 'VaultLocked' });
  await expect(vault.unlock('not this one')).rejects.toThrow('passphraseWrong');
  await vault.unlock(PASSPHRASE);
  await expectWhole(vault);
  await vault.lock();
  await expect(vault.conversation(CHATS[0])).rejects.toMatchObject({ name: 'VaultLocked' });
  const again = open(name);
  expect(await again.state()).toEqual({ hasPassphrase: true, isLocked: true });
  await again.unlock(PASSPHRASE);
  await expectWhole(again);
});

/** Simulates that the browser dies at the nth write: that transaction never ends. */
function dieAt(step: number): void {
  let steps = 0;
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    steps += 1;
    if (steps > step) {
      this.transaction.abort();
      throw new DOMException('The browser died.', 'AbortError');
    }
    return put.apply(this, given);
  });
}

it.each([undefined, PASSPHRASE])(
  'is whole wherever the browser dies during the update (passphrase %s)',
  async (passphrase) => {
    for (let step = 0; step < 10; step += 1) {
      const name = freshName();
      await writePlainVault(name, passphrase ? { ...plain, passphrase } : plain);
      dieAt(step);
      const dying = open(name);
      if (passphrase) await dying.unlock(passphrase);
      await dying.conversation(CHATS[0]).catch(() => undefined);
      vi.restoreAllMocks();
      const after = open(name);
      if (passphrase) await after.unlock(passphrase);
      await expectWhole(after);
    }
  },
);

it('goes on where a move was cut off between its two databases, and erases the old one', async () => {
  const name = freshName();
  await writePlainVault(name, plain);
  const vault = open(name);
  await expectWhole(vault);
  const current = await currentDatabaseName(name);
  const old = await openDB(name, 2, {
    upgrade: (db) => {
      for (const store of ['keys', 'sealed']) db.createObjectStore(store, { keyPath: 'id' });
      db.createObjectStore('conversations', { keyPath: 'id' }).createIndex('lastUsed', 'lastUsed');
    },
  });
  await old.put('keys', { id: 'sealing', generation: 9, movedTo: current });
  old.close();
  await setCurrentDatabaseName(name, name);
  await expectWhole(open(name));
  expect(await databasesOfVault(name)).toEqual([current]);
});

it('finds the vault where the note of its database is lost', async () => {
  const name = freshName();
  await writePlainVault(name, plain);
  await expectWhole(open(name));
  await setCurrentDatabaseName(name, 'gone');
  await expectWhole(open(name));
});

it('keeps a damaged conversation damaged, and everything else readable', async () => {
  const name = freshName();
  await writePlainVault(name, plain);
  const db = await openDB(name);
  const row = await db.get('conversations', CHATS[1]);
  const data = new Uint8Array(row.sealed.data);
  data[0] = (data[0] ?? 0) ^ 1;
  await db.put('conversations', row);
  db.close();
  const vault = open(name);
  expect(await vault.conversation(CHATS[0])).toEqual(conversation);
  await expect(vault.conversation(CHATS[1])).rejects.toThrow('recordDamaged');
  expect(await vault.setting('settings')).toEqual(plain.settings.settings);
});

it('says so and changes nothing where no record opens', async () => {
  const name = freshName();
  await writePlainVault(name, plain);
  const db = await openDB(name);
  await db.clear('keys');
  db.close();
  await expect(open(name).conversation(CHATS[0])).rejects.toThrow('recordsDamaged');
  expect(await currentDatabaseName(name)).toBe(name);
  expect(await readable(name)).toContain('chat.example');
});

it('can be read where a move was cut off and the disk has no room for the note of the new database', async () => {
  const name = freshName();
  await writePlainVault(name, plain);
  await expectWhole(open(name));
  const current = await currentDatabaseName(name);
  const old = await openDatabase(name, MIGRATIONS, () => undefined);
  await old.put('keys', { id: 'sealing', generation: 9, movedTo: current });
  old.close();
  await setCurrentDatabaseName(name, name);
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === 'current') throw new DOMException('The disk is full.', 'QuotaExceededError');
    return put.apply(this, given);
  });
  await expectWhole(open(name));
  // The old database must stay, as the only way to the new one.
  expect(await databasesOfVault(name)).toContain(name);
  vi.restoreAllMocks();
  await expectWhole(open(name));
  expect(await databasesOfVault(name)).toEqual([current]);
});
