// Runs the shipped models on windows of many sizes, so that the runtime calls all functions that a text can make it call. For the script that
// lists these functions and for the test of the list.
import { readFileSync } from 'node:fs';
import type { InferenceSession } from 'onnxruntime-web';
import { splitModel } from '../external-weights.ts';
import { LANGUAGE_MODEL_SESSION } from '../language-model.ts';
import { nodeRuntime } from '../node-runtime.ts';

/** The sizes of windows, in pieces: each remainder of a division by 16, and the largest. */
const WIDTHS = [...Array.from({ length: 17 }, (_, index) => index + 3), 24, 31, 48, 64, 77, 100, 127, 130, 160, 192];
const ROWS = [1, 2, 3, 4];
const PLACES = [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 33];

type Runtime = Awaited<ReturnType<typeof nodeRuntime>>;

const idsOf = (count: number, most: number) => Array.from({ length: count }, (_, at) => 1 + ((at * 7919) % most));

async function sessionOf({ InferenceSession }: Runtime, model: string, options: InferenceSession.SessionOptions) {
  const onnx = new Uint8Array(readFileSync(`models/${model}/onnx/model_quantized.onnx`));
  const { graph, externalData } = splitModel(onnx);
  return InferenceSession.create(graph, { ...options, externalData });
}

export interface ShippedRuns {
  /** What the runtime takes in place of its file. */
  readonly binary?: ArrayBufferLike;
  /** Runs one window in `every`; 1 for all. */
  readonly every: number;
}

export async function runShippedModels({ binary, every }: ShippedRuns): Promise<void> {
  const runtime = await nodeRuntime();
  // As in Firefox, whose extension pages cannot share memory with threads.
  runtime.env.wasm.numThreads = 1;
  if (binary) runtime.env.wasm.wasmBinary = binary;
  const widths = WIDTHS.filter((_, index) => index % every === 0);
  const integers = (numbers: readonly number[], dims: readonly number[]) =>
    new runtime.Tensor('int64', BigInt64Array.from(numbers, BigInt), dims);
  const detector = await sessionOf(runtime, 'ner-en', { executionProviders: ['wasm'], logSeverityLevel: 4 });
  for (const rows of ROWS) {
    for (const width of widths) {
      const [ids, dims] = [idsOf(rows * width, 20_000), [rows, width]];
      await detector.run({
        input_ids: integers(ids, dims),
        // A shorter window is filled up.
        attention_mask: integers(
          ids.map((_, at) => (rows > 1 && at >= rows * width - 2 ? 0 : 1)),
          dims,
        ),
        token_type_ids: integers(
          ids.map((id) => id % 8),
          dims,
        ),
      });
    }
  }
  await detector.release();
  const language = await sessionOf(runtime, 'lm-en', LANGUAGE_MODEL_SESSION);
  for (const [index, width] of widths.filter((width) => width <= 130).entries()) {
    // Two of the ids mark the borders of the text.
    const places = Array.from({ length: PLACES[index % PLACES.length] ?? 1 }, (_, at) => at % (width - 2));
    await language.run({
      input_ids: integers(idsOf(width, 30_000), [1, width]),
      places: integers(places, [places.length]),
    });
  }
  await language.release();
}
