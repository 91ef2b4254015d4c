import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { reducedRuntime } from './reduced-runtime.ts';
import { runShippedModels } from './shipped-runs.ts';
import { USED_FUNCTIONS } from './used-functions.ts';

const FILE = createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm');
const whole = new Uint8Array(readFileSync(FILE));

it('belongs to the installed runtime, and runs the shipped models with a third of its code', async () => {
  expect(whole.length, 'run scripts/used-functions.ts').toBe(USED_FUNCTIONS.fileBytes);
  const reduced = reducedRuntime(whole, USED_FUNCTIONS);
  expect(reduced.length).toBeLessThan(whole.length / 2);
  await runShippedModels({ binary: reduced.buffer, every: 5 });
});

it('leaves a runtime whole for which the list was not made', () => {
  const other = { ...USED_FUNCTIONS, fileBytes: whole.length + 1 };
  expect(reducedRuntime(whole, other)).toBe(whole);
});

it('stops at a function that was dropped', async () => {
  // Two functions, exported as "a" and "b", that return 1 and 2.
  const wasm = Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7f, 3, 3, 2, 0, 0],
    ...[7, 9, 2, 1, 0x61, 0, 0, 1, 0x62, 0, 1, 10, 11, 2, 4, 0, 0x41, 1, 0x0b, 4, 0, 0x41, 2, 0x0b],
  ]);
  const reduced = reducedRuntime(wasm, { fileBytes: wasm.length, bits: btoa('\u0001') });
  const { instance } = await WebAssembly.instantiate(reduced);
  const { a, b } = instance.exports as Record<string, () => number>;
  expect(a?.()).toBe(1);
  expect(() => b?.()).toThrow(WebAssembly.RuntimeError);
});
