import type { AlignedWord, WordPieces } from './alignment.ts';
import type { Entity } from './decode.ts';
import type { LearnedTransitions } from './learned-transitions.ts';
import type { IsOrdinaryWord } from './ordinary-words.ts';

export interface PieceScores {
  /** One score per label. */
  readonly labels: Float32Array;
  /** One score per role; empty for a model without roles. */
  readonly roles: Float32Array;
}

/** A token-classification model, ready to run. Only `transformers.ts` depends on the library that runs it. */
export interface TokenClassifier extends WordPieces {
  readonly name: string;
  /** The labels, as in the model's config.json. */
  readonly labels: readonly string[];
  /** The roles (fact, public …) that the model predicts beside the labels, as in its config.json. */
  readonly roles: readonly string[];
  /** How likely the model takes one label after another; missing if it does not say. */
  readonly transitions?: LearnedTransitions;
  /** Whether a word is an ordinary word of a language; missing if no list of ordinary words ships with the model. */
  readonly isOrdinaryWord?: IsOrdinaryWord;
  /** The most pieces of a text that one sequence may have; missing if the model states no limit. */
  readonly longestSequence?: number;
  /**
   * How many sequences to give to one run. On the graphics card several are read sooner together; on the processor they are not, the shorter ones
   * are padded to the longest, and an 8-bit network rounds each by what stands in the others.
   */
  readonly sequencesPerRun: number;
  /** For each sequence of word pieces, the scores of each piece, in order. */
  scores(sequences: readonly (readonly number[])[]): Promise<readonly (readonly PieceScores[])[]>;
  /** Frees the memory of the weights; the classifier cannot be used afterwards. */
  release(): Promise<void>;
}

/** A model that says of whole spans of words which type they are, ready to run. */
export interface SpanClassifier {
  readonly name: string;
  /** The most pieces of a text that one window may have. */
  readonly longestSequence: number;
  wordsOfText(text: string): readonly AlignedWord[];
  /** The spans of a window that are entities. They may overlap. @param words the pieces of each word */
  spans(words: readonly (readonly number[])[]): Promise<readonly Entity[]>;
  /** Frees the memory of the weights; the classifier cannot be used afterwards. */
  release(): Promise<void>;
}

export type Classifier = TokenClassifier | SpanClassifier;

export const isSpanClassifier = (model: Classifier): model is SpanClassifier => 'spans' in model;
