// No file, function or parameter list grows past the limits. Those that were longer before are listed; a shortened one leaves the list.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { functionsIn, linesOf, MAX_FILE_LINES, sizes, type TooLong } from './sizes.ts';

interface Exceptions {
  readonly files: readonly string[];
  readonly functions: readonly string[];
  readonly parameters: readonly string[];
}

const EXCEPTIONS: Exceptions = JSON.parse(readFileSync('scripts/size-exceptions.json', 'utf8'));
const now = sizes();
const keysOf = (all: readonly TooLong[]) => all.map(({ key }) => key).sort();

it.each(['files', 'functions', 'parameters'] as const)('%s above the limit are those listed, and no others', (what) => {
  expect(keysOf(now[what])).toEqual([...EXCEPTIONS[what]].sort());
});

it('counts the lines of a file', () => {
  expect(linesOf('one\ntwo\n')).toBe(2);
  expect(linesOf('x\n'.repeat(MAX_FILE_LINES))).toBe(MAX_FILE_LINES);
});

it('measures functions by name, with lines and parameters', () => {
  const source =
    'export const add = (a: number, b: number) => {\n  return a + b;\n};\nfunction none() {}\nrun(function () {});';
  expect(functionsIn('x.ts', source)).toEqual([
    { name: 'add', lines: 3, parameters: 2 },
    { name: 'none', lines: 1, parameters: 0 },
    { name: 'run', lines: 1, parameters: 0 },
  ]);
});
