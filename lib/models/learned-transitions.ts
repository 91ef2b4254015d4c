// The transitions between labels that a model learned: a table in config.json, or the six biases of `openai/privacy-filter`.
import { said } from '../language/message.ts';
import { ModelError } from './errors.ts';

/** The file in which `openai/privacy-filter` and the models made from it keep their transition biases. */
export const CALIBRATION_FILE = 'viterbi_calibration.json';

/** Added to the score of a sequence at each step from one kind of label to another. */
export interface TransitionBiases {
  /** No entity after no entity. */
  readonly backgroundStay: number;
  /** An entity begins after no entity. */
  readonly backgroundToStart: number;
  /** An entity goes on, and this is not its last piece. */
  readonly insideToContinue: number;
  /** An entity goes on, and this is its last piece. */
  readonly insideToEnd: number;
  /** No entity after the end of one. */
  readonly endToBackground: number;
  /** An entity begins right after the end of another. */
  readonly endToStart: number;
}

const KEYS: Readonly<Record<keyof TransitionBiases, string>> = {
  backgroundStay: 'transition_bias_background_stay',
  backgroundToStart: 'transition_bias_background_to_start',
  insideToContinue: 'transition_bias_inside_to_continue',
  insideToEnd: 'transition_bias_inside_to_end',
  endToBackground: 'transition_bias_end_to_background',
  endToStart: 'transition_bias_end_to_start',
};

export interface LearnedTransitions {
  /** `table[from][to]`, in the order of the model's labels. */
  readonly table?: readonly (readonly number[])[];
  readonly biases?: TransitionBiases;
}

type Json = Readonly<Record<string, unknown>>;
const objectIn = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

function tableOf(value: unknown, labels: number): readonly (readonly number[])[] {
  const isRow = (row: unknown) => Array.isArray(row) && row.length === labels && row.every(Number.isFinite);
  if (!Array.isArray(value) || value.length !== labels || !value.every(isRow)) {
    throw new ModelError(said('modelTransitionsWrong', { file: 'config.json' }));
  }
  return value as number[][];
}

function biasesOf(text: string): TransitionBiases {
  let given: Json;
  try {
    given = objectIn(objectIn(objectIn(objectIn(JSON.parse(text)).operating_points).default).biases);
  } catch (error) {
    throw new ModelError(said('modelTransitionsWrong', { file: CALIBRATION_FILE }), { cause: error });
  }
  const bias = (key: keyof TransitionBiases): number => {
    const value = given[KEYS[key]];
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      throw new ModelError(said('modelTransitionsWrong', { file: CALIBRATION_FILE }));
    }
    return value;
  };
  return {
    backgroundStay: bias('backgroundStay'),
    backgroundToStart: bias('backgroundToStart'),
    insideToContinue: bias('insideToContinue'),
    insideToEnd: bias('insideToEnd'),
    endToBackground: bias('endToBackground'),
    endToStart: bias('endToStart'),
  };
}

/**
 * The transitions that come with a model; empty if there are none. @throws ModelError if they do not fit its labels
 * @param config its config.json @param calibration the text of its `CALIBRATION_FILE`
 */
export function learnedTransitions(
  config: unknown,
  calibration: string | undefined,
  labels: number,
): LearnedTransitions {
  const { transitions } = objectIn(config);
  return {
    ...(transitions === undefined || transitions === null ? {} : { table: tableOf(transitions, labels) }),
    ...(calibration === undefined ? {} : { biases: biasesOf(calibration) }),
  };
}
