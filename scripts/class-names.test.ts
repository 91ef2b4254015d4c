// One name for one class: errors are told apart by their names in diagnostics and messages, and a name that is imported by mistake still compiles.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CLASS = /^export (?:abstract )?class (\w+)/gmu;

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((path) => /^(?:lib|components|entrypoints|cli)\//.test(path));

it('no two exported classes of the product have the same name', () => {
  const names = sources.flatMap((path) => Array.from(readFileSync(path, 'utf8').matchAll(CLASS), ([, name]) => name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
