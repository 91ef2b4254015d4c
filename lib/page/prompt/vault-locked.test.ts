import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { EngineError } from '../../engine/rpc.ts';
import { isVaultLockedError, waitForPersonsReturn } from './vault-locked.ts';

function pageThatIs(visibilityState: DocumentVisibilityState) {
  const document = Object.assign(new EventTarget(), { visibilityState });
  return Object.assign(new EventTarget(), { document });
}

it('knows a locked vault from other trouble', () => {
  expect(isVaultLockedError(new EngineError({ name: 'VaultLocked', said: { key: 'vaultLocked' } }))).toBe(true);
  expect(isVaultLockedError(new EngineError({ name: 'VaultError', said: { key: 'vaultFull' } }))).toBe(false);
  expect(isVaultLockedError('VaultLocked')).toBe(false);
});

it('waits until the page is shown or has the focus', async () => {
  const page = pageThatIs('hidden');
  let isBack = false;
  void waitForPersonsReturn(page as unknown as Window).then(() => {
    isBack = true;
  });
  page.document.dispatchEvent(new Event('visibilitychange'));
  await setImmediate();
  expect(isBack).toBe(false);
  page.document.visibilityState = 'visible';
  page.document.dispatchEvent(new Event('visibilitychange'));
  await setImmediate();
  expect(isBack).toBe(true);
});
