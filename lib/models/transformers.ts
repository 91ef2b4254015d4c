// Loads a token-classification model with transformers.js, so that a larger public model can replace the shipped one. The library is passed
// in, because Node and the browser load it differently. Its runtime is wrapped (never-rejecting-runtime.ts), and then the library does not
// know the device names. So the device is set to `auto`, and the execution provider is chosen by an option.

import type * as Transformers from '@huggingface/transformers';
import { said } from '../language/message.ts';
import { cachedPieces } from './alignment.ts';
import type { PieceScores, TokenClassifier } from './classifier.ts';
import type { Device } from './device.ts';
import { ModelError } from './errors.ts';
import type { WeightFormat } from './hub.ts';
import { throwSessionFailure } from './never-rejecting-runtime.ts';
import { cachedTextPieces, type TextPiece } from './piece-alignment.ts';
import type { WordLists } from './word-lists.ts';

export type TransformersLibrary = Pick<
  typeof Transformers,
  'AutoTokenizer' | 'AutoModelForTokenClassification' | 'Tensor' | 'env' | 'LogLevel'
>;

export interface LoadOptions extends WordLists {
  readonly name: string;
  readonly weights: WeightFormat;
  /** The number of external data files, which hold a part of the weights. */
  readonly dataFiles: number;
  readonly device: Device;
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

/** Whether " a" and "a" are different pieces, as in byte-level vocabularies. Other vocabularies drop the space or make it a separate piece. */
function piecesDependOnSpace(piecesOf: (text: string) => readonly number[]): boolean {
  const [bare, spaced] = [piecesOf('a'), piecesOf(' a')];
  return bare.length === spaced.length && bare.some((piece, index) => piece !== spaced[index]);
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

const NO_ROLES = new Float32Array(0);

/** Returns a function that looks up the output row of a piece in a batch. @throws ModelError if the output has another shape */
function rowsOf(output: Transformers.Tensor, count: number): (sequence: number, column: number) => Float32Array {
  const [, width = 0, found = 0] = output.dims;
  if (found !== count || !(output.data instanceof Float32Array)) {
    throw new ModelError(said('modelOutputWrong'));
  }
  const data = output.data;
  return (sequence, column) => data.slice((sequence * width + column) * count, (sequence * width + column + 1) * count);
}

/** The pieces of a run of characters with their text; the library gives numbers and texts in the same order. */
const textPieces =
  (tokenizer: Transformers.PreTrainedTokenizer) =>
  (run: string): TextPiece[] => {
    const texts = tokenizer.tokenize(run);
    return tokenizer.encode(run, { add_special_tokens: false }).map((id, index) => ({ id, text: texts[index] ?? '' }));
  };

export async function loadClassifier(
  library: TransformersLibrary,
  { name, weights, dataFiles, device, isOrdinaryWord }: LoadOptions,
): Promise<TokenClassifier> {
  const { AutoTokenizer, AutoModelForTokenClassification, Tensor } = library;
  const [tokenizer, model] = await Promise.all([
    AutoTokenizer.from_pretrained(name, { local_files_only: true }),
    AutoModelForTokenClassification.from_pretrained(name, {
      local_files_only: true,
      dtype: weights,
      device: 'auto',
      use_external_data_format: dataFiles,
      session_options: { executionProviders: [device] },
    }),
  ]);
  throwSessionFailure(model.sessions);
  const labels = labelsOf(model.config);
  const {
    line_break_piece: lineBreak,
    labels_every_piece: labelsEveryPiece = false,
    roles = [],
  } = model.config as { line_break_piece?: string; labels_every_piece?: boolean; roles?: readonly string[] };
  const special = specialPieces(tokenizer.encode(''));
  const piecesOf = (text: string) => tokenizer.encode(text, { add_special_tokens: false });

  function modelInputs(sequences: readonly (readonly number[])[]) {
    const rows = sequences.map((pieces) => [...special.first, ...pieces, ...special.last]);
    const width = Math.max(...rows.map((row) => row.length));
    const shape = [rows.length, width];
    const ids = new BigInt64Array(rows.length * width);
    const mask = new BigInt64Array(rows.length * width);
    rows.forEach((row, index) => {
      row.forEach((id, column) => {
        ids[index * width + column] = BigInt(id);
        mask[index * width + column] = 1n;
      });
    });
    return { input_ids: new Tensor('int64', ids, shape), attention_mask: new Tensor('int64', mask, shape) };
  }

  return {
    name,
    device,
    labels,
    roles,
    ...(lineBreak ? { lineBreak: piecesOf(lineBreak) } : {}),
    ...(isOrdinaryWord ? { isOrdinaryWord } : {}),
    ...(labelsEveryPiece ? { wordsOfRun: cachedTextPieces(textPieces(tokenizer)) } : {}),
    piecesOf: cachedPieces(piecesOf),
    piecesDependOnSpace: piecesDependOnSpace(piecesOf),
    async scores(sequences) {
      if (sequences.length === 0) return [];
      // The library's call operator returns only the logits, so `forward` is used.
      const output = (await model.forward(modelInputs(sequences))) as {
        logits: Transformers.Tensor;
        roles?: Transformers.Tensor;
      };
      throwSessionFailure(model.sessions);
      const labelRow = rowsOf(output.logits, labels.length);
      const roleRow = output.roles && roles.length > 0 ? rowsOf(output.roles, roles.length) : () => NO_ROLES;
      return sequences.map((pieces, row) =>
        pieces.map((_, piece): PieceScores => {
          const column = piece + special.first.length;
          return { labels: labelRow(row, column), roles: roleRow(row, column) };
        }),
      );
    },
    release: async () => void (await model.dispose()),
  };
}
