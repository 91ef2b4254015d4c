// Writes a network with GLiNER's interface, with weights set by hand, as a real ONNX file. For tests only. A span scores for a label if its first
// word begins that label and its last word ends it; the labels are those that the input asks for.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesField, joined, textField, varintField } from './protobuf.ts';
import { TINY_TOKENIZERS, type TokenizerFile } from './tiny-tokenizers.ts';

const FLOAT = 1;
const INT64 = 7;
const BOOL = 9;

// The field numbers are from onnx.proto3.
function tensor(name: string, element: number, dims: readonly number[], raw: Uint8Array): Uint8Array {
  return joined([
    ...dims.map((dim) => varintField(1, dim)),
    varintField(2, element),
    textField(8, name),
    bytesField(9, raw),
  ]);
}
const floats = (name: string, dims: readonly number[], values: readonly number[]) =>
  tensor(name, FLOAT, dims, new Uint8Array(Float32Array.from(values).buffer));
const integers = (name: string, dims: readonly number[], values: readonly number[]) =>
  tensor(name, INT64, dims, new Uint8Array(BigInt64Array.from(values, BigInt).buffer));

function valueInfo(name: string, element: number, dims: readonly string[]): Uint8Array {
  const shape = joined(dims.map((dim) => bytesField(1, textField(2, dim))));
  const type = bytesField(1, joined([varintField(1, element), bytesField(2, shape)]));
  return joined([textField(1, name), bytesField(2, type)]);
}

const INTEGER_ATTRIBUTE = 2;
function node(operator: string, inputs: readonly string[], output: string, attributes: Record<string, number> = {}) {
  return joined([
    ...inputs.map((input) => textField(1, input)),
    textField(2, output),
    textField(4, operator),
    ...Object.entries(attributes).map(([name, value]) =>
      bytesField(5, joined([textField(1, name), varintField(3, value), varintField(20, INTEGER_ATTRIBUTE)])),
    ),
  ]);
}

interface Table {
  /** For each piece of the vocabulary, its scores for each piece that may stand after the mark of a label. */
  readonly first: readonly number[];
  readonly last: readonly number[];
}

function onnxModel(vocabulary: number, labelMark: number, maxWidth: number, table: Table): Uint8Array {
  const nodes = [
    // The pieces of the labels: those after each mark.
    node('Equal', ['input_ids', 'label_mark'], 'is_mark'),
    node('NonZero', ['is_mark'], 'marks'),
    node('Gather', ['marks', 'one'], 'mark_columns', { axis: 0 }),
    node('Add', ['mark_columns', 'one'], 'label_columns'),
    node('Reshape', ['input_ids', 'flat'], 'ids'),
    node('Gather', ['ids', 'label_columns'], 'label_ids', { axis: 0 }),
    // The first piece of each word.
    node('NonZero', ['words_mask'], 'word_places'),
    node('Gather', ['word_places', 'one'], 'word_columns', { axis: 0 }),
    node('Gather', ['ids', 'word_columns'], 'word_ids', { axis: 0 }),
    node('Reshape', ['span_idx', 'pairs'], 'spans'),
    ...(['first', 'last'] as const).flatMap((edge, index) => [
      node('Gather', ['spans', index === 0 ? 'zero' : 'one'], `${edge}_words`, { axis: 1 }),
      node('Gather', ['word_ids', `${edge}_words`], `${edge}_ids`, { axis: 0 }),
      node('Gather', [`${edge}_table`, `${edge}_ids`], `${edge}_rows`, { axis: 0 }),
      node('Gather', [`${edge}_rows`, 'label_ids'], `${edge}_scores`, { axis: 1 }),
    ]),
    node('Add', ['first_scores', 'last_scores'], 'scores'),
    node('Reshape', ['span_mask', 'column'], 'is_span'),
    node('Where', ['is_span', 'scores', 'never'], 'valid_scores'),
    node('Reshape', ['text_lengths', 'flat'], 'length'),
    node('Concat', ['batch', 'length', 'widths', 'flat'], 'shape', { axis: 0 }),
    node('Reshape', ['valid_scores', 'shape'], 'logits'),
  ];
  const constants = [
    integers('label_mark', [], [labelMark]),
    integers('zero', [], [0]),
    integers('one', [], [1]),
    integers('flat', [1], [-1]),
    integers('batch', [1], [1]),
    integers('widths', [1], [maxWidth]),
    integers('pairs', [2], [-1, 2]),
    integers('column', [2], [-1, 1]),
    floats('never', [], [-20]),
    floats('first_table', [vocabulary, vocabulary], table.first),
    floats('last_table', [vocabulary, vocabulary], table.last),
  ];
  const inputs = [
    valueInfo('input_ids', INT64, ['batch', 'pieces']),
    valueInfo('attention_mask', INT64, ['batch', 'pieces']),
    valueInfo('words_mask', INT64, ['batch', 'pieces']),
    valueInfo('text_lengths', INT64, ['batch', 'value']),
    valueInfo('span_idx', INT64, ['batch', 'spans', 'edges']),
    valueInfo('span_mask', BOOL, ['batch', 'spans']),
  ];
  const graph = joined([
    ...nodes.map((one) => bytesField(1, one)),
    textField(2, 'tiny-gliner'),
    ...constants.map((one) => bytesField(5, one)),
    ...inputs.map((one) => bytesField(11, one)),
    bytesField(12, valueInfo('logits', FLOAT, ['batch', 'words', 'widths', 'labels'])),
  ]);
  return joined([varintField(1, 8), bytesField(7, graph), bytesField(8, varintField(2, 14))]);
}

const MARKS = ['<<ENT>>', '<<SEP>>'];

/** The words of the tiny model, with the label that each begins and ends. */
interface TinyGliner {
  readonly first: Readonly<Record<string, string>>;
  readonly last: Readonly<Record<string, string>>;
  /** Fields of gliner_config.json that replace the usual ones. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** The network's score for a word that begins or ends its label. */
  readonly yes?: number;
}

const MAX_WIDTH = 3;
const YES = 5;
const NO = -6;

/** Writes the model into `dir` as its hub has it, without a config.json. The labels have one word, so that one piece tells them apart. */
export async function writeTinyGliner(dir: string, { first, last, config = {}, yes = YES }: TinyGliner): Promise<void> {
  const base = TINY_TOKENIZERS.deberta as TokenizerFile & {
    readonly model: { readonly vocab: readonly [string, number][] };
  };
  const words = [first, last].flatMap((words) => [...Object.keys(words), ...Object.values(words)]);
  const pieces = [...new Set(words)].map((word) => `\u2581${word}`);
  const vocab = [...base.model.vocab, ...pieces.map((piece) => [piece, -1] as const)];
  const names = [...vocab.map(([piece]) => piece), ...MARKS];
  const table = (labels: Readonly<Record<string, string>>) =>
    names.flatMap((word) => {
      const labelOfWord = labels[word.replace('\u2581', '')];
      return names.map((label) => (labelOfWord !== undefined && label === `\u2581${labelOfWord}` ? yes : NO));
    });
  const tokenizer = {
    ...base,
    model: { ...base.model, vocab },
    added_tokens: MARKS.map((content, index) => ({ id: vocab.length + index, content, special: true })),
  };
  const labelMark = names.indexOf('<<ENT>>');
  await mkdir(dir, { recursive: true });
  await Promise.all([
    writeFile(join(dir, 'tokenizer.json'), JSON.stringify(tokenizer)),
    writeFile(join(dir, 'tokenizer_config.json'), JSON.stringify({ model_max_length: 512 })),
    writeFile(
      join(dir, 'gliner_config.json'),
      JSON.stringify({
        span_mode: 'markerV0',
        max_width: MAX_WIDTH,
        max_len: 384,
        words_splitter_type: 'whitespace',
        ...config,
      }),
    ),
    writeFile(
      join(dir, 'model.onnx'),
      onnxModel(names.length, labelMark, MAX_WIDTH, { first: table(first), last: table(last) }),
    ),
  ]);
}
