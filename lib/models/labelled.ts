// Words with what the network told of them, between its scores and the decoding.
import type { AlignedWord } from './alignment.ts';

export interface Labelled {
  readonly text: string;
  readonly words: readonly AlignedWord[];
  /** One row of label probabilities per word. */
  readonly rows: readonly Float32Array[];
  /** Index of the label "no entity"; -1 if the model has no such label. */
  readonly nothing: number;
}

/** A row with another probability of "nothing"; the rest is shared by the other labels in proportion. */
export function withNothing(row: Float32Array, nothing: number, wanted: number): Float32Array {
  const rest = 1 - (row[nothing] ?? 0);
  if (rest <= 0) return row;
  const gain = (1 - wanted) / rest;
  return row.map((probability, label) => (label === nothing ? wanted : probability * gain));
}
