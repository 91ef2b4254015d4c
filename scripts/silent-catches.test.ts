// A `catch` that drops its error says why, records a fault, throws another error, or tells the person.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const BARE = /catch \{\n((?:.*\n){0,4})/g;
const SAYS_WHY = /^\s*(?:\/\/|throw\b|reject\(|recordFault\()/m;

const isBareIn = (source: string) =>
  [...source.matchAll(BARE)].some(([, block = '']) => !SAYS_WHY.test(block.split('}')[0] ?? ''));

const sources = execFileSync(
  'git',
  [
    'ls-files',
    '{lib,components,entrypoints,cli}/*.ts',
    'lib/**/*.ts',
    'components/**/*.tsx',
    'entrypoints/**/*.ts*',
    'cli/**/*.ts',
  ],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((path) => !/\.test(?:-support)?\.tsx?$/.test(path));

it('no error is dropped without a word', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((path) => isBareIn(readFileSync(path, 'utf8')))).toEqual([]);
});

it('tells a silent catch from one that says why', () => {
  expect(isBareIn('try {\n  a();\n} catch {\n  return false;\n}\n')).toBe(true);
  expect(isBareIn('try {\n  a();\n} catch {\n  // Not JSON.\n  return false;\n}\n')).toBe(false);
});
