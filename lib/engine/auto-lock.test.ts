import { expect, it } from 'vitest';
import { autoLock } from './auto-lock.ts';
import { prompt, setUp } from './host.test-support.ts';

const MINUTE = 60_000;
const PASSPHRASE = 'four words or more';

async function locking(minutes?: number) {
  let time = 1_000_000;
  const { host } = setUp({ now: () => time });
  await host.handle('commit', prompt);
  if (minutes !== undefined) await host.handle('setSettings', { lockAfterMinutes: minutes });
  await host.handle('setPassphrase', { next: PASSPHRASE });
  return {
    host,
    isLocked: async () => (await host.handle('vaultState', {})).isLocked,
    pass: (minutesLater: number) => {
      time += minutesLater * MINUTE;
    },
  };
}

it('locks the vault an hour after its last use, as installed', async () => {
  const { host, isLocked, pass } = await locking();
  pass(59);
  await host.lockIfIdle();
  expect(await isLocked()).toBe(false);
  pass(1);
  await host.lockIfIdle();
  expect(await isLocked()).toBe(true);
  await host.handle('unlockVault', { passphrase: PASSPHRASE });
  await host.lockIfIdle();
  expect(await isLocked()).toBe(false);
});

it('counts what a person does as use, and what pages ask by themselves not', async () => {
  const { host, isLocked, pass } = await locking(15);
  pass(10);
  await host.handle('preview', prompt);
  pass(10);
  await host.lockIfIdle();
  expect(await isLocked()).toBe(false);
  await host.handle('vaultState', {});
  await host.handle('pairsIn', { text: 'x', conversation: prompt.conversation });
  pass(10);
  await host.lockIfIdle();
  expect(await isLocked()).toBe(true);
});

it('locks before it answers where no timer ran, as on a machine that slept', async () => {
  const { host, pass } = await locking(15);
  pass(15);
  await expect(host.handle('preview', prompt)).rejects.toMatchObject({ name: 'VaultLocked' });
});

it('leaves the vault open until the browser is closed where that was chosen, and where there is no passphrase', async () => {
  const chosen = await locking(0);
  chosen.pass(24 * 60);
  await chosen.host.lockIfIdle();
  expect(await chosen.isLocked()).toBe(false);
  let time = 0;
  const { host } = setUp({ now: () => time });
  await host.handle('commit', prompt);
  time = 24 * 60 * MINUTE;
  await host.lockIfIdle();
  await host.handle('preview', prompt);
});

it('remembers the last use over a stop of the engine', async () => {
  let time = 1_000_000;
  let kept: number | undefined;
  const memory = {
    lastUse: async () => kept,
    keepLastUse: async (at: number) => {
      kept = at;
    },
  };
  const { host } = setUp();
  const settings = () => host.handle('getSettings', {});
  let locked = 0;
  const start = () =>
    autoLock({
      vault: { state: async () => ({ hasPassphrase: true, isLocked: false }) },
      settings,
      lock: async () => {
        locked += 1;
      },
      now: () => time,
      memory,
    });
  const first = start();
  time += MINUTE;
  await first.before('preview');
  time += 60 * MINUTE;
  await start().check();
  expect(locked).toBe(1);
});

it('locks before it answers what pages ask by themselves, which is no use, where the engine was stopped meanwhile', async () => {
  let locked = 0;
  let time = 1_000_000;
  const { host } = setUp();
  const lock = autoLock({
    vault: { state: async () => ({ hasPassphrase: true, isLocked: locked > 0 }) },
    settings: () => host.handle('getSettings', {}),
    lock: async () => {
      locked += 1;
    },
    now: () => time,
    memory: { lastUse: async () => 1_000_000, keepLastUse: () => Promise.reject(new Error('no room')) },
  });
  await lock.before('pairsIn');
  expect(locked).toBe(0);
  time += 60 * MINUTE;
  await lock.before('pairsIn');
  expect(locked).toBe(1);
  // A failing memory of the last use must not refuse a request.
  await lock.before('preview');
});
