// A model from disk, for the command line and tests: the same library and the same WebAssembly runtime as in the browser.
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { TokenClassifier } from './classifier.ts';
import { modelErrorFrom } from './errors.ts';
import { guarded } from './guarded-runtime.ts';
import { type LanguageModel, loadLanguageModel } from './language-model.ts';
import { LANGUAGE_MODEL_FILES, readModel, WORD_FILES } from './manifest.ts';
import { listsIn } from './name-lists.ts';
import { nodeRuntime } from './node-runtime.ts';
import { loadClassifier } from './transformers.ts';
import { type WordTables, wordTables } from './word-files.ts';

/** transformers.js takes the runtime that it finds under this symbol instead of the native one, which is not installed. */
const RUNTIME = Symbol.for('onnxruntime');

async function library() {
  Object.assign(globalThis, { [RUNTIME]: guarded(await nodeRuntime()) });
  return import('@huggingface/transformers');
}

const readerOf = (folder: string) => async (path: string) => new Uint8Array(await readFile(join(folder, path)));

/** Loads the model in folder `dir`. Throws a ModelError that says what to do. */
export async function loadNodeModel(dir: string): Promise<TokenClassifier> {
  const folder = resolve(dir);
  try {
    const files = await readModel(readerOf(folder));
    const transformers = await library();
    const { env, LogLevel } = transformers;
    env.logLevel = LogLevel.NONE;
    env.allowRemoteModels = false;
    env.allowLocalModels = true;
    env.localModelPath = dirname(folder) + sep;
    env.useFSCache = false;
    env.useBrowserCache = false;
    env.useWasmCache = false;
    return await loadClassifier(transformers, {
      name: basename(folder),
      weights: 'q8',
      dataFiles: 0,
      device: 'wasm',
      ...listsIn(files),
    });
  } catch (error) {
    throw modelErrorFrom(error);
  }
}

/** Loads the language model of folder `models`, over the words of `loadNodeWords`. Throws a ModelError that says what to do. */
export async function loadNodeLanguageModel(models: string, words: readonly string[]): Promise<LanguageModel> {
  try {
    const model = await readModel(readerOf(join(models, 'lm-en')), undefined, LANGUAGE_MODEL_FILES);
    return await loadLanguageModel(await nodeRuntime(), model, words);
  } catch (error) {
    throw modelErrorFrom(error);
  }
}

/** Loads the words of folder `models` with their vectors and groups. Throws a ModelError that says what to do. */
export async function loadNodeWords(models: string): Promise<WordTables> {
  return wordTables(await readModel(readerOf(join(models, 'words-en')), undefined, WORD_FILES));
}
