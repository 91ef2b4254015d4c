import type { WordPieces } from './alignment.ts';
import type { Device } from './device.ts';

/** A token-classification model, ready to run. `transformers.ts` makes one; nothing above knows how. */
export interface TokenClassifier extends WordPieces {
  readonly name: string;
  readonly device: Device;
  /** As in its config.json. */
  readonly labels: readonly string[];
  /** Scores of several sequences of pieces: one row of label scores per piece. */
  scores(sequences: readonly (readonly number[])[]): Promise<readonly (readonly Float32Array[])[]>;
  /** Gives the memory of the weights back; the classifier cannot be used after that. */
  release(): Promise<void>;
}
