// The files of ONNX Runtime that are part of the extension. `wxt.config.ts` copies them; files that are not copied are never requested.
import type { Device } from './device.ts';

/** File names of each runtime without extension; each has a `.mjs` and a `.wasm` file. */
export const RUNTIME_NAMES: Readonly<Record<Device, string>> = {
  wasm: 'ort-wasm-simd-threaded',
  webgpu: 'ort-wasm-simd-threaded.jspi',
};

/**
 * Whether the runtime for graphics cards is built in. It would add 4.2 MB to the package, for downloaded models only, and extension stores
 * forbid loading code later. So it is built in only on request (`COATCHECK_GRAPHICS=1 npm run build`), and never for Firefox.
 */
export const shipsGraphicsRuntime = import.meta.env?.GRAPHICS_RUNTIME === true;
