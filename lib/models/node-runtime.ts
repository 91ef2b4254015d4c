// ONNX Runtime for Node: the same WebAssembly build as in the browser, read from disk.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const FILES = { mjs: 'ort-wasm-simd-threaded.mjs', wasm: 'ort-wasm-simd-threaded.wasm' };

/** Loads the runtime and sets the addresses of its files; otherwise it would look for them on a server. */
export async function nodeRuntime() {
  const runtime = await import('onnxruntime-web');
  const addressOf = (file: string) =>
    pathToFileURL(createRequire(import.meta.url).resolve(`onnxruntime-web/${file}`)).href;
  runtime.env.wasm.wasmPaths = { mjs: addressOf(FILES.mjs), wasm: addressOf(FILES.wasm) };
  return runtime;
}
