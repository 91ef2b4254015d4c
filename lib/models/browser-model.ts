// The shipped model in the browser. This file and the library it drives make the extension's only requests, and those go
// to the extension's own files.
import { AutoModelForTokenClassification, AutoTokenizer, env, LogLevel, Tensor } from '@huggingface/transformers';
import type { TokenClassifier } from './classifier.ts';
import { ModelError, modelErrorFrom } from './errors.ts';
import { readModel } from './manifest.ts';
import { loadClassifier } from './transformers.ts';

export interface BrowserModelPlace {
  /** Address of the folder that holds the models, ending in a slash. */
  readonly models: string;
  /** Address of the folder that holds ONNX Runtime's two files, ending in a slash. */
  readonly runtime: string;
  readonly name: string;
}

/** Chrome's extension pages share memory between threads; Firefox's do not. More than two threads gain nothing at this size. */
function threads(): number {
  return typeof SharedArrayBuffer === 'undefined' ? 1 : Math.min(2, navigator.hardwareConcurrency || 1);
}

async function readAddress(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new ModelError(`${address} could not be read.`);
  return new Uint8Array(await response.arrayBuffer());
}

function configure(
  { models, runtime }: BrowserModelPlace,
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  folder: string,
): void {
  // The library writes what it was fed into its error messages: prompts must not reach the console.
  env.logLevel = LogLevel.NONE;
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.localModelPath = models;
  env.useBrowserCache = false;
  env.useWasmCache = false;
  const { wasm } = env.backends.onnx;
  if (wasm) {
    wasm.numThreads = threads();
    wasm.wasmPaths = {
      mjs: `${runtime}ort-wasm-simd-threaded.mjs`,
      wasm: `${runtime}ort-wasm-simd-threaded.wasm`,
    };
  }
  // The library gets the bytes that were checked, not another copy.
  env.fetch = async (address: string | URL | Request) => {
    const path = String(address instanceof Request ? address.url : address);
    const bytes = path.startsWith(folder) ? files.get(path.slice(folder.length)) : undefined;
    return bytes ? new Response(bytes) : new Response(null, { status: 404 });
  };
}

/** Throws a ModelError that says what to do. */
export async function loadBrowserModel(place: BrowserModelPlace): Promise<TokenClassifier> {
  const folder = `${place.models}${place.name}/`;
  try {
    const files = await readModel((path) => readAddress(folder + path));
    configure(place, files, folder);
    const library = { AutoTokenizer, AutoModelForTokenClassification, Tensor, env, LogLevel };
    return await loadClassifier(library, { name: place.name, device: 'wasm' });
  } catch (error) {
    throw modelErrorFrom(error);
  }
}
