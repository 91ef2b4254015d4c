// Which of ONNX Runtime's files the extension holds. `wxt.config.ts` copies them; what is not copied is never asked for.
import type { Device } from './device.ts';

/** The runtime's names without their endings; each is a `.mjs` and a `.wasm`. */
export const RUNTIME_NAMES: Readonly<Record<Device, string>> = {
  wasm: 'ort-wasm-simd-threaded',
  webgpu: 'ort-wasm-simd-threaded.jspi',
};

/**
 * The runtime for graphics cards takes 4.2 MB of the package and serves downloaded models only, and stores allow no code that comes later.
 * So it is built in on request (`COATCHECK_GRAPHICS=1 npm run build`), and never for Firefox.
 */
export const shipsGraphicsRuntime = import.meta.env?.GRAPHICS_RUNTIME === true;
