import { expect, it } from 'vitest';
import type { Detector } from '../detect/annotation.ts';
import { modelSource } from './model-source.ts';

const detector: Detector = { name: 'test', detect: () => [] };

it('loads once for all who wait', async () => {
  let loads = 0;
  const source = modelSource(
    async () => {
      loads += 1;
      return detector;
    },
    () => 0,
  );
  expect(source.status()).toEqual({ model: 'loading' });
  expect(await Promise.all([source.detector(), source.detector()])).toEqual([detector, detector]);
  expect(loads).toBe(1);
  expect(source.status()).toEqual({ model: 'ready', progress: 1 });
});

it('says why it failed, and tries again after a while, not at every keystroke', async () => {
  let time = 0;
  let loads = 0;
  const source = modelSource(
    async () => {
      loads += 1;
      if (loads === 1) throw new Error('The file is damaged.');
      return detector;
    },
    () => time,
  );
  await expect(source.detector()).rejects.toThrow('damaged');
  expect(source.status()).toEqual({ model: 'failed', message: 'The file is damaged.' });
  time = 5_000;
  await expect(source.detector()).rejects.toThrow('damaged');
  expect(loads).toBe(1);
  time = 60_000;
  expect(await source.detector()).toBe(detector);
});
