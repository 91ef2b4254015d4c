// Loads a model from disk, for the command line and tests, with the same library and WebAssembly runtime as in the browser.
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { TokenClassifier } from './classifier.ts';
import { modelErrorFrom } from './errors.ts';
import type { WeightFormat } from './hub.ts';
import { type LanguageModel, loadLanguageModel } from './language-model.ts';
import { LANGUAGE_MODEL_FILES, readModel, WORD_FILES } from './manifest.ts';
import { runtimeThatNeverRejects } from './never-rejecting-runtime.ts';
import { nodeRuntime } from './node-runtime.ts';
import { type LoadedClassifier, type LoadOptions, loadClassifier } from './transformers.ts';
import { type VocabularyAndDistances, vocabularyAndDistances } from './word-files.ts';
import { type WordLists, wordListsOfModel } from './word-lists.ts';

/** If this global symbol holds a runtime, transformers.js uses it instead of the native one, which is not installed. */
const RUNTIME_SYMBOL = Symbol.for('onnxruntime');

/** The library, which keeps the runtime that it finds at its first import. */
export async function transformersLibrary() {
  Object.assign(globalThis, { [RUNTIME_SYMBOL]: runtimeThatNeverRejects(await nodeRuntime()) });
  return import('@huggingface/transformers');
}

const readerOf = (folder: string) => async (path: string) => new Uint8Array(await readFile(join(folder, path)));

async function classifierIn(
  folder: string,
  options: Pick<LoadOptions, 'weights' | 'isGraphFinal'> & WordLists,
): Promise<LoadedClassifier> {
  const transformers = await transformersLibrary();
  const { env, LogLevel } = transformers;
  env.logLevel = LogLevel.NONE;
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.localModelPath = dirname(folder) + sep;
  env.useFSCache = false;
  env.useBrowserCache = false;
  env.useWasmCache = false;
  return loadClassifier(transformers, { name: basename(folder), dataFiles: 0, ...options });
}

/** Loads the detection model in folder `dir`. @throws ModelError that tells the person what to do */
export async function loadNodeClassifier(dir: string): Promise<LoadedClassifier> {
  const folder = resolve(dir);
  try {
    const files = await readModel(readerOf(folder));
    return await classifierIn(folder, { weights: 'q8', isGraphFinal: true, ...wordListsOfModel(files) });
  } catch (error) {
    throw modelErrorFrom(error);
  }
}

/** Loads a public model from the files of its hub, which have no manifest to be checked against. @throws ModelError that tells what to do */
export async function loadPublicNodeModel(dir: string, weights: WeightFormat): Promise<TokenClassifier> {
  try {
    return (await classifierIn(resolve(dir), { weights, isGraphFinal: false })).classifier;
  } catch (error) {
    throw modelErrorFrom(error);
  }
}

/** As `loadNodeClassifier`, but gives only the classifier. */
export const loadNodeModel = async (dir: string): Promise<TokenClassifier> =>
  (await loadNodeClassifier(dir)).classifier;

/** Loads the language model of folder `models`. @param words those of `loadNodeWords` @throws ModelError that tells what to do */
export async function loadNodeLanguageModel(models: string, words: readonly string[]): Promise<LanguageModel> {
  try {
    const model = await readModel(readerOf(join(models, 'lm-en')), undefined, LANGUAGE_MODEL_FILES);
    return await loadLanguageModel(await nodeRuntime(), model, words);
  } catch (error) {
    throw modelErrorFrom(error);
  }
}

/** Loads the words of folder `models` with their vectors and groups. @throws ModelError that tells the person what to do */
export async function loadNodeWords(models: string): Promise<VocabularyAndDistances> {
  return vocabularyAndDistances(await readModel(readerOf(join(models, 'words-en')), undefined, WORD_FILES));
}
