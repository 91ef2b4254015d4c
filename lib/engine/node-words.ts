// Loads the word tables and the language model from disk, for the command line and tests in Node: the same files as in the extension.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadNodeLanguageModel, loadNodeWords } from '../models/node-model.ts';
import { sharedWordLoaders, type WordLoaders } from './word-source-loader.ts';

const MODELS = resolve(fileURLToPath(new URL('../../models', import.meta.url)));

export function nodeWordLoaders(): WordLoaders {
  return sharedWordLoaders({
    words: (language) => loadNodeWords(MODELS, language),
    async languageModel(words) {
      const context = await loadNodeLanguageModel(MODELS, words);
      return { context, range: context.range };
    },
  });
}
