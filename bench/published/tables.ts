// npm run bench:tables: every published table, whether it is current, and the command that makes it anew.
// A table that takes long is kept by its command with a smaller --limit; the table then says how many texts it is of.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHead } from './head.ts';
import { hashOfInputs, InputError } from './inputs.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export interface PublishedTable {
  /** From the repository's root. */
  readonly path: string;
  /** What is wrong; undefined for a current table. */
  readonly fault: string | undefined;
}

/** The Markdown files in the `results` folders of the benches. */
export const publishedFiles = (): string[] =>
  readdirSync(join(ROOT, 'bench'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)results\/[^/]+\.md$/u.test(path))
    .map((path) => `bench/${path}`)
    .sort();

/** What makes a table stale: the figures may then be others than today's code gives. */
export function faultOf(markdown: string): string | undefined {
  const head = readHead(markdown);
  if (!head) return 'has no head with command, commit, data and inputs';
  try {
    if (hashOfInputs(head.inputs) === head.hash) return undefined;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return `${error.message} Make it anew: ${head.command}`;
  }
  return `was made from other inputs. Make it anew: ${head.command} (a smaller --limit will do)`;
}

export const publishedTables = (): PublishedTable[] =>
  publishedFiles().map((path) => ({ path, fault: faultOf(readFileSync(join(ROOT, path), 'utf8')) }));

function main(): void {
  for (const { path, fault } of publishedTables())
    process.stdout.write(`${relative('.', join(ROOT, path))}: ${fault ?? 'current'}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
