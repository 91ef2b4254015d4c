import { expect, it, vi } from 'vitest';
import type { VocabularyAndDistances } from '../models/word-files.ts';
import type { LogitRange } from '../privacy/words/cape-utility.ts';
import { auditToolsLoader } from './audit-tools.ts';
import { sharedWordLoaders } from './word-source-loader.ts';

const space = { has: () => true };
const tables = { vocabulary: { space } } as unknown as VocabularyAndDistances;
const model = { context: { words: [], logits: async () => [] }, range: {} as LogitRange };

it('attacks with what is there, each loaded once', async () => {
  const words = vi.fn(async () => tables);
  const languageModel = vi.fn(async () => model);
  const loaders = sharedWordLoaders({ words, languageModel });
  const tools = auditToolsLoader(loaders);
  expect(await tools()).toEqual({ neighbours: space, context: model.context });
  await Promise.all([tools(), loaders.words()]);
  expect(words).toHaveBeenCalledOnce();
  expect(languageModel).toHaveBeenCalledOnce();
});

it('leaves out what cannot be loaded, and tries again the next time', async () => {
  let broken = true;
  const words = async () => {
    if (broken) throw new Error('The list of words is not complete.');
    return tables;
  };
  const tools = auditToolsLoader(sharedWordLoaders({ words }));
  expect(await tools()).toEqual({});
  broken = false;
  expect(await tools()).toEqual({ neighbours: space });
});
