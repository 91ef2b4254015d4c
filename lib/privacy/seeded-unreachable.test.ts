// Production code must not be able to reach the seeded source of randomness: the import graph shows that it cannot.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SEEDED = resolve('lib/privacy/random.seeded.test-support.ts');
const SPECIFIER = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+|@\/[^'"]+|~\/[^'"]+)['"]/g;

function imports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(SPECIFIER)]
    .map(([, specifier = '']) =>
      /^[@~]\//.test(specifier) ? resolve(specifier.slice(2)) : resolve(dirname(file), specifier),
    )
    .flatMap((path) => [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')])
    .filter((path) => /\.(tsx?|mjs|js)$/.test(path) && existsSync(path) && statSync(path).isFile());
}

function reachable(roots: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = roots.map((root) => resolve(root));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...imports(file));
  }
  return seen;
}

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(-support)?\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

it('is not reachable from any entrypoint or from the command line', () => {
  const files = reachable([...sources('entrypoints'), ...sources('cli')]);
  expect(files.size).toBeGreaterThan(10);
  expect([...files].some((file) => file.endsWith(join('privacy', 'random.ts')))).toBe(true);
  expect(files.has(SEEDED)).toBe(false);
});

it('would be found: a test that imports it reaches it', () => {
  expect(reachable(['lib/privacy/random.test.ts']).has(SEEDED)).toBe(true);
});
