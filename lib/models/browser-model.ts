// A model in the browser: the shipped one from the extension's own files, or a downloaded one from this device's storage.
// Nothing here reaches the network: the library is given bytes that were checked, and may fetch nothing itself.

import type * as Transformers from '@huggingface/transformers';
import { said } from '../language/message.ts';
import type { TokenClassifier } from './classifier.ts';
import { type Device, deviceFor } from './device.ts';
import { ModelError, modelErrorFrom } from './errors.ts';
import { guarded } from './guarded-runtime.ts';
import type { Weights } from './hub.ts';
import { type LanguageModel, loadLanguageModel, type OnnxRuntime } from './language-model.ts';
import {
  LANGUAGE_MODEL_FILES,
  type ModelContent,
  type ReadProgress,
  readDownloadedModel,
  readModel,
} from './manifest.ts';
import type { ModelStore } from './model-store.ts';
import { listsIn } from './name-lists.ts';
import { RUNTIME_NAMES } from './runtime-files.ts';
import { type BrowserPlace, readAddress } from './shipped-files.ts';
import { loadClassifier } from './transformers.ts';

/** Where transformers.js looks for a runtime before it takes its own. */
const RUNTIME = Symbol.for('onnxruntime');

/** A model that is being loaded: the library asks for its files by address. */
interface Offer {
  readonly folder: string;
  readonly files: ModelContent;
}

interface Library {
  readonly transformers: typeof Transformers;
  readonly onnx: OnnxRuntime;
  readonly runtime: Device;
}

const offers = new Set<Offer>();
/** The library keeps the runtime that it started with, so one document has one. */
let library: Promise<Library> | undefined;

/** Chrome's extension pages share memory between threads; Firefox's do not. More than two threads gain nothing at this size. */
function threads(): number {
  return typeof SharedArrayBuffer === 'undefined' || typeof Worker === 'undefined'
    ? 1
    : Math.min(2, navigator.hardwareConcurrency || 1);
}

function offeredFile(address: string): Response {
  for (const { folder, files } of offers) {
    const bytes = address.startsWith(folder) ? files.get(address.slice(folder.length)) : undefined;
    if (bytes) return new Response(bytes);
  }
  return new Response(null, { status: 404 });
}

async function startLibrary(place: BrowserPlace, runtime: Device): Promise<Library> {
  // As a literal, so that what is not shipped is not bundled.
  const wantsGraphics = import.meta.env.GRAPHICS_RUNTIME === true && runtime === 'webgpu';
  const onnx = await (wantsGraphics ? import('onnxruntime-web/jspi') : import('onnxruntime-web/wasm'));
  Object.assign(globalThis, { [RUNTIME]: guarded(onnx) });
  const transformers = await import('@huggingface/transformers');
  const { env, LogLevel } = transformers;
  // The library writes what it was fed into its error messages: prompts must not reach the console.
  env.logLevel = LogLevel.NONE;
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.localModelPath = place.models;
  env.useBrowserCache = false;
  env.useWasmCache = false;
  env.fetch = async (address: string | URL | Request) =>
    offeredFile(String(address instanceof Request ? address.url : address));
  const { wasm } = env.backends.onnx;
  if (wasm) {
    wasm.numThreads = threads();
    const files = `${place.runtime}${RUNTIME_NAMES[runtime]}`;
    wasm.wasmPaths = { mjs: `${files}.mjs`, wasm: `${files}.wasm` };
  }
  return { transformers, onnx, runtime };
}

/** Starts it where that has not begun; a start that fails is tried again. */
function startedLibrary(place: BrowserPlace, runtime: Device): Promise<Library> {
  library ??= startLibrary(place, runtime);
  library.catch(() => {
    library = undefined;
  });
  return library;
}

interface Content {
  readonly name: string;
  readonly weights: Weights;
  readonly files: ModelContent;
}

async function load(place: BrowserPlace, { name, weights, files }: Content): Promise<TokenClassifier> {
  const wanted = await deviceFor(weights);
  const { transformers, runtime } = await startedLibrary(place, wanted);
  const dataFiles = [...files.keys()].filter((path) => path.includes('.onnx_data')).length;
  const offer: Offer = { folder: `${place.models}${name}/`, files };
  const lists = listsIn(files);
  const on = (device: Device) => loadClassifier(transformers, { name, weights, dataFiles, device, ...lists });
  offers.add(offer);
  try {
    if (wanted === 'webgpu' && runtime === 'webgpu') return await on('webgpu').catch(() => on('wasm'));
    return await on('wasm');
  } finally {
    offers.delete(offer);
  }
}

/** Throws a ModelError that says what to do. */
export async function loadShippedModel(
  place: BrowserPlace,
  name: string,
  onRead?: ReadProgress,
): Promise<TokenClassifier> {
  try {
    const files = await readModel((path) => readAddress(`${place.models}${name}/${path}`), onRead);
    return await load(place, { name, weights: 'q8', files });
  } catch (error) {
    throw modelErrorFrom(error);
  }
}

/** The shipped language model, over the words of `loadShippedWords`. Throws a ModelError that says what to do. */
export async function loadShippedLanguageModel(place: BrowserPlace, words: readonly string[]): Promise<LanguageModel> {
  try {
    const model = await readModel(
      (path) => readAddress(`${place.models}lm-en/${path}`),
      undefined,
      LANGUAGE_MODEL_FILES,
    );
    const { onnx } = await startedLibrary(place, 'wasm');
    return await loadLanguageModel(onnx, model, words);
  } catch (error) {
    throw modelErrorFrom(error);
  }
}

/** Throws what makes it unusable; `downloadedModelError` says it to a person. */
export async function loadDownloadedModel(
  place: BrowserPlace,
  id: string,
  store: ModelStore,
  onRead?: ReadProgress,
): Promise<TokenClassifier> {
  const { model, files } = await downloadedFiles(id, store, onRead);
  return load(place, { name: id, weights: model.weights, files });
}

async function downloadedFiles(id: string, store: ModelStore, onRead?: ReadProgress) {
  const { model, checked } = (await store.stored(id)) ?? {};
  if (!model || !checked) throw new ModelError(said('modelDownloadIncomplete'));
  return { model, files: await readDownloadedModel((file) => store.read(id, file), checked, onRead) };
}
