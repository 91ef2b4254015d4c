// Tests the host with a locked vault, and with a vault whose keys were renewed.
import { expect, it } from 'vitest';
import { prompt, setUp } from './host.test-support.ts';

it('deletes what has expired once the vault is unlocked, where it was locked at the start', async () => {
  let time = 0;
  const { host, vault } = setUp({ now: () => time });
  await host.handle('commit', prompt);
  await host.handle('setPassphrase', { next: 'four words or more' });
  await host.handle('lockVault', {});
  time = 40 * 24 * 60 * 60 * 1000;
  await expect(host.expire()).rejects.toThrow('vaultLocked');
  await expect(host.handle('commit', { ...prompt, conversation: 'new' })).rejects.toThrow('vaultLocked');
  await host.handle('unlockVault', { passphrase: 'four words or more' });
  await host.handle('commit', { ...prompt, conversation: 'new' });
  expect((await vault.conversations()).map(({ id }) => id)).toEqual(['new']);
});

it('refuses to check, sanitize or restore anything while the vault is locked', async () => {
  const { host } = setUp();
  await host.handle('commit', prompt);
  await host.handle('setPassphrase', { next: 'four words or more' });
  await host.handle('lockVault', {});
  const { text, conversation } = prompt;
  const locked = { name: 'VaultLocked', code: 'vaultLocked' };
  for (const one of [conversation, 'temporary-1']) {
    await expect(host.handle('annotate', { text, overrides: [], conversation: one })).rejects.toMatchObject(locked);
    await expect(host.handle('preview', { ...prompt, conversation: one })).rejects.toMatchObject(locked);
    await expect(host.handle('commit', { ...prompt, conversation: one })).rejects.toMatchObject(locked);
    await expect(host.handle('getSettings', {})).rejects.toMatchObject(locked);
  }
  await expect(host.handle('pairsIn', { text, conversation })).rejects.toMatchObject(locked);
});

it('restores what was issued before the keys were renewed, in temporary conversations too', async () => {
  const keys: string[] = [];
  const { host } = setUp({
    deps: {
      pairsIn: (_text, { key }) => {
        keys.push(key.join());
        return [];
      },
    },
  });
  const temporary = { ...prompt, conversation: 'temporary-1' };
  await host.handle('commit', prompt);
  await host.handle('commit', temporary);
  const ask = async () => {
    await host.handle('pairsIn', { text: 'x', conversation: prompt.conversation });
    await host.handle('pairsIn', { text: 'x', conversation: temporary.conversation });
  };
  await ask();
  await host.handle('rotateKeys', {});
  await ask();
  await host.handle('commit', { ...prompt, conversation: 'later' });
  await host.handle('pairsIn', { text: 'x', conversation: 'later' });
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});
