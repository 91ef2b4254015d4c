// Writes a token classifier of a few hundred bytes, with weights set by hand, as a real ONNX file. For tests only.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, MODEL_FILES, sha256 } from './manifest.ts';
import type { TokenizerFile } from './tiny-tokenizers.ts';

type Bytes = readonly number[];

function varint(value: number): Bytes {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

const intField = (field: number, value: number): Bytes => [...varint(field * 8), ...varint(value)];
const bytesField = (field: number, value: Bytes): Bytes => [
  ...varint(field * 8 + 2),
  ...varint(value.length),
  ...value,
];
const textField = (field: number, value: string): Bytes => bytesField(field, [...new TextEncoder().encode(value)]);

const INT64 = 7;
const FLOAT = 1;

// The field numbers are from onnx.proto3.
function tensorType(name: string, element: number, dims: readonly string[]): Bytes {
  const shape = dims.flatMap((dim) => bytesField(1, textField(2, dim)));
  const type = bytesField(1, [...intField(1, element), ...bytesField(2, shape)]);
  return [...textField(1, name), ...bytesField(2, type)];
}

function weights(name: string, rows: readonly (readonly number[])[]): Bytes {
  const raw = [...new Uint8Array(Float32Array.from(rows.flat()).buffer)];
  const dims = [...intField(1, rows.length), ...intField(1, rows[0]?.length ?? 0)];
  return [...dims, ...intField(2, FLOAT), ...textField(8, name), ...bytesField(9, raw)];
}

/** A network with logits = scores[input_ids]: each piece has fixed label scores, whatever its context. */
function onnxModel(scores: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const node = [
    ...textField(1, 'scores'),
    ...textField(1, 'input_ids'),
    ...textField(2, 'logits'),
    ...textField(4, 'Gather'),
  ];
  const graph = [
    ...bytesField(1, node),
    ...textField(2, 'tiny'),
    ...bytesField(5, weights('scores', scores)),
    ...bytesField(11, tensorType('input_ids', INT64, ['batch', 'sequence'])),
    ...bytesField(11, tensorType('attention_mask', INT64, ['batch', 'sequence'])),
    ...bytesField(12, tensorType('logits', FLOAT, ['batch', 'sequence', 'labels'])),
  ];
  return Uint8Array.from([...intField(1, 8), ...bytesField(7, graph), ...bytesField(8, intField(2, 14))]);
}

const SPECIAL = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]'];

function bertTokenizer(vocabulary: readonly string[]): TokenizerFile {
  const id = (token: string) => vocabulary.indexOf(token);
  const special = (token: string) => ({ [token]: { id: token, ids: [id(token)], tokens: [token] } });
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: SPECIAL.map((content) => ({
      id: id(content),
      content,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
      special: true,
    })),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [
        { SpecialToken: { id: '[CLS]', type_id: 0 } },
        { Sequence: { id: 'A', type_id: 0 } },
        { SpecialToken: { id: '[SEP]', type_id: 0 } },
      ],
      pair: [],
      special_tokens: { ...special('[CLS]'), ...special('[SEP]') },
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(vocabulary.map((token, index) => [token, index])),
    },
  };
}

interface TinyModel {
  readonly labels: readonly string[];
  /** Each word piece with its label. Other pieces are unknown and get the first label. */
  readonly pieces: Readonly<Record<string, string>>;
  /** A tokenizer in place of the one whose vocabulary is `pieces`. */
  readonly tokenizer?: TokenizerFile;
  /** Fields of config.json that replace the usual ones. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** The network's score for the label of a piece. */
  readonly yes?: number;
}

/** The vocabulary of a tokenizer.json, in the order of its ids. */
function vocabularyOf(file: TokenizerFile): string[] {
  const { vocab } = file.model as { vocab: readonly (readonly [string, number])[] | Readonly<Record<string, number>> };
  if (Array.isArray(vocab)) return vocab.map(([piece]) => piece);
  return Object.entries(vocab as Readonly<Record<string, number>>)
    .sort(([, a], [, b]) => a - b)
    .map(([piece]) => piece);
}

/** Writes the model and its manifest into `dir`, in the folder layout of a real model. */
export async function writeTinyModel(dir: string, model: TinyModel): Promise<void> {
  const {
    labels,
    pieces,
    tokenizer = bertTokenizer([...SPECIAL, ...Object.keys(pieces)]),
    config = {},
    yes = 8,
  } = model;
  const vocabulary = vocabularyOf(tokenizer);
  const scores = vocabulary.map((token) => labels.map((label) => (label === (pieces[token] ?? labels[0]) ? yes : 0)));
  const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  const contents: Record<string, Uint8Array<ArrayBuffer>> = {
    'config.json': json({
      model_type: 'bert',
      architectures: ['BertForTokenClassification'],
      hidden_size: labels.length,
      num_hidden_layers: 1,
      num_attention_heads: 1,
      vocab_size: vocabulary.length,
      id2label: Object.fromEntries(labels.map((label, index) => [String(index), label])),
      ...config,
    }),
    'tokenizer.json': json(tokenizer),
    'tokenizer_config.json': json({
      ...(model.tokenizer ? {} : { tokenizer_class: 'BertTokenizer', do_lower_case: true }),
      model_max_length: 512,
    }),
    'onnx/model_quantized.onnx': onnxModel(scores),
  };
  await mkdir(join(dir, 'onnx'), { recursive: true });
  const files = await Promise.all(
    MODEL_FILES.map(async (path) => {
      const bytes = contents[path] ?? new Uint8Array();
      await writeFile(join(dir, path), bytes);
      return { path, bytes: bytes.byteLength, sha256: await sha256(bytes) };
    }),
  );
  await writeFile(join(dir, MANIFEST_FILE), json({ name: 'tiny', files }));
}
