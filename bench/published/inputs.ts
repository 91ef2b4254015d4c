// The hash of the sources that can change the figures of a published table.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** Digits of the hash that a table shows. */
const SHOWN_DIGITS = 12;
/** Tests, documents and results change no figure. Seeded randomness is in `*.test-support.ts` and does. */
const CHANGES_NO_FIGURE = /\.test\.tsx?$|\.(?:md|svg)$|(?:^|\/)(?:results|__pycache__|node_modules)(?:\/|$)/u;
const CODE = /\.(?:ts|tsx|py)$/u;
/** A line that is nothing but comment. A reworded comment must not make a table stale. */
const TYPESCRIPT_COMMENT = /^\s*(?:\/\/|\/\*|\*)/u;
const PYTHON_COMMENT = /^\s*#/u;

export class InputError extends Error {
  override readonly name = 'InputError';
}

function filesUnder(path: string): string[] {
  const whole = join(ROOT, path);
  if (CHANGES_NO_FIGURE.test(path)) return [];
  if (!statSync(whole).isDirectory()) return [path];
  return readdirSync(whole).flatMap((name) => filesUnder(`${path}/${name}`));
}

const codeOf = (source: string, comment: RegExp) =>
  source
    .split('\n')
    .filter((line) => line.trim() !== '' && !comment.test(line))
    .join('\n');

const contentOf = (path: string) => {
  const bytes = readFileSync(join(ROOT, path));
  if (!CODE.test(path)) return bytes;
  return codeOf(bytes.toString('utf8'), path.endsWith('.py') ? PYTHON_COMMENT : TYPESCRIPT_COMMENT);
};

/**
 * The hash of all files at `paths`, which name files and folders from the repository's root, in any order.
 * @throws InputError for a path that does not exist: the table's list of inputs is then wrong.
 */
export function hashOfInputs(paths: readonly string[]): string {
  const missing = paths.find((path) => !existsSync(join(ROOT, path)));
  if (missing !== undefined) throw new InputError(`A table names the input "${missing}", which does not exist.`);
  const files = [...new Set(paths.flatMap(filesUnder))].sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(contentOf(file)).update('\0');
  return hash.digest('hex').slice(0, SHOWN_DIGITS);
}
