import { expect, it } from 'vitest';
import { type Gpu, graphicsCard } from './device.ts';

const info = {
  vendor: 'apple',
  architecture: 'metal-3',
  device: '',
  description: 'Apple M2',
  isFallbackAdapter: false,
};
const withAdapter = (more: object = {}): Gpu => ({ requestAdapter: async () => ({ info: { ...info, ...more } }) });
const withoutAdapter: Gpu = { requestAdapter: async () => null };
const broken: Gpu = { requestAdapter: () => Promise.reject(new Error('the GPU process crashed')) };

it('names the graphics card as the browser does, and tells a real one from software', async () => {
  expect(await graphicsCard(withAdapter(), true)).toEqual({ name: 'apple metal-3  Apple M2', isSoftware: false });
  const software = await graphicsCard(withAdapter({ isFallbackAdapter: true }), true);
  expect(software?.isSoftware).toBe(true);
});

it.each([
  ['no WebGPU', undefined, true],
  ['no adapter', withoutAdapter, true],
  ['an adapter that cannot be asked for', broken, true],
  ['no promise integration, with which the runtime waits', withAdapter(), false],
] as const)('finds no graphics card where there is %s', async (_, gpu, canWait) => {
  expect(await graphicsCard(gpu, canWait)).toBeUndefined();
});
