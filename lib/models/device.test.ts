import { expect, it } from 'vitest';
import { deviceFor, type Gpu } from './device.ts';

const withAdapter: Gpu = { requestAdapter: async () => ({}) };
const withoutAdapter: Gpu = { requestAdapter: async () => null };
const failing: Gpu = { requestAdapter: () => Promise.reject(new Error('lost')) };

it('takes the graphics card for weights that gain by it', async () => {
  expect(await deviceFor('q4', withAdapter, true)).toBe('webgpu');
  expect(await deviceFor('fp32', withAdapter, true)).toBe('webgpu');
});

it.each([
  ['8-bit weights', 'q8', withAdapter, true],
  ['a browser that cannot wait for it', 'q4', withAdapter, false],
  ['no WebGPU', 'q4', undefined, true],
  ['no adapter', 'q4', withoutAdapter, true],
  ['an adapter that fails', 'q4', failing, true],
] as const)('stays on WebAssembly: %s', async (_why, weights, gpu, waits) => {
  expect(await deviceFor(weights, gpu, waits)).toBe('wasm');
});
