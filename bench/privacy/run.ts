// npm run bench:privacy -- [--limit N] [--set NAME]… [--part test|train] [--method FAMILY]… [--seed TEXT] [--show N] [--json] [--write NAME]
// What sanitized text gives away to the papers' attacks and what it is still good for, ours beside baselines.
import { requireData } from '../sets.ts';
import { table } from '../table.ts';
import { measureSets } from './measure.ts';
import { readOptions } from './options.ts';
import { writeResults } from './results.ts';
import { LEGEND, METHODS, type Table } from './tables.ts';

const shown = ({ title, head, rows, texts }: Table) => `\n${title}\n${table(head, rows, texts)}`;

/** With quotes around what holds spaces. */
const commandOf = (words: readonly string[]) =>
  ['npm run bench:privacy --', ...words.map((word) => (/[\s()]/.test(word) ? `'${word}'` : word))].join(' ');

async function main(): Promise<void> {
  const options = readOptions();
  requireData();
  const run = await measureSets(options, (line) => process.stderr.write(`${line}\n`));
  if (options.json) process.stdout.write(`${JSON.stringify(run.rows)}\n`);
  else process.stdout.write([...run.leaks, '', LEGEND, '', METHODS, ...run.tables.map(shown), ''].join('\n'));
  if (options.write)
    writeResults(options.write, run, { command: commandOf(process.argv.slice(2)), sets: options.sets });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
