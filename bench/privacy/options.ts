// The command line of the bench.
import { parseArgs } from 'node:util';
import { type Part, TOPIC_SETS } from './documents.ts';

export interface Options {
  readonly limit: number;
  readonly sets: readonly string[];
  readonly part: Part;
  /** Only these families of methods; undefined for all. */
  readonly families: readonly string[] | undefined;
  readonly seed: string;
  /** How many strings that Balanced leaves are shown of each kind. */
  readonly show: number;
  readonly json: boolean;
  /** The file in `results/` that the tables go into, without its ending. */
  readonly write: string | undefined;
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
      method: { type: 'string', multiple: true },
      part: { type: 'string', default: 'test' },
      seed: { type: 'string', default: 'coatcheck' },
      show: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
      write: { type: 'string' },
    },
  });
  const sets = values.set ?? TOPIC_SETS;
  const unknown = sets.find((name) => !TOPIC_SETS.includes(name));
  if (unknown) throw new Error(`There is no set "${unknown}". Choose from: ${TOPIC_SETS.join(', ')}.`);
  const { method, part, seed, json, write } = values;
  if (part !== 'test' && part !== 'train') throw new Error('--part takes "test" or "train".');
  if (write !== undefined && !/^[a-z-]+$/.test(write))
    throw new Error('--write takes a name of small letters and dashes.');
  return {
    limit: count('limit', values.limit, 1),
    show: count('show', values.show, 0),
    sets,
    part,
    families: method,
    seed,
    json,
    write,
  };
}
