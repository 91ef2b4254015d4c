// The parts of loading that all kinds of models share, with transformers.js. The library is passed in, because Node and the browser load it
// differently. Its runtime is wrapped (never-rejecting-runtime.ts), and then the library does not know the device names. So the device is set to
// `auto`, and the execution provider is set by an option.

import type * as Transformers from '@huggingface/transformers';
import { said } from '../language/message.ts';
import type { Classifier } from './classifier.ts';
import { ModelError } from './errors.ts';
import type { NetworkInput } from './network.ts';
import type { SwitchableNetwork } from './switchable-network.ts';
import { isGraphFile, isWeightFile, type WeightFormat, weightFolder } from './weight-files.ts';
import type { WordLists } from './word-lists.ts';

export type TransformersLibrary = Pick<
  typeof Transformers,
  | 'AutoTokenizer'
  | 'AutoModel'
  | 'AutoModelForTokenClassification'
  | 'PreTrainedTokenizer'
  | 'PretrainedConfig'
  | 'Tensor'
  | 'env'
  | 'LogLevel'
>;

export interface LoadOptions extends WordLists {
  readonly name: string;
  readonly weights: WeightFormat;
  /** The paths of the model's files relative to its folder. */
  readonly paths: readonly string[];
  /** Reads a text file of the model; undefined if the model has no such file. */
  readText(path: string): Promise<string | undefined>;
  /**
   * Whether the network's graph runs as it is in its file. The runtime makes others faster; with the shipped one that takes 0.3 seconds and
   * 40 MB at each start and gains nothing.
   */
  readonly isGraphFinal: boolean;
}

export interface LoadedClassifier<Kind extends Classifier = Classifier> {
  readonly classifier: Kind;
  readonly network: SwitchableNetwork;
  /** Whether the network cannot run on the graphics card, because it reads more than pieces. */
  readonly isProcessorOnly?: boolean;
  /** The network's input for as much of a text as one run reads. */
  inputOf(text: string): NetworkInput;
}

export interface SpecialPieces {
  readonly first: readonly number[];
  readonly last: readonly number[];
}

/** The special pieces that the tokenizer puts around a text ([CLS] and [SEP] for BERT). */
export function specialPieces(around: readonly number[]): SpecialPieces {
  const half = Math.ceil(around.length / 2);
  return { first: around.slice(0, half), last: around.slice(half) };
}

/** The library takes no tokenizer without a tokenizer_config.json, although tokenizer.json says all that is needed here. */
export async function loadTokenizer(
  { AutoTokenizer, PreTrainedTokenizer }: TransformersLibrary,
  { name, paths, readText }: LoadOptions,
): Promise<Transformers.PreTrainedTokenizer> {
  if (paths.includes('tokenizer_config.json')) return AutoTokenizer.from_pretrained(name, { local_files_only: true });
  const text = await readText('tokenizer.json');
  if (text === undefined) throw new ModelError(said('modelLacksFile', { model: name, file: 'tokenizer.json' }));
  return new PreTrainedTokenizer(JSON.parse(text), {});
}

/** How the library opens a network. */
export const networkOptions = ({ weights, paths, isGraphFinal }: LoadOptions) => ({
  local_files_only: true,
  dtype: weights,
  device: 'auto' as const,
  subfolder: weightFolder(paths),
  use_external_data_format: paths.filter((path) => isWeightFile(path) && !isGraphFile(path)).length,
  session_options: {
    executionProviders: ['wasm'],
    ...(isGraphFinal ? { graphOptimizationLevel: 'disabled' as const } : {}),
  },
});

/** The network's input for sequences of pieces, each between the special pieces. */
export function inputFor(sequences: readonly (readonly number[])[], special: SpecialPieces): NetworkInput {
  const rows = sequences.map((pieces) => [...special.first, ...pieces, ...special.last]);
  const width = Math.max(...rows.map((row) => row.length));
  const ids = new BigInt64Array(rows.length * width);
  const mask = new BigInt64Array(rows.length * width);
  rows.forEach((row, index) => {
    row.forEach((id, column) => {
      ids[index * width + column] = BigInt(id);
      mask[index * width + column] = 1n;
    });
  });
  return { ids, mask, rows: rows.length, width };
}
