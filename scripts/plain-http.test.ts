// Pages over plain http lack what browsers give to secure contexts only. A content script that asks for it fails there and nowhere else, so it may
// stand only in the files that have another way.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importsOf, sourcesOf } from './imports.ts';

/** Members of `crypto` and `navigator` that are missing, and classes that come with them. */
const SECURE_ONLY =
  /\b(?:subtle|randomUUID)\b|\bnavigator\.(?:clipboard|credentials|gpu|locks|mediaDevices|permissions|serviceWorker|storage|wakeLock)\b|\bnew (?:ClipboardItem|CookieStore)\b|\bcaches\b/;

/** Each with its other way. */
const ALLOWED: readonly string[] = [
  // Hashes by itself there.
  'lib/egress/body-bytes.ts',
  // Wraps the page's own clipboard, where there is one.
  'lib/egress/guarded/clipboard.ts',
  // Is called by the wrapped clipboard only.
  'lib/page/replies/clipboard.ts',
  // Copies by `execCommand`.
  'lib/page/dom/copy-text.ts',
];

/** The files whose code runs in a page. */
function filesInPages(): ReadonlySet<string> {
  const found = new Set<string>();
  const open = sourcesOf('entrypoints').filter((path) => /\.content(?:\.ts|\/index\.ts)$/.test(path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (/\.tsx?$/.test(path)) open.push(...importsOf(path).flatMap(({ to, isType }) => (isType ? [] : [to])));
  }
  return found;
}

const codeOf = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it('asks for no API in a page that pages over plain http lack', () => {
  const files = [...filesInPages()].filter((path) => /\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(150);
  const asking = files.filter((path) => SECURE_ONLY.test(codeOf(path)));
  expect(asking.sort()).toEqual([...ALLOWED].sort());
});
