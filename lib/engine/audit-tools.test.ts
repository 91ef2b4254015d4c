import { expect, it, vi } from 'vitest';
import { maskInferenceAttack } from '../audit/mask-inference.ts';
import { promptFrom } from '../audit/prompt.test-support.ts';
import type { VocabularyAndDistances } from '../models/word-files.ts';
import type { LogitRange } from '../privacy/words/cape-utility.ts';
import { auditToolsLoader } from './audit-tools.ts';
import { sharedWordLoaders } from './word-source-loader.ts';

const space = { has: () => true, words: ['rest'] };
const tables = { vocabulary: { space } } as unknown as VocabularyAndDistances;
const row = Float32Array.of(1);
const model = { context: { words: space.words, logits: async () => [row] }, range: {} as LogitRange };

it('loads the tables at once, but the language model only when it is asked to guess', async () => {
  const words = vi.fn(async () => tables);
  const languageModel = vi.fn(async () => model);
  const loaders = sharedWordLoaders({ words, languageModel });
  const tools = auditToolsLoader(loaders);
  const { neighbours, context } = await tools();
  expect([neighbours, context?.words]).toEqual([space, space.words]);
  expect(languageModel).not.toHaveBeenCalled();
  await context?.load();
  expect(await context?.logits('rest', [{ start: 0, end: 4 }])).toEqual([row]);
  await Promise.all([(await tools()).context?.load(), loaders.words()]);
  expect(words).toHaveBeenCalledOnce();
  expect(languageModel).toHaveBeenCalledOnce();
});

it('loads no language model for a prompt in which it knows no replaced word', async () => {
  const languageModel = vi.fn(async () => model);
  const tools = auditToolsLoader(sharedWordLoaders({ words: async () => tables, languageModel }));
  const { context } = await tools();
  expect(await maskInferenceAttack(promptFrom('I am [Lindqvist|Kohl|PERSON].'), context)).toMatchObject({
    state: 'done',
    tried: 1,
  });
  expect(languageModel).not.toHaveBeenCalled();
  await maskInferenceAttack(promptFrom('I [rest|run|CONDITION].'), context);
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
