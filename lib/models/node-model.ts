// A model from disk, for the command line and tests: the same library and the same WebAssembly runtime as in the browser.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TokenClassifier } from './classifier.ts';
import { modelErrorFrom } from './errors.ts';
import { guarded } from './guarded-runtime.ts';
import { readModel } from './manifest.ts';
import { loadClassifier } from './transformers.ts';

/** transformers.js takes the runtime that it finds under this symbol instead of the native one, which is not installed. */
const RUNTIME = Symbol.for('onnxruntime');

async function library() {
  const runtime = await import('onnxruntime-web');
  Object.assign(globalThis, { [RUNTIME]: guarded(runtime) });
  return import('@huggingface/transformers');
}

/** Without an address the library would look for the runtime's files on a server. */
function runtimeAddress(file: string): string {
  return pathToFileURL(createRequire(import.meta.url).resolve(`onnxruntime-web/${file}`)).href;
}

/** Loads the model in folder `dir`. Throws a ModelError that says what to do. */
export async function loadNodeModel(dir: string): Promise<TokenClassifier> {
  const folder = resolve(dir);
  try {
    await readModel(async (path) => new Uint8Array(await readFile(join(folder, path))));
    const transformers = await library();
    const { env, LogLevel } = transformers;
    env.logLevel = LogLevel.NONE;
    env.allowRemoteModels = false;
    env.allowLocalModels = true;
    env.localModelPath = dirname(folder) + sep;
    env.useFSCache = false;
    env.useBrowserCache = false;
    env.useWasmCache = false;
    const { wasm } = env.backends.onnx;
    if (wasm) {
      wasm.wasmPaths = {
        mjs: runtimeAddress('ort-wasm-simd-threaded.mjs'),
        wasm: runtimeAddress('ort-wasm-simd-threaded.wasm'),
      };
    }
    return await loadClassifier(transformers, {
      name: basename(folder),
      weights: 'q8',
      dataFiles: 0,
      device: 'wasm',
    });
  } catch (error) {
    throw modelErrorFrom(error);
  }
}
