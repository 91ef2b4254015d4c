// transformers.js cuts texts into the pieces that the decoder was trained on.
import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { runtimeThatNeverRejects } from '../../lib/models/never-rejecting-runtime.ts';
import { nodeRuntime } from '../../lib/models/node-runtime.ts';

const MODELS = resolve(import.meta.dirname, '../../models');
const RUNTIME = Symbol.for('onnxruntime');

interface Example {
  readonly question: string;
  readonly pieces: readonly number[];
}

test('a question has the same pieces in Python and in transformers.js', async () => {
  Object.assign(globalThis, { [RUNTIME]: runtimeThatNeverRejects(await nodeRuntime()) });
  const { AutoTokenizer, env } = await import('@huggingface/transformers');
  Object.assign(env, { allowRemoteModels: false, localModelPath: MODELS + sep, useFSCache: false });
  const tokenizer = await AutoTokenizer.from_pretrained('restore-en', { local_files_only: true });
  const examples = JSON.parse(readFileSync(`${MODELS}/restore-en/examples.json`, 'utf8')) as readonly Example[];
  for (const { question, pieces } of examples) {
    const chat = [{ role: 'user', content: question }];
    const told = tokenizer.apply_chat_template(chat, { add_generation_prompt: true, tokenize: false });
    expect(tokenizer.encode(told as string, { add_special_tokens: false })).toEqual(pieces);
  }
});
