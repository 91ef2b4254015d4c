// Reads the model files that are shipped with the extension.
import { said } from '../language/message.ts';
import type { WordLanguage } from '../privacy/words/word-language.ts';
import { ModelError, modelErrorFrom } from './errors.ts';
import { readModel, WORD_FILES } from './manifest.ts';
import { type VocabularyAndDistances, vocabularyAndDistances } from './word-files.ts';

export interface ModelFolderAddresses {
  /** Address of the folder that holds the models, ending in a slash. */
  readonly models: string;
  /** Address of the folder that holds ONNX Runtime's files, ending in a slash. */
  readonly runtime: string;
}

export async function fetchBytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new ModelError(said('fileNotRead', { address }));
  return new Uint8Array(await response.arrayBuffer());
}

/** The words from which word mechanisms draw, with their vectors and groups. @throws ModelError that tells the person what to do */
export async function loadShippedWords(
  place: ModelFolderAddresses,
  language: WordLanguage,
): Promise<VocabularyAndDistances> {
  const folder = `${place.models}words-${language}/`;
  try {
    return vocabularyAndDistances(await readModel((path) => fetchBytes(folder + path), undefined, WORD_FILES));
  } catch (error) {
    throw modelErrorFrom(error);
  }
}
