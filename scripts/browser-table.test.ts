import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browsersPage, FEATURES, PAGE, testFiles, testsIn, untested } from './browser-table.ts';

/** They may only fall. */
const MAX_GAPS = { chromium: 0, firefox: 0 } as const;

it.each(['chromium', 'firefox'] as const)('gives every %s test file a row, and names no other', (browser) => {
  const named = new Set(FEATURES.flatMap((feature) => feature[browser]));
  expect([...named].sort()).toEqual([...testFiles()[browser]].sort());
  for (const name of named) expect(testsIn(browser, name), name).toBeGreaterThan(0);
});

it('names each feature once, and says what a browser lacks only where it has no test', () => {
  const names = FEATURES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, chromium, firefox, lacks } of FEATURES) {
    expect(chromium.length + firefox.length, name).toBeGreaterThan(0);
    if (lacks !== undefined) expect(chromium.length * firefox.length, name).toBe(0);
  }
});

it.each(['chromium', 'firefox'] as const)('leaves no new feature without a test in %s', (browser) => {
  expect(untested(browser).length).toBeLessThanOrEqual(MAX_GAPS[browser]);
});

it('is what docs/browsers.md shows: npx tsx scripts/browser-table.ts', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(browsersPage());
});
