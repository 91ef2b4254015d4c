// Loads a model from disk, for the command line and tests, with the same library and WebAssembly runtime as in the browser.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { said } from '../language/message.ts';
import type { WordLanguage } from '../privacy/words/word-language.ts';
import type { Classifier, TokenClassifier } from './classifier.ts';
import { ModelError, modelErrorFrom } from './errors.ts';
import { TEXT_FILES } from './hub.ts';
import { type LanguageModel, loadLanguageModel } from './language-model.ts';
import type { LoadedClassifier, LoadOptions, TransformersLibrary } from './library-loading.ts';
import { LANGUAGE_MODEL_FILES, readModel, WORD_FILES } from './manifest.ts';
import { runtimeThatNeverRejects } from './never-rejecting-runtime.ts';
import { nodeRuntime } from './node-runtime.ts';
import { loadClassifier, loadTokenClassifier } from './transformers.ts';
import { bestWeightFile, USUAL_WEIGHT_FILE, withExternalData } from './weight-files.ts';
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

type Load<Loaded> = (library: TransformersLibrary, options: LoadOptions) => Promise<Loaded>;

async function loadedFrom<Loaded>(
  folder: string,
  load: Load<Loaded>,
  options: Pick<LoadOptions, 'weights' | 'paths' | 'isGraphFinal'> & WordLists,
): Promise<Loaded> {
  const transformers = await transformersLibrary();
  const { env, LogLevel } = transformers;
  env.logLevel = LogLevel.NONE;
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.localModelPath = dirname(folder) + sep;
  env.useFSCache = false;
  env.useBrowserCache = false;
  env.useWasmCache = false;
  const readText = async (path: string) =>
    existsSync(join(folder, path)) ? readFile(join(folder, path), 'utf8') : undefined;
  return load(transformers, { name: basename(folder), readText, ...options });
}

/** Loads the detection model in folder `dir`. @throws ModelError that tells the person what to do */
export async function loadNodeClassifier(dir: string): Promise<LoadedClassifier<TokenClassifier>> {
  const folder = resolve(dir);
  try {
    const files = await readModel(readerOf(folder));
    return await loadedFrom(folder, loadTokenClassifier, {
      weights: 'q8',
      paths: [...files.keys()],
      isGraphFinal: true,
      ...wordListsOfModel(files),
    });
  } catch (error) {
    throw modelErrorFrom(error);
  }
}

/**
 * Loads a public model from the files of its hub, which have no manifest to be checked against, with the best weights that are there.
 * @throws ModelError that tells what to do
 */
export async function loadPublicNodeModel(dir: string): Promise<Classifier> {
  const folder = resolve(dir);
  const exists = (path: string) => existsSync(join(folder, path));
  const weights = bestWeightFile(exists);
  if (!weights) throw new ModelError(said('modelLacksFile', { model: basename(folder), file: USUAL_WEIGHT_FILE }));
  const paths = [...TEXT_FILES.filter(exists), ...withExternalData(exists, weights.path)];
  try {
    const loaded = await loadedFrom(folder, loadClassifier, { weights: weights.format, paths, isGraphFinal: false });
    return loaded.classifier;
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
export async function loadNodeWords(models: string, language: WordLanguage = 'en'): Promise<VocabularyAndDistances> {
  return vocabularyAndDistances(await readModel(readerOf(join(models, `words-${language}`)), undefined, WORD_FILES));
}
