/** A token-classification model, ready to run. `transformers.ts` makes one; nothing above knows how. */
export interface TokenClassifier {
  readonly name: string;
  readonly labels: readonly string[];
  /** Word pieces of one word, without special pieces. */
  piecesOf(word: string): readonly number[];
  /** Pieces that stand for a line break, where the model was trained with one: a heading or a closing ends there. */
  readonly lineBreak?: readonly number[];
  /** Scores of several sequences of pieces: one row of label scores per piece. */
  scores(sequences: readonly (readonly number[])[]): Promise<readonly (readonly Float32Array[])[]>;
}
