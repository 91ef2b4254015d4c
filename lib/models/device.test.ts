import { expect, it } from 'vitest';
import { deviceFor, type Gpu } from './device.ts';

const withAdapter: Gpu = { requestAdapter: async () => ({}) };
const withoutAdapter: Gpu = { requestAdapter: async () => null };
const failing: Gpu = { requestAdapter: () => Promise.reject(new Error('lost')) };

it('takes the graphics card for weights that gain by it', async () => {
  expect(await deviceFor('q4', withAdapter, true, true)).toBe('webgpu');
  expect(await deviceFor('fp32', withAdapter, true, true)).toBe('webgpu');
});

it.each([
  ['8-bit weights', 'q8', withAdapter, true, true],
  ['a browser that cannot wait for it', 'q4', withAdapter, false, true],
  ['no WebGPU', 'q4', undefined, true, true],
  ['no adapter', 'q4', withoutAdapter, true, true],
  ['an adapter that fails', 'q4', failing, true, true],
  ['an extension without the runtime for graphics cards', 'q4', withAdapter, true, false],
] as const)('stays on WebAssembly: %s', async (_why, weights, gpu, waits, isShipped) => {
  expect(await deviceFor(weights, gpu, waits, isShipped)).toBe('wasm');
});
