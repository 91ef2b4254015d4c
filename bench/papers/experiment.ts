// What an experiment of a paper is: where its figures come from, and how it is run.
import type { Table } from '../privacy/tables.ts';

export interface ExperimentOptions {
  /** How many records of a set, drawn at random by the seed. */
  readonly limit: number;
  readonly seed: string;
  /** Told of each step that is done. */
  readonly say: (line: string) => void;
}

export interface Experiment {
  readonly name: string;
  /** The title of its page of results. */
  readonly title: string;
  /** How many records are taken if the command names no limit. */
  readonly usualLimit: number;
  readonly inputs: readonly string[];
  readonly data: readonly string[];
  /** What was measured, how, and what was not run and why: paragraphs of Markdown. */
  readonly notes: readonly string[];
  readonly run: (options: ExperimentOptions) => Promise<readonly Table[]>;
}

/** Inputs of every experiment. */
export const COMMON_INPUTS: readonly string[] = [
  'bench/papers/experiment.ts',
  'lib/privacy/random.seeded.test-support.ts',
  'models/ner-multilingual/manifest.json',
];
