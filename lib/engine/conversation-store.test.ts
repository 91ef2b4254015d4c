import { expect, it } from 'vitest';
import type { Vault } from '../vault/vault.ts';
import { conversationStore } from './conversation-store.ts';
import { TEMPORARY_CONVERSATION_PREFIX } from './protocol.ts';

const OLD = `${TEMPORARY_CONVERSATION_PREFIX}open-webui https://chat.example/ old`;
const NEW = `${TEMPORARY_CONVERSATION_PREFIX}open-webui https://chat.example/ new`;

function emptyStore() {
  const tweaks = [1, 2, 3, 4].map((byte) => new Uint8Array(16).fill(byte));
  const vault = {
    personKey: async () => new Uint8Array(32),
    conversation: async () => undefined,
    move: async () => {},
  };
  return conversationStore(vault as unknown as Vault, () => tweaks.shift() ?? new Uint8Array(16));
}

it('keeps what was sent when a temporary chat gets another name that a preview already opened', async () => {
  const store = emptyStore();
  const sent = await store.open(OLD);
  await store.keep(OLD, sent);
  await store.open(NEW);
  await store.bind(OLD, NEW);
  expect(await store.open(NEW)).toBe(sent);
  expect(await store.isStored(NEW)).toBe(true);
  expect(store.nameOf(OLD)).toBe(NEW);
});

it('does not replace a temporary chat that was sent by another one that was sent', async () => {
  const store = emptyStore();
  await store.keep(OLD, await store.open(OLD));
  const sent = await store.open(NEW);
  await store.keep(NEW, sent);
  await store.bind(OLD, NEW);
  expect(await store.open(NEW)).toBe(sent);
});

it('does not replace a preview by another preview', async () => {
  const store = emptyStore();
  await store.open(OLD);
  const preview = await store.open(NEW);
  await store.bind(OLD, NEW);
  expect(await store.open(NEW)).toBe(preview);
  expect(await store.isStored(NEW)).toBe(false);
});

it('does not take a preview for a sent chat when it moves to a free name', async () => {
  const store = emptyStore();
  const preview = await store.open(OLD);
  await store.bind(OLD, NEW);
  expect(await store.open(NEW)).toBe(preview);
  expect(await store.isStored(NEW)).toBe(false);
});
