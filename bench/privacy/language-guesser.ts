// Loads the shipped language model as an attacker's, where there is one.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadNodeLanguageModel } from '../../lib/models/node-model.ts';
import { contextGuesser } from './context-guesser.ts';
import type { MaskGuesser } from './mask-inference.ts';

const MODELS = resolve(import.meta.dirname, '../../models');

/** Undefined before a language model is shipped. */
export async function languageGuesser(): Promise<MaskGuesser | undefined> {
  if (!existsSync(`${MODELS}/lm-en`)) return undefined;
  return contextGuesser(await loadNodeLanguageModel(MODELS));
}
