// The input and output of a detection network, wherever it runs: plain arrays, which cross to a worker.

/** The inputs of a network that classifies spans, apart from the pieces. */
interface SpansInput {
  /** For each piece, the number of the word that it begins, from 1; else 0. */
  readonly words: BigInt64Array<ArrayBuffer>;
  readonly wordCount: number;
  /** The first and the last word of each span. */
  readonly borders: BigInt64Array<ArrayBuffer>;
  /** 0 for spans that reach over the end of the text. */
  readonly isInText: Uint8Array<ArrayBuffer>;
}

export interface NetworkInput {
  /** The id of each piece in the vocabulary, `width` of them for each row; shorter rows are padded. */
  readonly ids: BigInt64Array<ArrayBuffer>;
  /** 1 for pieces, 0 for padding. */
  readonly mask: BigInt64Array<ArrayBuffer>;
  readonly rows: number;
  readonly width: number;
  readonly spans?: SpansInput;
}

export interface NetworkOutput {
  /** For each piece, in the order of `ids`, the scores of all labels. */
  readonly labels: Float32Array;
  /** For each piece, the scores of all roles; empty for a model without roles. */
  readonly roles: Float32Array;
}

/** Whether a network's answer has NaN or infinity in it, as after an overflow. Its labels would read as if nothing was found. */
export function hasInvalidScore(scores: Float32Array): boolean {
  for (const score of scores) if (!(score < Number.POSITIVE_INFINITY)) return true;
  return false;
}

export type RunNetwork = (input: NetworkInput) => Promise<NetworkOutput>;

/** The name of each output in the ONNX file. */
export const OUTPUT_NAMES = { labels: 'logits', roles: 'roles' } as const;
