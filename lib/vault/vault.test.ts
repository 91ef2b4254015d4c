import 'fake-indexeddb/auto';
import { randomBytes } from 'node:crypto';
import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import type { VaultEntry } from '../conversation/vault-entry.ts';
import { composeGuarantee } from '../privacy/compose.ts';
import { ledgerWithRelease } from '../privacy/ledger.ts';
import { newConversation, toStoredConversation, withEntries, withKnownOriginals, withLedger } from './conversation.ts';
import { MIGRATIONS, type Migration } from './database.ts';
import { putConversation } from './stored.test-support.ts';
import { createVault } from './vault.ts';

let names = 0;
const freshName = () => `vault-${++names}`;
const random = (length: number) => new Uint8Array(randomBytes(length));
const open = (name = freshName(), now = () => 1000) => createVault({ name, now, randomBytes: random });

const tweak = Uint8Array.from({ length: 16 }, (_, index) => index);
const entry = (surrogate: string): VaultEntry => ({
  kind: 'value',
  surrogate,
  original: 'Anna \uD800',
  type: 'PERSON',
  codec: 'reserve',
});
const conversation = withKnownOriginals(withEntries(newConversation(tweak), [entry('Bob')]), [
  { text: 'Anna', type: 'PERSON' },
]);

afterEach(() => vi.restoreAllMocks());

it('keeps a conversation over a restart, exactly', async () => {
  const name = freshName();
  await open(name).keep('chat', conversation);
  expect(await open(name).conversation('chat')).toEqual(conversation);
  expect(await open(name).conversation('other')).toBeUndefined();
});

const ledger = ledgerWithRelease(newConversation(tweak).ledger, composeGuarantee([]), [['hash', 'part']], 7);

it('keeps the ledger sealed with its conversation, moves it, and forgets it with it', async () => {
  const name = freshName();
  const vault = open(name);
  await vault.keep('new', withLedger(conversation, ledger));
  await vault.move('new', 'chat');
  expect((await open(name).conversation('chat'))?.ledger).toEqual(ledger);
  await vault.keep('other', withLedger(newConversation(random(16)), ledger));
  await vault.move('other', 'chat');
  expect((await vault.conversation('chat'))?.ledger.releases).toHaveLength(2);
  const db = await openDB(name);
  expect(JSON.stringify(await db.getAll('conversations'))).not.toContain('replaced');
  db.close();
  await vault.expire(2000);
  expect(await vault.conversation('chat')).toBeUndefined();
  await vault.keep('chat', withLedger(conversation, ledger));
  await vault.forget();
  expect(await vault.conversations()).toEqual([]);
});

it('opens a conversation that was stored before there were ledgers, and says that they are not counted', async () => {
  const name = freshName();
  const vault = open(name);
  await vault.personKey();
  const { ledger: _, links: __, ...older } = toStoredConversation(conversation);
  await putConversation(name, 'chat', older);
  const read = await vault.conversation('chat');
  expect(read).toEqual({ ...conversation, ledger: { releases: [], uses: new Map(), isPartial: true } });
  if (!read) throw new Error('The conversation is gone.');
  await vault.keep('chat', withLedger(read, ledgerWithRelease(read.ledger, composeGuarantee([]), [['hash']], 9)));
  expect((await open(name).conversation('chat'))?.ledger).toMatchObject({ isPartial: true, releases: [{ at: 9 }] });
});

it('refuses a ledger that it cannot read', async () => {
  const vault = open();
  const damaged = { ...conversation, ledger: { ...ledger, releases: 'none' } };
  await vault.keep('chat', damaged as unknown as typeof conversation);
  await expect(vault.conversation('chat')).rejects.toThrow('conversationFormUnknown');
});

it('lists all conversations, the longest unused first', async () => {
  let time = 1;
  const vault = open(freshName(), () => time++);
  await vault.keep('b', conversation);
  await vault.keep('a', newConversation(tweak));
  expect(await vault.conversations()).toEqual([
    { id: 'b', lastUsed: 1, conversation },
    { id: 'a', lastUsed: 2, conversation: newConversation(tweak) },
  ]);
});

it("keeps the person's key, which differs between two vaults", async () => {
  const name = freshName();
  const key = await open(name).personKey();
  expect(key).toHaveLength(32);
  expect(await open(name).personKey()).toEqual(key);
  expect(await open().personKey()).not.toEqual(key);
});

it('writes nothing in clear', async () => {
  const name = freshName();
  await open(name).keep('chat', conversation);
  await open(name).keepSetting('dictionary', [{ term: 'Bluebird' }]);
  const db = await openDB(name);
  const rows = [...(await db.getAll('conversations')), ...(await db.getAll('sealed'))];
  const bytes = rows.map((row) => Buffer.from(row.sealed.data).toString('latin1')).join();
  // Two records and the key of row ids.
  expect(rows.length).toBe(3);
  for (const secret of ['Anna', 'Bob', 'Bluebird', 'chat', 'dictionary']) {
    expect(bytes).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(secret);
  }
  db.close();
});

it("does not open a record that was put in another one's place", async () => {
  const name = freshName();
  const vault = open(name);
  await vault.keep('a', conversation);
  await vault.keep('b', newConversation(tweak));
  const db = await openDB(name);
  const [one, other] = await db.getAll('conversations');
  await db.put('conversations', { ...one, id: other.id });
  await db.put('conversations', { ...other, id: one.id });
  db.close();
  await expect(vault.conversation('a')).rejects.toMatchObject({ name: 'VaultError' });
  await expect(vault.conversation('b')).rejects.toMatchObject({ name: 'VaultError' });
});

it('moves a conversation to its new id, once', async () => {
  const vault = open();
  await vault.keep('new', conversation);
  await vault.move('new', 'chat-1');
  await vault.move('new', 'chat-1');
  expect(await vault.conversation('new')).toBeUndefined();
  expect(await vault.conversation('chat-1')).toEqual(conversation);
});

it('loses nothing when both ids hold something', async () => {
  const vault = open();
  const other = withEntries(newConversation(random(16)), [entry('Carl')]);
  await vault.keep('new', conversation);
  await vault.keep('chat-1', other);
  await vault.move('new', 'chat-1');
  const together = await vault.conversation('chat-1');
  expect(together?.current).toEqual(other.current);
  expect(together?.former).toEqual([conversation.current]);
  expect(together?.known).toEqual(conversation.known);
});

it('counts and expires by last use', async () => {
  let time = 1000;
  const vault = open(freshName(), () => time);
  expect(await vault.summary()).toEqual({ conversations: 0, entries: 0 });
  await vault.keep('old', conversation);
  time = 5000;
  await vault.keep('young', conversation);
  expect(await vault.summary()).toEqual({ conversations: 2, entries: 2, oldest: 1000 });
  expect(await vault.expire(5000)).toBe(1);
  expect(await vault.conversation('old')).toBeUndefined();
  expect(await vault.conversation('young')).toEqual(conversation);
});

it('forgets everything, also where nothing can be opened any more', async () => {
  const name = freshName();
  const vault = open(name);
  const key = await vault.personKey();
  await vault.keep('chat', conversation);
  const db = await openDB(name);
  await db.clear('keys');
  db.close();
  await expect(open(name).conversation('chat')).rejects.toThrow('recordDamaged');
  const again = open(name);
  await again.forget();
  expect(await again.summary()).toEqual({ conversations: 0, entries: 0 });
  expect(await again.personKey()).not.toEqual(key);
});

it('leaves the vault of a newer version as it is, and says so', async () => {
  const name = freshName();
  await open(name).keep('chat', conversation);
  const newer: Migration[] = [...MIGRATIONS, () => undefined];
  const future = createVault({ name, now: Date.now, randomBytes: random, migrations: newer });
  await future.keep('later', conversation);
  await expect(open(name).conversation('chat')).rejects.toMatchObject({
    name: 'VaultError',
    code: 'vaultNewer',
  });
  expect(await future.conversation('chat')).toEqual(conversation);
});

it('brings an older vault up to date without losing a record', async () => {
  const name = freshName();
  await open(name).keep('chat', conversation);
  const seen: number[] = [];
  const next: Migration[] = [
    ...MIGRATIONS,
    async (_db, upgrade) => {
      seen.push(await upgrade.objectStore('conversations').count());
    },
  ];
  const vault = createVault({ name, now: Date.now, randomBytes: random, migrations: next });
  expect(await vault.conversation('chat')).toEqual(conversation);
  expect(seen).toEqual([1]);
});

it('says that the disk is full, and keeps what was there', async () => {
  const vault = open();
  await vault.keep('chat', conversation);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await expect(vault.keep('chat', newConversation(tweak))).rejects.toMatchObject({
    name: 'VaultError',
    code: 'vaultFull',
  });
  put.mockRestore();
  expect(await vault.conversation('chat')).toEqual(conversation);
  await vault.keep('chat', newConversation(tweak));
});

it('asks the database for durable writes', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await open().keep('chat', conversation);
  expect(transaction).toHaveBeenCalledWith(['keys', 'sealed', 'conversations'], 'readwrite', { durability: 'strict' });
});

it('goes on after another context closed the database', async () => {
  const name = freshName();
  const vault = open(name);
  await vault.keep('chat', conversation);
  await open(name).forget();
  expect(await vault.summary()).toEqual({ conversations: 0, entries: 0 });
});
