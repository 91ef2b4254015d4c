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
