import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Batcher } from '../src/generation/batcher.ts';
import { Decoder } from '../src/generation/decoder.ts';
import { tokenSampler } from '../src/generation/sampling.ts';
import { loadModelFolder, type ModelFolder } from '../src/model/model-folder.ts';
import { makeTinyModel } from './running-server.ts';

interface Question {
  prompt: number[];
  steering: Float32Array | undefined;
  largestAnswer: number;
}

const numbersFrom = (seed: number, length: number, least: number, most: number) =>
  Array.from(
    { length },
    (_, index) => least + ((seed * 7919 + index * 104_729 + ((index * index * seed) % 97)) % (most - least)),
  );

/** Different lengths of prompts and answers, so that rows join and leave at different steps; every third is steered. */
const QUESTIONS: Question[] = Array.from({ length: 24 }, (_, index) => ({
  prompt: numbersFrom(index + 1, 1 + ((index * 37) % 61), 5, 261),
  steering: index % 3 === 0 ? Float32Array.from(numbersFrom(index + 5, 48, 0, 200), (n) => n / 100 - 1) : undefined,
  largestAnswer: 3 + ((index * 11) % 29),
}));

describe.each(['plain', 'gqa'] as const)('%s attention', (kind) => {
  const tiny = makeTinyModel(kind);
  let model: ModelFolder;
  let decoder: Decoder;
  beforeAll(async () => {
    model = loadModelFolder(tiny.folder);
    decoder = await Decoder.load(model.decoderPath, model.shape, { device: 'cpu', threads: 1 });
  });
  afterAll(async () => {
    await decoder.release();
    tiny.remove();
  });

  const answer = (batcher: Batcher, question: Question) =>
    new Promise<number[]>((resolve, reject) => {
      const ids: number[] = [];
      batcher.submit({
        ...question,
        endTokens: new Set(),
        sample: tokenSampler({ temperature: 0, topP: 1, seed: undefined }),
        signal: new AbortController().signal,
        onToken: (id) => ids.push(id) > 0,
        onEnd: () => resolve(ids),
        onError: reject,
      });
    });
  const batcherOf = (largestBatch: number) =>
    new Batcher(decoder, { largestBatch, longestQueue: 100, padding: model.shape.padding });

  test('answers in a batch what it answers alone', async () => {
    const alone = batcherOf(1);
    const wanted: number[][] = [];
    for (const question of QUESTIONS) wanted.push(await answer(alone, question));
    const together = batcherOf(7);
    expect(await Promise.all(QUESTIONS.map((question) => answer(together, question)))).toEqual(wanted);
    expect(together.load).toEqual({ active: 0, waiting: 0 });
    expect(new Set(wanted.map(String)).size).toBeGreaterThan(20);
  });

  test('reads a prompt in chunks as it reads it at once, and steers its last token only', async () => {
    const { prompt, steering } = QUESTIONS[9] as Question;
    expect(prompt.length).toBeGreaterThan(25);
    const whole = await decoder.chunk(prompt, decoder.emptyCache(), steering, true);
    const first = await decoder.chunk(prompt.slice(0, 10), decoder.emptyCache(), steering, false);
    const second = await decoder.chunk(prompt.slice(10, 25), first.cache, steering, false);
    const third = await decoder.chunk(prompt.slice(25), second.cache, steering, true);
    const unsteered = await decoder.chunk(prompt, decoder.emptyCache(), undefined, true);
    const apart = (a: Float32Array, b: Float32Array) =>
      Math.max(...a.map((value, index) => Math.abs(value - (b[index] as number))));
    expect(apart(third.logits, whole.logits)).toBeLessThan(1e-4);
    expect(apart(unsteered.logits, whole.logits)).toBeGreaterThan(0.1);
  });

  test('ends the answers of a step that fails, and answers the next request', async () => {
    const batcher = batcherOf(4);
    const { step } = decoder;
    decoder.step = async () => {
      throw new Error('no memory');
    };
    const failed = await Promise.allSettled(QUESTIONS.slice(0, 3).map((question) => answer(batcher, question)));
    decoder.step = step;
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const question = QUESTIONS[4] as Question;
    expect(await answer(batcher, question)).toHaveLength(question.largestAnswer);
  });
});
