import type { WordPieces } from './alignment.ts';
import type { Device } from './device.ts';

/** What the model reads at once: word pieces, and for each which lists of names hold its word. */
export interface Sequence {
  readonly pieces: readonly number[];
  readonly lists: readonly number[];
}

export interface PieceScores {
  /** One score per label. */
  readonly labels: Float32Array;
  /** One score per role; empty for a model that knows none. */
  readonly roles: Float32Array;
}

/** A token-classification model, ready to run. `transformers.ts` makes one; nothing above knows how. */
export interface TokenClassifier extends WordPieces {
  readonly name: string;
  readonly device: Device;
  /** As in its config.json. */
  readonly labels: readonly string[];
  /** As in its config.json: the roles that it tells apart beside the labels. */
  readonly roles: readonly string[];
  /** Scores of several sequences of pieces, piece by piece. */
  scores(sequences: readonly Sequence[]): Promise<readonly (readonly PieceScores[])[]>;
  /** Gives the memory of the weights back; the classifier cannot be used after that. */
  release(): Promise<void>;
}
