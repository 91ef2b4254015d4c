// The command line of the bench.
import { parseArgs } from 'node:util';
import { TOPIC_SETS } from './documents.ts';

export interface Options {
  readonly limit: number;
  readonly sets: readonly string[];
  /** Only methods whose name holds this. */
  readonly method: string;
  readonly seed: string;
  /** How many strings that Balanced leaves are shown of each kind. */
  readonly show: number;
  readonly json: boolean;
  /** Into `results/`. */
  readonly write: boolean;
}

function count(name: string, value: string, least: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least) throw new Error(`--${name} takes a whole number from ${least} on.`);
  return number;
}

export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      limit: { type: 'string', default: '300' },
      set: { type: 'string', multiple: true },
      method: { type: 'string', default: '' },
      seed: { type: 'string', default: 'coatcheck' },
      show: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const sets = values.set ?? TOPIC_SETS;
  const unknown = sets.find((name) => !TOPIC_SETS.includes(name));
  if (unknown) throw new Error(`There is no set "${unknown}". Choose from: ${TOPIC_SETS.join(', ')}.`);
  const { method, seed, json, write } = values;
  return {
    limit: count('limit', values.limit, 1),
    show: count('show', values.show, 0),
    sets,
    method,
    seed,
    json,
    write,
  };
}
