// Loads a token-classification model with transformers.js, so that a larger public model can replace the shipped one. The library is passed
// in, because Node and the browser load it differently. Its runtime is wrapped (never-rejecting-runtime.ts), and then the library does not
// know the device names. So the device is set to `auto`, and the execution provider is set by an option.

import type * as Transformers from '@huggingface/transformers';
import { said } from '../language/message.ts';
import { cachedPieces } from './alignment.ts';
import type { PieceScores, TokenClassifier } from './classifier.ts';
import { ModelError } from './errors.ts';
import { CALIBRATION_FILE, learnedTransitions } from './learned-transitions.ts';
import { type LengthConfig, longestInput } from './longest-input.ts';
import { type NetworkInput, type NetworkOutput, OUTPUT_NAMES } from './network.ts';
import { throwSessionFailure } from './never-rejecting-runtime.ts';
import { cachedTextPieces, type TextPiece } from './piece-alignment.ts';
import { type SwitchableNetwork, switchableNetwork } from './switchable-network.ts';
import { textReader, textTokenizer } from './text-reader.ts';
import { searchVocabulariesInSets } from './vocabulary-search.ts';
import { isGraphFile, isWeightFile, type WeightFormat, weightFolder } from './weight-files.ts';
import { windowWithin } from './windows.ts';
import type { WordLists } from './word-lists.ts';

export type TransformersLibrary = Pick<
  typeof Transformers,
  'AutoTokenizer' | 'AutoModelForTokenClassification' | 'PreTrainedTokenizer' | 'Tensor' | 'env' | 'LogLevel'
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

export interface LoadedClassifier {
  readonly classifier: TokenClassifier;
  readonly network: SwitchableNetwork;
  /** The network's input for as much of a text as one run reads. */
  inputOf(text: string): NetworkInput;
}

interface SpecialPieces {
  readonly first: readonly number[];
  readonly last: readonly number[];
}

/** The special pieces that the tokenizer puts around a text ([CLS] and [SEP] for BERT). */
function specialPieces(around: readonly number[]): SpecialPieces {
  const half = Math.ceil(around.length / 2);
  return { first: around.slice(0, half), last: around.slice(half) };
}

function labelsOf(config: unknown): readonly string[] {
  const { id2label } = config as { id2label?: Record<string, string> };
  if (!id2label) throw new ModelError(said('modelLabelsMissing'));
  return Object.keys(id2label).map((id) => {
    const label = id2label[id];
    if (label === undefined) throw new ModelError(said('modelLabelsGap'));
    return label;
  });
}

interface OwnConfig {
  /** What our own training writes beside the usual fields. */
  readonly line_break_piece?: string;
  readonly labels_every_piece?: boolean;
  readonly roles?: readonly string[];
  readonly model_type?: string;
}

/** The types of public models that label every piece of a word. Others are usually trained to label the first one. */
const LABEL_EVERY_PIECE: ReadonlySet<string> = new Set(['openai_privacy_filter']);

/** More would gain little and would delay an abort. */
const SEQUENCES_PER_RUN_ON_CARD = 4;
const NO_ROLES = new Float32Array(0);

/** The network's output as plain arrays. @throws ModelError if it has another shape than the labels */
function outputOf(
  output: Readonly<Record<string, Transformers.Tensor | undefined>>,
  counts: Readonly<Record<keyof NetworkOutput, number>>,
): NetworkOutput {
  const floatsOf = (part: keyof NetworkOutput): Float32Array => {
    const tensor = counts[part] > 0 ? output[OUTPUT_NAMES[part]] : undefined;
    if (!tensor && part === 'roles') return NO_ROLES;
    if (tensor?.dims[2] !== counts[part] || !(tensor.data instanceof Float32Array)) {
      throw new ModelError(said('modelOutputWrong'));
    }
    return tensor.data;
  };
  return { labels: floatsOf('labels'), roles: floatsOf('roles') };
}

/** The network's input for sequences of pieces, each between the special pieces. */
function inputFor(sequences: readonly (readonly number[])[], special: SpecialPieces): NetworkInput {
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

/** The pieces of a run of characters with their text; the library gives numbers and texts in the same order. */
const textPieces =
  (tokenizer: Transformers.PreTrainedTokenizer) =>
  (run: string): TextPiece[] => {
    const texts = tokenizer.tokenize(run);
    return tokenizer.encode(run, { add_special_tokens: false }).map((id, index) => ({ id, text: texts[index] ?? '' }));
  };

/** The library takes no tokenizer without a tokenizer_config.json, although tokenizer.json says all that is needed here. */
async function loadTokenizer(
  { AutoTokenizer, PreTrainedTokenizer }: TransformersLibrary,
  { name, paths, readText }: LoadOptions,
): Promise<Transformers.PreTrainedTokenizer> {
  if (paths.includes('tokenizer_config.json')) return AutoTokenizer.from_pretrained(name, { local_files_only: true });
  const text = await readText('tokenizer.json');
  if (text === undefined) throw new ModelError(said('modelLacksFile', { model: name, file: 'tokenizer.json' }));
  return new PreTrainedTokenizer(JSON.parse(text), {});
}

export async function loadClassifier(library: TransformersLibrary, options: LoadOptions): Promise<LoadedClassifier> {
  const { name, weights, paths, isGraphFinal, isOrdinaryWord } = options;
  const { AutoModelForTokenClassification, Tensor } = library;
  searchVocabulariesInSets(library);
  const [tokenizer, model] = await Promise.all([
    loadTokenizer(library, options),
    AutoModelForTokenClassification.from_pretrained(name, {
      local_files_only: true,
      dtype: weights,
      device: 'auto',
      subfolder: weightFolder(paths),
      use_external_data_format: paths.filter((path) => isWeightFile(path) && !isGraphFile(path)).length,
      session_options: {
        executionProviders: ['wasm'],
        ...(isGraphFinal ? { graphOptimizationLevel: 'disabled' } : {}),
      },
    }),
  ]);
  throwSessionFailure(model.sessions);
  const labels = labelsOf(model.config);
  const transitions = learnedTransitions(model.config, await options.readText(CALIBRATION_FILE), labels.length);
  const {
    line_break_piece: lineBreak,
    labels_every_piece: readsRuns = false,
    roles = [],
    model_type: type = '',
  } = model.config as OwnConfig;
  const special = specialPieces(tokenizer.encode(''));
  const longest = longestInput(model.config as LengthConfig, tokenizer.model_max_length, tokenizer.encode('').length);
  const piecesOf = (text: string) => tokenizer.encode(text, { add_special_tokens: false });

  const wordsOfText = readsRuns ? undefined : textReader(textTokenizer(tokenizer, LABEL_EVERY_PIECE.has(type)));

  const network = switchableNetwork(async ({ ids, mask, rows, width }) => {
    const shape = [rows, width];
    const inputs = { input_ids: new Tensor('int64', ids, shape), attention_mask: new Tensor('int64', mask, shape) };
    // The library's call operator returns only the logits, so `forward` is used.
    const output = await model.forward(inputs);
    throwSessionFailure(model.sessions);
    return outputOf(output, { labels: labels.length, roles: roles.length });
  });

  const classifier: TokenClassifier = {
    name,
    labels,
    roles,
    transitions,
    ...(lineBreak ? { lineBreak: piecesOf(lineBreak) } : {}),
    ...(isOrdinaryWord ? { isOrdinaryWord } : {}),
    ...(readsRuns ? { wordsOfRun: cachedTextPieces(textPieces(tokenizer)) } : {}),
    ...(wordsOfText ? { wordsOfText } : {}),
    ...(Number.isFinite(longest) ? { longestSequence: longest } : {}),
    piecesOf: cachedPieces(piecesOf),
    get sequencesPerRun() {
      return network.isOnCard ? SEQUENCES_PER_RUN_ON_CARD : 1;
    },
    async scores(sequences) {
      if (sequences.length === 0) return [];
      const input = inputFor(sequences, special);
      const output = await network.run(input);
      const scoresAt = (place: number): PieceScores => ({
        labels: output.labels.slice(place * labels.length, (place + 1) * labels.length),
        roles: output.roles.slice(place * roles.length, (place + 1) * roles.length),
      });
      return sequences.map((pieces, row) =>
        pieces.map((_, piece) => scoresAt(row * input.width + piece + special.first.length)),
      );
    },
    async release() {
      network.end();
      await model.dispose();
    },
  };
  return {
    classifier,
    network,
    inputOf: (text) => inputFor([piecesOf(text).slice(0, windowWithin(longest).pieces)], special),
  };
}
