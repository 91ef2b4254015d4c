// The interface of GLiNER: the labels stand in words before the text, and each span of the text's words gets a score for each label.
// The input is `[CLS] <<ENT>> label <<ENT>> label … <<SEP>> word word … [SEP]`; the output is logits of [1, words, widths, labels].
import { said } from '../language/message.ts';
import type { Span } from '../text/span.ts';
import type { Entity } from './decode.ts';
import { ModelError } from './errors.ts';
import type { LengthConfig } from './longest-input.ts';
import type { NetworkInput } from './network.ts';
import { shortName } from './short-name.ts';

export const GLINER_CONFIG_FILE = 'gliner_config.json';
/** The inputs of a network that classifies spans. One that also encodes labels apart, or classifies tokens, has others. */
export const GLINER_INPUTS: readonly string[] = [
  'input_ids',
  'attention_mask',
  'words_mask',
  'text_lengths',
  'span_idx',
  'span_mask',
];

export interface GlinerConfig {
  /** The most words in a span. */
  readonly maxWidth: number;
  /** The most labels at once. */
  readonly maxTypes: number;
  /** The most words of a text at once. */
  readonly maxWords: number;
  readonly labelMark: string;
  readonly textMark: string;
  readonly encoder: LengthConfig;
}

/** @param value stands in the message only if it is a short name, because the model's author wrote it */
export function unsupported(part: string, value?: unknown): ModelError {
  const name = shortName(value);
  return new ModelError(said('modelSpansUnsupported', { part: name === undefined ? part : `${part}: ${name}` }));
}

/** Each word is in as many spans as the width. Trained models have widths up to some dozen. */
const LARGEST_WIDTH = 100;

/** @throws ModelError that names the part of the configuration that Coatcheck does not support */
export function glinerConfig(text: string): GlinerConfig {
  let config: Readonly<Record<string, unknown>>;
  try {
    config = JSON.parse(text) ?? {};
  } catch (error) {
    throw new ModelError(said('modelSpansUnsupported', { part: GLINER_CONFIG_FILE }), { cause: error });
  }
  const allow = (key: string, allowed: readonly unknown[]) => {
    const value = config[key] ?? undefined;
    if (value !== undefined && !allowed.includes(value)) throw unsupported(key, value);
  };
  if (config.span_mode === 'token_level') throw unsupported('span_mode', config.span_mode);
  allow('words_splitter_type', ['whitespace']);
  allow('subtoken_pooling', ['first']);
  allow('labels_encoder', []);
  allow('labels_decoder', []);
  const count = (key: string, usual: number, most = Number.POSITIVE_INFINITY): number => {
    const value = config[key] ?? usual;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > most)
      throw unsupported(key, value);
    return value;
  };
  const mark = (key: string, usual: string): string => {
    const value = config[key] ?? usual;
    return typeof value === 'string' ? value : usual;
  };
  const encoder = config.encoder_config;
  return {
    maxWidth: count('max_width', 12, LARGEST_WIDTH),
    maxTypes: count('max_types', 25),
    maxWords: count('max_len', 384),
    labelMark: mark('ent_token', '<<ENT>>'),
    textMark: mark('sep_token', '<<SEP>>'),
    encoder: typeof encoder === 'object' && encoder !== null ? encoder : {},
  };
}

const WORD = /[\p{L}\p{N}_]+(?:[-_][\p{L}\p{N}_]+)*|\S/gu;

/** The words of a text as GLiNER was trained with them. */
export const splitIntoSpanWords = (text: string): Span[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** The pieces around the words of a text. */
export interface Prompt {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** The network's input for the words of a window. */
export function spansInput(
  words: readonly (readonly number[])[],
  { before, after }: Prompt,
  maxWidth: number,
): NetworkInput {
  const ids = [...before, ...words.flat(), ...after];
  const numbers = new BigInt64Array(ids.length);
  let at = before.length;
  words.forEach((pieces, index) => {
    numbers[at] = BigInt(index + 1);
    at += pieces.length;
  });
  const borders = new BigInt64Array(words.length * maxWidth * 2);
  const isInText = new Uint8Array(words.length * maxWidth);
  for (let word = 0; word < words.length; word += 1) {
    for (let width = 0; width < maxWidth; width += 1) {
      const span = word * maxWidth + width;
      const last = word + width;
      borders[2 * span] = BigInt(word);
      borders[2 * span + 1] = BigInt(Math.min(last, words.length - 1));
      isInText[span] = last < words.length ? 1 : 0;
    }
  }
  return {
    ids: BigInt64Array.from(ids, BigInt),
    mask: new BigInt64Array(ids.length).fill(1n),
    rows: 1,
    width: ids.length,
    spans: { words: numbers, wordCount: words.length, borders, isInText },
  };
}

/** GLiNER's usual threshold. */
const THRESHOLD = 0.5;
const sigmoid = (logit: number) => 1 / (1 + Math.exp(-logit));

/** The spans whose probability is above the threshold, each with its likeliest type. @param types the type of each label */
export function spansAbove(logits: Float32Array, words: number, maxWidth: number, types: readonly string[]): Entity[] {
  const found: Entity[] = [];
  for (let from = 0; from < words; from += 1) {
    for (let width = 0; width < Math.min(maxWidth, words - from); width += 1) {
      const start = (from * maxWidth + width) * types.length;
      const scores = logits.subarray(start, start + types.length);
      const best = scores.indexOf(scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY));
      const confidence = sigmoid(scores[best] ?? Number.NEGATIVE_INFINITY);
      const type = types[best];
      if (type !== undefined && confidence > THRESHOLD) found.push({ from, to: from + width + 1, type, confidence });
    }
  }
  return found;
}

/** Of spans that overlap, the likeliest; in order. */
export function withoutOverlaps(spans: readonly Entity[]): Entity[] {
  const isTaken = new Uint8Array(spans.reduce((most, { to }) => Math.max(most, to), 0));
  const kept: Entity[] = [];
  for (const span of [...spans].sort((a, b) => b.confidence - a.confidence)) {
    if (isTaken.subarray(span.from, span.to).includes(1)) continue;
    isTaken.fill(1, span.from, span.to);
    kept.push(span);
  }
  return kept.sort((a, b) => a.from - b.from);
}
