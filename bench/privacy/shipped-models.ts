// The shipped word list and language model: for the product's mechanisms, the baselines and the attacks.
import { resolve } from 'node:path';
import type { LanguageModel } from '../../lib/models/language-model.ts';
import { loadNodeLanguageModel, loadNodeWords } from '../../lib/models/node-model.ts';
import type { VocabularyAndDistances } from '../../lib/models/word-files.ts';
import type { WordLanguage } from '../../lib/privacy/words/word-language.ts';

const MODELS = resolve(import.meta.dirname, '../../models');

export const shippedWords = (language?: WordLanguage): Promise<VocabularyAndDistances> =>
  loadNodeWords(MODELS, language);

export const shippedLanguageModel = (words: readonly string[]): Promise<LanguageModel> =>
  loadNodeLanguageModel(MODELS, words);
