import { expect, it } from 'vitest';
import {
  COLUMNS,
  linesInPage,
  linesOf,
  notYetGreen,
  readPage,
  sitesPage,
  structureCases,
  structureTable,
  totalsOf,
} from '../e2e/sites/structure-table.ts';
import { generic } from '../lib/sites/generic.ts';
import { SITES } from '../lib/sites/sites.ts';

const CASES = structureCases([...SITES, generic]);
const page = readPage();
const chromium = linesInPage(page, 'Chromium');
const firefox = linesInPage(page, 'Firefox');

/** How many structures have no line yet. These numbers may only fall. */
const MAX_MISSING = { Chromium: 0, Firefox: 43 } as const;

it('shows a line of each structure, in their order: npm run sites:table -- --missing', () => {
  const structures = CASES.map(({ expectation }) => expectation.fixture);
  // The page tells its lines apart by them.
  expect(new Set(structures).size).toBe(structures.length);
  for (const [browser, lines] of [
    ['Chromium', chromium],
    ['Firefox', firefox],
  ] as const) {
    expect([...lines.keys()]).toEqual(structures.filter((name) => lines.has(name)));
    expect(structures.length - lines.size).toBeLessThanOrEqual(MAX_MISSING[browser]);
  }
});

it('is all green', () => {
  const red = [...chromium.values(), ...firefox.values()].filter((line) => line.includes('🔴'));
  expect(red).toEqual([]);
});

it('is what the table writes', () => {
  expect(page).toBe(sitesPage({ Chromium: chromium, Firefox: firefox }, CASES.length));
  for (const { site, generation, seen, expectation } of CASES.filter((one) => chromium.has(one.expectation.fixture)))
    expect(chromium.get(expectation.fixture)).toContain(
      `| ${site.name} | ${generation} | ${seen} | ${expectation.fixture} |`,
    );
});

it('counts a cell that was not reached, or failed, as red', () => {
  const [one, other] = CASES;
  if (!one || !other) throw new Error('There are no structures.');
  const table = structureTable();
  table.saw(one, 'Enter');
  table.saw(one, 'id', '-');
  table.saw(other, 'Enter', '🔴 the name | was sent');
  const lines = linesOf(table, 'Chromium');
  expect(totalsOf(lines, 3)).toBe(
    `2 of 3 structures looked at: 1 cells green, 1 without such a part, ${2 * COLUMNS.length - 2} red.`,
  );
  expect(linesInPage(sitesPage({ Chromium: lines, Firefox: new Map() }, 2), 'Chromium')).toEqual(lines);
});

it('looks again at structures with a red cell, and at those without a line', () => {
  const [green, red, unseen] = CASES;
  if (!green || !red || !unseen) throw new Error('There are no structures.');
  const table = structureTable();
  for (const column of COLUMNS) table.saw(green, column);
  table.saw(red, 'Enter', '🔴 the name was sent');
  const seen = sitesPage({ Chromium: linesOf(table, 'Chromium'), Firefox: new Map() }, 3);
  const all = [green, red, unseen];
  expect(notYetGreen(all, 'Chromium', seen)).toEqual([red, unseen]);
  expect(notYetGreen(all, 'Firefox', seen)).toEqual(all);
});
