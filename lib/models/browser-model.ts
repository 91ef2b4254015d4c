// Loads a model in the browser: the shipped one from the extension's files, or a downloaded one from this device's storage. Nothing here
// reaches the network: transformers.js is given bytes that were checked, and its own fetching is switched off.

import type * as Transformers from '@huggingface/transformers';
import { modelErrorFrom } from './errors.ts';
import { freeBytes } from './external-weights.ts';
import { type LanguageModel, loadLanguageModel, type OnnxRuntime } from './language-model.ts';
import type { LoadedClassifier } from './library-loading.ts';
import { LANGUAGE_MODEL_FILES, type ModelContent, type OnReadProgress, readModel } from './manifest.ts';
import { type ModelReference, modelFiles } from './model-files.ts';
import type { ModelStore } from './model-store.ts';
import type { NetworkInput } from './network.ts';
import { runtimeThatNeverRejects } from './never-rejecting-runtime.ts';
import { runtimeFor } from './runtime-files.ts';
import { SAMPLE_TEXT } from './sample-text.ts';
import { fetchBytes, type ModelFolderAddresses } from './shipped-files.ts';
import { loadClassifier } from './transformers.ts';
import { isWeightFile } from './weight-files.ts';
import { wordListsOfModel } from './word-lists.ts';

/** If this global symbol holds a runtime, transformers.js uses it instead of the bundled one. */
const RUNTIME_SYMBOL = Symbol.for('onnxruntime');

/** Where the models and their runtime lie, and how many threads run a model. */
export interface RuntimePlace extends ModelFolderAddresses {
  readonly threads: number;
}

/** The files of a model that is being loaded. The library asks for them by address. */
interface OfferedFiles {
  readonly folder: string;
  readonly files: ModelContent;
}

const offeredFiles = new Set<OfferedFiles>();
/** Runtime and library are started once per worker, because the library keeps the runtime that it was started with. */
let startedRuntime: Promise<OnnxRuntime> | undefined;
let library: Promise<typeof Transformers> | undefined;

function offeredFile(address: string): Response {
  for (const { folder, files } of offeredFiles) {
    const bytes = address.startsWith(folder) ? files.get(address.slice(folder.length)) : undefined;
    if (bytes) return new Response(bytes);
  }
  return new Response(null, { status: 404 });
}

async function startRuntime(place: RuntimePlace): Promise<OnnxRuntime> {
  const onnx = await import('onnxruntime-web/wasm');
  onnx.env.logLevel = 'fatal';
  const { wasm } = onnx.env;
  wasm.numThreads = place.threads;
  const files = `${place.runtime}${runtimeFor(import.meta.env.BROWSER)}`;
  wasm.wasmPaths = { mjs: `${files}.mjs`, wasm: `${files}.wasm` };
  return onnx;
}

/** Starts the runtime at the first call. A start that failed is tried again at the next call. */
function runtimeIn(place: RuntimePlace): Promise<OnnxRuntime> {
  startedRuntime ??= startRuntime(place);
  startedRuntime.catch(() => {
    startedRuntime = undefined;
  });
  return startedRuntime;
}

async function startLibrary(place: RuntimePlace): Promise<typeof Transformers> {
  const onnx = await runtimeIn(place);
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
  return transformers;
}

/** Starts the library at the first call. A start that failed is tried again at the next call. */
function startedLibrary(place: RuntimePlace): Promise<typeof Transformers> {
  library ??= startLibrary(place);
  library.catch(() => {
    library = undefined;
  });
  return library;
}

export interface DetectionModel extends Pick<LoadedClassifier, 'classifier' | 'network' | 'isProcessorOnly'> {
  /** The sample text as the network's input. */
  readonly sample: NetworkInput;
  /** The hashes of the network's files. */
  readonly fingerprint: string;
}

const textOf = (bytes: Uint8Array | undefined) => (bytes ? new TextDecoder().decode(bytes) : undefined);

async function loadModel(
  place: RuntimePlace,
  store: ModelStore,
  model: ModelReference,
  onRead?: OnReadProgress,
): Promise<DetectionModel> {
  const [{ weights, files, fingerprint }, transformers] = await Promise.all([
    modelFiles(place, store, model, onRead),
    startedLibrary(place),
  ]);
  const { name, isShipped } = model;
  const offer: OfferedFiles = { folder: `${place.models}${name}/`, files };
  offeredFiles.add(offer);
  try {
    const options = {
      name,
      weights,
      paths: [...files.keys()],
      readText: async (path: string) => textOf(files.get(path)),
      isGraphFinal: isShipped,
      ...wordListsOfModel(files),
    };
    const loaded = await loadClassifier(transformers, options);
    return { ...loaded, sample: loaded.inputOf(SAMPLE_TEXT), fingerprint };
  } finally {
    offeredFiles.delete(offer);
    for (const [path, bytes] of files) if (isWeightFile(path)) freeBytes(bytes);
  }
}

/**
 * Loads a detection model. Rejects with what tells the person what to do, if it is the shipped one, and else with the cause; `downloadedModelError` turns
 * that into a text for people.
 */
export async function loadDetectionModel(
  place: RuntimePlace,
  store: ModelStore,
  model: ModelReference,
  onRead?: OnReadProgress,
): Promise<DetectionModel> {
  try {
    return await loadModel(place, store, model, onRead);
  } catch (error) {
    throw model.isShipped ? modelErrorFrom(error) : error;
  }
}

/** Loads the shipped language model. @param words those of `loadShippedWords` @throws ModelError that tells the person what to do */
export async function loadShippedLanguageModel(place: RuntimePlace, words: readonly string[]): Promise<LanguageModel> {
  try {
    const model = await readModel(
      (path) => fetchBytes(`${place.models}lm-en/${path}`),
      undefined,
      LANGUAGE_MODEL_FILES,
    );
    // The library is not loaded, because only detectors need it: the language model has its own tokenizer, and its own worker.
    const onnx = await runtimeIn(place);
    return await loadLanguageModel(onnx, model, words);
  } catch (error) {
    throw modelErrorFrom(error);
  }
}
