import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { languageModelReleasedWhenIdle } from './idle-language-model.ts';
import type { LanguageModel } from './language-model.ts';

const PAUSE = 1000;
const row = Float32Array.from([1]);
let loaded = 0;
let released = 0;
let answer: () => Promise<readonly Float32Array[]>;

async function load(): Promise<LanguageModel> {
  loaded += 1;
  return {
    words: ['a'],
    range: { low: 0, high: 1 },
    logits: () => answer(),
    release: async () => {
      released += 1;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  [loaded, released] = [0, 0];
  answer = async () => [row];
});
afterEach(() => vi.useRealTimers());

it('is given back after a pause, and loaded again for the next question', async () => {
  const model = await languageModelReleasedWhenIdle(load, PAUSE);
  expect(await model.logits('a', [])).toEqual([row]);
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect([loaded, released]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([loaded, released]).toEqual([1, 1]);
  expect(await model.logits('a', [])).toEqual([row]);
  expect([loaded, released]).toEqual([2, 1]);
});

it('is given back where it was loaded and never asked', async () => {
  await languageModelReleasedWhenIdle(load, PAUSE);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect([loaded, released]).toEqual([1, 1]);
});

it('is not taken away from somebody who waits for its answer', async () => {
  const model = await languageModelReleasedWhenIdle(load, PAUSE);
  let finish: (rows: readonly Float32Array[]) => void = () => undefined;
  answer = () => new Promise((resolve) => (finish = resolve));
  const asked = model.logits('a', []);
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(released).toBe(0);
  finish([row]);
  expect(await asked).toEqual([row]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(released).toBe(1);
});

it('tries again where it could not be loaded anew', async () => {
  let fails = false;
  const model = await languageModelReleasedWhenIdle(() => (fails ? Promise.reject(new Error('gone')) : load()), PAUSE);
  await vi.advanceTimersByTimeAsync(PAUSE);
  fails = true;
  await expect(model.logits('a', [])).rejects.toThrow('gone');
  fails = false;
  expect(await model.logits('a', [])).toEqual([row]);
});
