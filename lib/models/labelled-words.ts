// The words of a text with the label probabilities that the network gives them, before they are decoded into entities.
import type { AlignedWord } from './alignment.ts';

export interface LabelledWords {
  readonly text: string;
  readonly words: readonly AlignedWord[];
  /** One row of label probabilities per word. */
  readonly rows: readonly Float32Array[];
  /** Index of the label "no entity"; -1 if the model has no such label. */
  readonly nothing: number;
}

/** Sets the probability of "no entity" in a row to `wanted`, and scales the other labels so that the sum stays 1. */
export function withNoEntityProbability(row: Float32Array, nothing: number, wanted: number): Float32Array {
  const rest = 1 - (row[nothing] ?? 0);
  if (rest <= 0) return row;
  const gain = (1 - wanted) / rest;
  return row.map((probability, label) => (label === nothing ? wanted : probability * gain));
}
