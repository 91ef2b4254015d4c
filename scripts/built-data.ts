// Puts the rows of the files in `data/` into the extension's code, in place of the calls that read them.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { rowsBelowHead } from '../lib/lexicon/data-file.ts';

const DATA = resolve('data');
const READER = resolve('lib/lexicon/read-data.ts');
const CALL = /(?<![\w$.]|function )readData\((?<argument>[^)]*)\)/gu;
const LITERAL = /^\s*'(?<path>[^']+)'\s*,?\s*$/u;

/** @param onRead is told of each file */
export function withDataBuiltIn(code: string, onRead: (file: string) => void = () => undefined): string {
  return code.replace(CALL, (call: string, argument: string) => {
    const path = LITERAL.exec(argument)?.groups?.path;
    if (path === undefined) throw new Error(`The name of the data file must be a literal: ${call}`);
    const file = join(DATA, path);
    onRead(file);
    return JSON.stringify(rowsBelowHead(readFileSync(file, 'utf8'), path));
  });
}

/** The reader as the extension has it: a call that is left was not replaced, and there is no file system. */
const NO_READER = 'export function readData(path) { throw new Error("Not built in: " + path); }\n';

export const builtData = (): Plugin => ({
  name: 'coatcheck:built-data',
  enforce: 'pre',
  load: (id) => (id === READER ? NO_READER : undefined),
  transform(code, id) {
    if (!id.endsWith('.ts') || !code.includes('readData(')) return undefined;
    const built = withDataBuiltIn(code, (file) => this.addWatchFile(file));
    return built === code ? undefined : { code: built, map: null };
  },
});
