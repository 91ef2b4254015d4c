// The files of ONNX Runtime that are part of the extension. `wxt.config.ts` copies them; files that are not copied are never requested.
import type { Device } from './device.ts';

/**
 * File names of each runtime without extension; each has a `.mjs` and a `.wasm` file. The one for graphics cards could run on the processor
 * too, at the same speed, but it is larger and takes a third more processor time to start, and Chrome has what it needs only from 137 on.
 */
export const RUNTIME_NAMES: Readonly<Record<Device, string>> = {
  wasm: 'ort-wasm-simd-threaded',
  webgpu: 'ort-wasm-simd-threaded.jspi',
};

/** The devices that a browser's package holds a runtime for. Firefox lacks what ONNX Runtime waits for the graphics card with. */
export const devicesFor = (browser: string): readonly Device[] =>
  browser === 'firefox' ? ['wasm'] : ['wasm', 'webgpu'];
