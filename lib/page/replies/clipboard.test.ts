import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyHandler } from './clipboard.ts';

const writeText = vi.fn(async () => undefined);
const browser = { userActivation: { isActive: true }, clipboard: { writeText } };
const source = { restored: true };
const taker = copyHandler({
  isRestored: () => source.restored,
  withOriginals: (text) => text.replaceAll('Evelyn', 'Annika'),
  holdsOriginal: (text) => text.includes('Annika'),
});

beforeEach(() => {
  vi.stubGlobal('navigator', browser);
  writeText.mockClear();
  browser.userActivation.isActive = true;
  source.restored = true;
});
afterEach(() => void vi.unstubAllGlobals());

it('writes originals in the page’s place', async () => {
  expect(taker.wouldTake()).toBe(true);
  await taker.take('Dear Evelyn', undefined);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Dear Annika');
});

it('leaves to the page what holds no surrogate, what is copied while surrogates are shown, and what nobody clicked for', () => {
  expect(taker.take('Dear reader', undefined)).toBeUndefined();
  source.restored = false;
  expect(taker.wouldTake()).toBe(false);
  expect(taker.take('Dear Evelyn', undefined)).toBeUndefined();
  source.restored = true;
  browser.userActivation.isActive = false;
  expect(taker.wouldTake()).toBe(false);
  expect(taker.take('Dear Evelyn', undefined)).toBeUndefined();
  expect(writeText).not.toHaveBeenCalled();
});
