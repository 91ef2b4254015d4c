// What words are drawn from on the command line and in tests in Node: the same lists as in the extension, read from disk.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadNodeWords } from '../models/node-model.ts';
import { prepareWords } from '../sanitize/prepare-words.ts';
import type { WordSource } from '../sanitize/sampled-words.ts';
import type { Plan } from '../sanitize/sanitized.ts';
import type { WordPolicy } from '../sanitize/word-policy.ts';

const MODELS = resolve(fileURLToPath(new URL('../../models', import.meta.url)));

/** Undefined for a profile that draws no words. Rejects with a ModelError where the lists are wanted and cannot be read. */
export async function wordFinder(
  policy: WordPolicy | undefined,
): Promise<((text: string, plan: Plan) => Promise<WordSource>) | undefined> {
  if (!policy) return undefined;
  const { vocabulary } = await loadNodeWords(MODELS);
  return (text, plan) => prepareWords(text, plan, policy, vocabulary);
}
