// What a detection network reads and answers, wherever it runs: plain arrays, which cross to a worker.

export interface NetworkInput {
  /** The numbers of the pieces, row after row, padded to one width. */
  readonly ids: BigInt64Array<ArrayBuffer>;
  /** 1 for pieces, 0 for padding. */
  readonly mask: BigInt64Array<ArrayBuffer>;
  readonly rows: number;
  readonly width: number;
}

export interface NetworkOutput {
  /** One score per label for each piece, row after row. */
  readonly labels: Float32Array;
  /** One score per role for each piece; empty for a model without roles. */
  readonly roles: Float32Array;
}

export type RunNetwork = (input: NetworkInput) => Promise<NetworkOutput>;

/** The names of the outputs in the ONNX file. */
export const OUTPUT_NAMES = { labels: 'logits', roles: 'roles' } as const;
