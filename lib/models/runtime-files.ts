// The files of ONNX Runtime that are part of the extension. `wxt.config.ts` copies them; files that are not copied are never requested.

/**
 * The file name of a browser's runtime without extension; it has a `.mjs` and a `.wasm` file. The one of Chrome runs on the processor and on the
 * graphics card: one file for both is 3.7 MB less in the package, and starts as soon. Firefox lacks what it waits for the card with.
 */
export const runtimeFor = (browser: string): string =>
  browser === 'firefox' ? 'ort-wasm-simd-threaded' : 'ort-wasm-simd-threaded.jspi';
