/** A token-classification model, ready to run. `transformers.ts` makes one; nothing above knows how. */
export interface TokenClassifier {
  readonly name: string;
  readonly labels: readonly string[];
  /** Word pieces of one word, without special pieces. */
  piecesOf(word: string): readonly number[];
  /** Scores of several sequences of pieces: one row of label scores per piece. */
  scores(sequences: readonly (readonly number[])[]): Promise<readonly (readonly Float32Array[])[]>;
}
