// The lint rules in biome.json hold the layers apart. These tests show that the rules bite.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Lints one file under our rules at `path` of an otherwise empty project, so that no probe stands in the real tree. */
function lint(path: string, source: string): string {
  const root = mkdtempSync(join(tmpdir(), 'layers-'));
  const rules = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(root, 'biome.json'), JSON.stringify({ ...rules, $schema: undefined, vcs: undefined, root: true }));
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
  const run = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--colors=off', path], {
    cwd: root,
    encoding: 'utf8',
  });
  return run.stdout + run.stderr;
}

it.each([
  ['lib/detect/x.ts', "import { useState } from 'react';\nuseState();\n", 'noRestrictedImports'],
  ['lib/privacy/x.ts', "import { browser } from 'wxt/browser';\nbrowser.runtime;\n", 'noRestrictedImports'],
  ['lib/restore/x.ts', "import { openVault } from '../vault/vault.ts';\nopenVault();\n", 'noRestrictedImports'],
  [
    'lib/audit/x.ts',
    "import { wordVectorSpace } from '../models/word-vector-space.ts';\nwordVectorSpace([], new Int8Array());\n",
    'noRestrictedImports',
  ],
  ['lib/audit/x.ts', 'export const title = document.title;\n', 'noRestrictedGlobals'],
  ['lib/sanitize/x.ts', 'export const url = window.location;\n', 'noRestrictedGlobals'],
  ['lib/page/x.ts', "export const r = fetch('https://example.org');\n", 'noRestrictedGlobals'],
  ['components/x.tsx', "export const s = new WebSocket('wss://example.org');\n", 'noRestrictedGlobals'],
])('%s is refused', (path, source, rule) => {
  expect(lint(path, source)).toContain(rule);
});

it('accepts the same request in lib/models', () => {
  expect(lint('lib/models/x.ts', "export const r = fetch('models/x');\n")).not.toContain('noRestrictedGlobals');
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(-support)?\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

// A lint rule on globals does not see `navigator.sendBeacon` or `globalThis.fetch`.
it('has no request by way of a property outside lib/models', () => {
  const offenders = ['lib', 'components', 'entrypoints']
    .flatMap(sources)
    .filter((file) => !file.startsWith(join('lib', 'models')))
    .filter((file) =>
      /(globalThis|window|self)\.(fetch|XMLHttpRequest|WebSocket)|\.sendBeacon\(/.test(readFileSync(file, 'utf8')),
    );
  expect(offenders).toEqual([]);
});

it('draws randomness only from lib/privacy/random.ts', () => {
  const offenders = ['lib', 'components', 'entrypoints', 'cli']
    .flatMap(sources)
    .filter((file) => !file.endsWith(join('privacy', 'random.ts')))
    .filter((file) => /Math\.random\(|\.getRandomValues\(/.test(readFileSync(file, 'utf8')));
  expect(offenders).toEqual([]);
});
