import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CodedError } from '../language/coded-error.ts';
import { engineClientOver } from './client.ts';
import { rejectWhenExtensionGone } from './orphaned.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);

it('says that the page is to be loaded anew, where an update left a question without an answer', async () => {
  let isThere = true;
  const engine = engineClientOver(() => rejectWhenExtensionGone(() => isThere, never));
  const asked = engine.getSettings({}).catch((error: CodedError) => error.code);
  await vi.advanceTimersByTimeAsync(3000);
  isThere = false;
  await vi.advanceTimersByTimeAsync(1500);
  expect(await Promise.race([asked, Promise.resolve('nothing')])).toBe('extensionGone');
});

it('looks no more once there is an answer', async () => {
  expect(await rejectWhenExtensionGone(() => true, Promise.resolve('answer'))).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

it('hands an error on, and looks no more', async () => {
  await expect(rejectWhenExtensionGone(() => true, Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(vi.getTimerCount()).toBe(0);
});
