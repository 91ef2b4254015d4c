// How many pieces a public model reads at once, by its config.json and its tokenizer.

/**
 * Model types that count the positions from the one after the padding piece's, so that the first ones are never used: 514 positions hold 512
 * pieces.
 */
const POSITIONS_AFTER_PADDING: ReadonlySet<string> = new Set([
  'camembert',
  'data2vec-text',
  'ibert',
  'longformer',
  'luke',
  'mpnet',
  'roberta',
  'roberta-prelayernorm',
  'xlm-roberta',
  'xlm-roberta-xl',
  'xmod',
]);

export interface LengthConfig {
  readonly model_type?: unknown;
  readonly max_position_embeddings?: unknown;
  /** The name of `max_position_embeddings` in GPT-2 and models like it. */
  readonly n_positions?: unknown;
  readonly pad_token_id?: unknown;
}

/** A number of pieces; infinite if the config states none, as with relative positions (some models write -1). */
const lengthOf = (value: unknown): number =>
  typeof value === 'number' && value > 0 ? value : Number.POSITIVE_INFINITY;

/**
 * The most pieces of a text in one input. @param tokenizerLength `model_max_length` of the tokenizer @param special the number of special
 * pieces around a text
 */
export function longestInput(config: LengthConfig, tokenizerLength: unknown, special: number): number {
  const { model_type: type, pad_token_id: padding } = config;
  const unused =
    typeof type === 'string' && POSITIONS_AFTER_PADDING.has(type) ? (typeof padding === 'number' ? padding : 1) + 1 : 0;
  const positions = lengthOf(config.max_position_embeddings ?? config.n_positions) - unused;
  return Math.max(1, Math.min(positions, lengthOf(tokenizerLength)) - special);
}
