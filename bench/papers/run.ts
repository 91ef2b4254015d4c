// npm run bench:papers -- [NAME]… [--limit N] [--seed TEXT] [--write]
// The experiments of the four papers with what can be run here, beside the figures that the papers print. Offline, and the same for the
// same seed. --write puts the tables into `results/`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { markdown, type Table } from '../privacy/tables.ts';
import { headLines } from '../published/head.ts';
import { requireData } from '../sets.ts';
import { table } from '../table.ts';
import type { Experiment } from './experiment.ts';
import { EXPERIMENTS } from './experiments.ts';

const RESULTS = new URL('./results/', import.meta.url);
const USUAL_SEED = 'coatcheck';

const shown = ({ title, head, rows, texts }: Table) => `\n${title}\n${table(head, rows, texts)}`;

function commandOf({ name }: Experiment, limit: string | undefined, seed: string): string {
  const options = [
    ...(limit === undefined ? [] : ['--limit', limit]),
    ...(seed === USUAL_SEED ? [] : ['--seed', seed]),
  ];
  return ['npm run bench:papers --', name, ...options, '--write'].join(' ');
}

function publish(experiment: Experiment, tables: readonly Table[], command: string): void {
  const { name, title, inputs, data, notes } = experiment;
  mkdirSync(RESULTS, { recursive: true });
  const parts = [`# ${title}\n`, headLines({ command, inputs, data }), ...notes.map((note) => `${note}\n`)];
  writeFileSync(new URL(`${name}.md`, RESULTS), [...parts, ...tables.map(markdown)].join('\n'));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      limit: { type: 'string' },
      seed: { type: 'string', default: USUAL_SEED },
      write: { type: 'boolean', default: false },
    },
  });
  const names = EXPERIMENTS.map(({ name }) => name);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no experiment "${unknown}". Choose from: ${names.join(', ')}.`);
  const limit = values.limit === undefined ? undefined : Number(values.limit);
  if (limit !== undefined && !(Number.isInteger(limit) && limit > 0))
    throw new Error('--limit takes a whole number from 1 on.');
  requireData();
  for (const experiment of EXPERIMENTS) {
    if (positionals.length > 0 && !positionals.includes(experiment.name)) continue;
    const say = (line: string) => process.stderr.write(`${experiment.name}: ${line}\n`);
    const tables = await experiment.run({ limit: limit ?? experiment.usualLimit, seed: values.seed, say });
    process.stdout.write(`\n# ${experiment.title}\n${tables.map(shown).join('\n')}\n`);
    if (values.write) publish(experiment, tables, commandOf(experiment, values.limit, values.seed));
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`bench:papers: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
