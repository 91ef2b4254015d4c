// The language model, which predicts the word at each place of a text from the text around it.
//
// The network answers for all places of a window in one run, because it never looks at the word that it predicts
// (models/training/cloze.py). The runtime is passed in, because Node and the browser load it differently.

import type * as Onnx from 'onnxruntime-web';
import { said } from '../language/message.ts';
import type { LogitRange } from '../privacy/words/cape-utility.ts';
import type { WordContext } from '../privacy/words/word-context.ts';
import { ModelError } from './errors.ts';
import { createSessionWithExternalWeights } from './external-weights.ts';
import { type LanguageModelVocabulary, languageVocabulary, piecesForLanguageModel } from './language-words.ts';
import type { ModelContent } from './manifest.ts';
import { type WordWindow, windowOfEachWord, windowsOf } from './windows.ts';

export type OnnxRuntime = Pick<typeof Onnx, 'InferenceSession' | 'Tensor'>;

export interface LanguageModel extends WordContext {
  /** The range to which logits are clipped before a word is drawn. */
  readonly range: LogitRange;
  /** Frees the memory of the weights; the model cannot be used afterwards. */
  release(): Promise<void>;
}

/** The network was trained on rows of 128 words. */
const WINDOW = { pieces: 128, overlap: 48 };

/** Constant folding is off, because it would keep the word table and copies of it as floats (152 MB instead of 69). Loading is faster too. */
const SESSION: Onnx.InferenceSession.SessionOptions = {
  executionProviders: ['wasm'],
  extra: { optimization: { disable_specified_optimizers: 'ConstantFolding' } },
};

function fileOf(content: ModelContent, path: string): Uint8Array<ArrayBuffer> {
  const bytes = content.get(path);
  if (!bytes) throw new ModelError(said('manifestLacksFile', { file: path }));
  return bytes;
}

/** For each window, the indexes (in `at`) of the places that it answers for. */
function placesOf(windows: readonly WordWindow[], owners: Int32Array, at: readonly number[]): readonly number[][] {
  const shares: number[][] = windows.map(() => []);
  for (const [place, piece] of at.entries()) shares[owners[piece] ?? 0]?.push(place);
  return shares;
}

const integers = (numbers: readonly number[]) => BigInt64Array.from(numbers, BigInt);

async function languageModel(
  { InferenceSession, Tensor }: OnnxRuntime,
  weights: Uint8Array<ArrayBuffer>,
  vocabulary: LanguageModelVocabulary,
): Promise<LanguageModel> {
  const session = await createSessionWithExternalWeights(InferenceSession, weights, SESSION);
  const { words, range, outside } = vocabulary;

  async function rowsFor(numbers: readonly number[], places: readonly number[]): Promise<readonly Float32Array[]> {
    const ids = integers([outside, ...numbers, outside]);
    const { logits } = await session.run(
      {
        input_ids: new Tensor('int64', ids, [1, ids.length]),
        places: new Tensor('int64', integers(places), [places.length]),
      },
      ['logits'],
    );
    const data = logits?.data;
    if (!(data instanceof Float32Array) || data.length !== places.length * words.length)
      throw new ModelError(said('wordModelOutputWrong'));
    return places.map((_, row) => data.subarray(row * words.length, (row + 1) * words.length));
  }

  return {
    words,
    range,
    async logits(text, places, hidden = []) {
      const { pieces, at } = piecesForLanguageModel(text, places, hidden, vocabulary);
      const sized = pieces.map((piece) => ({ ...piece, pieces: [piece.number] }));
      const windows = windowsOf(text, sized, WINDOW);
      const rows: Float32Array[] = places.map(() => new Float32Array(0));
      for (const [index, share] of placesOf(windows, windowOfEachWord(windows, pieces.length), at).entries()) {
        const { from = 0, to = 0 } = windows[index] ?? {};
        if (share.length === 0) continue;
        const numbers = pieces.slice(from, to).map((piece) => piece.number);
        const answers = await rowsFor(
          numbers,
          share.map((place) => (at[place] ?? 0) - from),
        );
        share.forEach((place, row) => {
          rows[place] = answers[row] ?? new Float32Array(0);
        });
      }
      return rows;
    },
    release: () => session.release(),
  };
}

/**
 * Loads the language model.
 * @param model the checked files of models/lm-en; the bytes of the network are freed
 * @param words those of models/words-en
 * @throws ModelError that tells the person what to do
 */
export function loadLanguageModel(
  runtime: OnnxRuntime,
  model: ModelContent,
  words: readonly string[],
): Promise<LanguageModel> {
  const vocabulary = languageVocabulary(new TextDecoder().decode(fileOf(model, 'vocabulary.json')), words);
  return languageModel(runtime, fileOf(model, 'onnx/model_quantized.onnx'), vocabulary);
}
