// Loads a model in the browser: the shipped one from the extension's files, or a downloaded one from this device's storage. Nothing here
// reaches the network: transformers.js is given bytes that were checked, and its own fetching is switched off.

import type * as Transformers from '@huggingface/transformers';
import { said } from '../language/message.ts';
import type { TokenClassifier } from './classifier.ts';
import { type Device, deviceFor } from './device.ts';
import { ModelError, modelErrorFrom } from './errors.ts';
import { freeBytes } from './external-weights.ts';
import type { WeightFormat } from './hub.ts';
import { type LanguageModel, loadLanguageModel, type OnnxRuntime } from './language-model.ts';
import {
  LANGUAGE_MODEL_FILES,
  type ModelContent,
  type OnReadProgress,
  readDownloadedModel,
  readModel,
} from './manifest.ts';
import type { ModelStore } from './model-store.ts';
import { runtimeThatNeverRejects } from './never-rejecting-runtime.ts';
import { RUNTIME_NAMES } from './runtime-files.ts';
import { fetchBytes, type ModelFolderAddresses } from './shipped-files.ts';
import { loadClassifier } from './transformers.ts';
import { wordListsOfModel } from './word-lists.ts';

/** If this global symbol holds a runtime, transformers.js uses it instead of the bundled one. */
const RUNTIME_SYMBOL = Symbol.for('onnxruntime');

/** The files of a model that is being loaded. The library asks for them by address. */
interface OfferedFiles {
  readonly folder: string;
  readonly files: ModelContent;
}

interface StartedRuntime {
  readonly onnx: OnnxRuntime;
  readonly device: Device;
}

interface Library {
  readonly transformers: typeof Transformers;
  readonly runtime: Device;
}

const offeredFiles = new Set<OfferedFiles>();
/** Runtime and library are started once per document, because the library keeps the runtime that it was started with. */
let startedRuntime: Promise<StartedRuntime> | undefined;
let library: Promise<Library> | undefined;

/** One thread in Firefox, whose extension pages cannot share memory; at most two in Chrome, because more gain nothing for these models. */
function threadCount(): number {
  return typeof SharedArrayBuffer === 'undefined' || typeof Worker === 'undefined'
    ? 1
    : Math.min(2, navigator.hardwareConcurrency || 1);
}

function offeredFile(address: string): Response {
  for (const { folder, files } of offeredFiles) {
    const bytes = address.startsWith(folder) ? files.get(address.slice(folder.length)) : undefined;
    if (bytes) return new Response(bytes);
  }
  return new Response(null, { status: 404 });
}

async function startRuntime(place: ModelFolderAddresses, device: Device): Promise<StartedRuntime> {
  // Compared with the literal `true`, so that the bundler drops the graphics runtime from builds that do not ship it.
  const wantsGraphics = import.meta.env.GRAPHICS_RUNTIME === true && device === 'webgpu';
  const onnx = await (wantsGraphics ? import('onnxruntime-web/jspi') : import('onnxruntime-web/wasm'));
  onnx.env.logLevel = 'fatal';
  const { wasm } = onnx.env;
  wasm.numThreads = threadCount();
  const files = `${place.runtime}${RUNTIME_NAMES[device]}`;
  wasm.wasmPaths = { mjs: `${files}.mjs`, wasm: `${files}.wasm` };
  return { onnx, device };
}

/** Starts the runtime at the first call. A start that failed is tried again at the next call. */
function runtimeIn(place: ModelFolderAddresses, device: Device): Promise<StartedRuntime> {
  startedRuntime ??= startRuntime(place, device);
  startedRuntime.catch(() => {
    startedRuntime = undefined;
  });
  return startedRuntime;
}

async function startLibrary(place: ModelFolderAddresses, wanted: Device): Promise<Library> {
  const { onnx, device } = await runtimeIn(place, wanted);
  Object.assign(globalThis, { [RUNTIME_SYMBOL]: runtimeThatNeverRejects(onnx) });
  const transformers = await import('@huggingface/transformers');
  const { env, LogLevel } = transformers;
  // The library logs its input with errors, and prompts must not reach the console.
  env.logLevel = LogLevel.NONE;
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.localModelPath = place.models;
  env.useBrowserCache = false;
  env.useWasmCache = false;
  env.fetch = async (address: string | URL | Request) =>
    offeredFile(String(address instanceof Request ? address.url : address));
  return { transformers, runtime: device };
}

/** Starts the library at the first call. A start that failed is tried again at the next call. */
function startedLibrary(place: ModelFolderAddresses, device: Device): Promise<Library> {
  library ??= startLibrary(place, device);
  library.catch(() => {
    library = undefined;
  });
  return library;
}

interface Content {
  readonly name: string;
  readonly weights: WeightFormat;
  readonly files: ModelContent;
}

async function loadChecked(place: ModelFolderAddresses, { name, weights, files }: Content): Promise<TokenClassifier> {
  const wanted = await deviceFor(weights);
  const { transformers, runtime } = await startedLibrary(place, wanted);
  const dataFiles = [...files.keys()].filter((path) => path.includes('.onnx_data')).length;
  const offer: OfferedFiles = { folder: `${place.models}${name}/`, files };
  const lists = wordListsOfModel(files);
  const on = (device: Device) => loadClassifier(transformers, { name, weights, dataFiles, device, ...lists });
  offeredFiles.add(offer);
  try {
    if (wanted === 'webgpu' && runtime === 'webgpu') return await on('webgpu').catch(() => on('wasm'));
    return await on('wasm');
  } finally {
    offeredFiles.delete(offer);
    for (const [path, bytes] of files) if (path.startsWith('onnx/')) freeBytes(bytes);
  }
}

/** Loads the shipped detection model. @throws ModelError that tells the person what to do */
export async function loadShippedModel(
  place: ModelFolderAddresses,
  name: string,
  onRead?: OnReadProgress,
): Promise<TokenClassifier> {
  try {
    const files = await readModel((path) => fetchBytes(`${place.models}${name}/${path}`), onRead);
    return await loadChecked(place, { name, weights: 'q8', files });
  } catch (error) {
    throw modelErrorFrom(error);
  }
}

/** Loads the shipped language model. @param words those of `loadShippedWords` @throws ModelError that tells the person what to do */
export async function loadShippedLanguageModel(
  place: ModelFolderAddresses,
  words: readonly string[],
): Promise<LanguageModel> {
  try {
    const model = await readModel(
      (path) => fetchBytes(`${place.models}lm-en/${path}`),
      undefined,
      LANGUAGE_MODEL_FILES,
    );
    // The library is not loaded, because only detectors need it: the language model has its own tokenizer, and its own worker in Firefox.
    const { onnx } = await runtimeIn(place, 'wasm');
    return await loadLanguageModel(onnx, model, words);
  } catch (error) {
    throw modelErrorFrom(error);
  }
}

/** Loads a downloaded detection model. Throws the cause if it cannot be used; `downloadedModelError` turns that into a text for people. */
export async function loadDownloadedModel(
  place: ModelFolderAddresses,
  id: string,
  store: ModelStore,
  onRead?: OnReadProgress,
): Promise<TokenClassifier> {
  const { model, files } = await downloadedFiles(id, store, onRead);
  return loadChecked(place, { name: id, weights: model.weights, files });
}

async function downloadedFiles(id: string, store: ModelStore, onRead?: OnReadProgress) {
  const { model, checked } = (await store.stored(id)) ?? {};
  if (!model || !checked) throw new ModelError(said('modelDownloadIncomplete'));
  return { model, files: await readDownloadedModel((file) => store.read(id, file), checked, onRead) };
}
