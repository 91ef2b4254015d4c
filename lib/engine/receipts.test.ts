import 'fake-indexeddb/auto';
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Receipt } from '../egress/receipt.ts';
import { newConversation } from '../vault/conversation.ts';
import { createVault } from '../vault/vault.ts';
import { createEngineHost } from './host.ts';
import type { EngineDeps } from './host-parts.ts';

const random = (length: number) => new Uint8Array(randomBytes(length));
let names = 0;

function setUp(now = () => 1000) {
  const vault = createVault({ name: `receipts-${++names}`, now, randomBytes: random });
  return { vault, host: createEngineHost({ deps: {} as EngineDeps, vault, now }) };
}

const receipt: Receipt = {
  at: 5,
  site: 'https://chat.example',
  by: 'fetch',
  method: 'POST',
  url: 'https://chat.example/api',
  bytes: 9,
  sha256: 'aa',
  hashOf: 'body',
  heldPrompt: true,
  heldOriginal: false,
};

it('keeps receipts with their conversation, also when it was named meanwhile, and forgets them with it', async () => {
  let time = 1000;
  const { vault, host } = setUp(() => time);
  await vault.keep('page-1', newConversation(random(16)));
  await host.handle('keepReceipt', { conversation: 'page-1', receipt });
  await host.handle('bindConversation', { from: 'page-1', to: 'chat-1' });
  await host.handle('keepReceipt', { conversation: 'page-1', receipt: { ...receipt, at: 6 } });
  expect((await host.handle('exportReceipts', {})).receipts).toEqual([
    { conversation: 'chat-1', ...receipt },
    { conversation: 'chat-1', ...receipt, at: 6 },
  ]);
  time += 1;
  await vault.expire(time);
  expect((await host.handle('exportReceipts', {})).receipts).toEqual([]);
});

it('keeps none of a conversation that is not kept, and nothing that is no receipt', async () => {
  const { host, vault } = setUp();
  await host.handle('keepReceipt', { conversation: 'temporary', receipt });
  expect(await vault.conversations()).toEqual([]);
  const wrong = { ...receipt, sha256: 7 } as unknown as Receipt;
  await expect(host.handle('keepReceipt', { conversation: 'temporary', receipt: wrong })).rejects.toThrow(
    'receiptInvalid',
  );
});
