// What was seen of each site's structures: a line for each site, generation and structure. docs/sites.md shows the last whole runs.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FixtureExpectation, SiteAdapter } from '../../lib/sites/site-adapter.ts';

export const COLUMNS = [
  'parts',
  'Enter',
  'button',
  'other ways',
  'let through',
  'roles',
  'edit',
  'id',
  'restore',
  'stream',
  'long chat',
] as const;
export type Column = (typeof COLUMNS)[number];

export interface StructureCase {
  readonly site: SiteAdapter;
  readonly generation: string;
  /** When its selectors were seen in public tools. */
  readonly seen: string;
  readonly expectation: FixtureExpectation;
}

export const structureCases = (sites: readonly SiteAdapter[]): readonly StructureCase[] =>
  sites.flatMap((site) =>
    site.generations.flatMap(({ name, evidence, fixtureExpectations }) =>
      fixtureExpectations.map((expectation) => ({ site, generation: name, seen: evidence.on, expectation })),
    ),
  );

/** "-": the site has no such thing, or nothing is published of it. */
export const ABSENT = '-';
/** What a failed cell begins with. */
export const FAILED_CELL = '🔴';
/** The step that would have filled it ended before. */
export const NOT_REACHED = `${FAILED_CELL} not reached`;

/** Selectors of each side's messages; "" if the generation has no selectors for it. */
export function sidesOf({ site, expectation }: StructureCase): { readonly user: string; readonly assistant: string } {
  const of = (part: 'userMessage' | 'assistantMessage') => (expectation.idle[part] ? site[part].join() : '');
  return { user: of('userMessage'), assistant: of('assistantMessage') };
}

/** Whose messages can be told. */
export function rolesKnown(one: StructureCase): string {
  const { user, assistant } = sidesOf(one);
  if (user !== '' && assistant !== '') return 'yes';
  if (user === '' && assistant === '') return ABSENT;
  return user === '' ? 'replies' : 'own messages';
}

type Cells = Partial<Record<Column, string>>;

export interface StructureTable {
  saw(one: StructureCase, column: Column, what?: string): void;
  /** The structure's cells as they are now. */
  cellsOf(one: StructureCase): Readonly<Cells>;
  readonly rows: ReadonlyMap<StructureCase, Readonly<Cells>>;
}

export function structureTable(): StructureTable {
  const rows = new Map<StructureCase, Cells>();
  const cellsOf = (one: StructureCase) => {
    const cells = rows.get(one) ?? {};
    rows.set(one, cells);
    return cells;
  };
  return {
    rows,
    cellsOf,
    saw(one, column, what = 'yes') {
      cellsOf(one)[column] = what;
    },
  };
}

const PAGE = resolve(import.meta.dirname, '../../docs/sites.md');
const BROWSERS = ['Chromium', 'Firefox'] as const;
type BrowserName = (typeof BROWSERS)[number];

/** By the structure's name, its line. */
type Lines = ReadonlyMap<string, string>;

/** Firefox's tests look at these; the others read what is the same in both browsers. */
const COLUMNS_OF: Readonly<Record<BrowserName, readonly Column[]>> = {
  Chromium: COLUMNS,
  Firefox: ['parts', 'Enter', 'button', 'roles', 'edit', 'restore'],
};

const oneLine = (text: string) => text.replaceAll('|', '¦').replace(/\s+/gu, ' ').trim();

export function linesOf(table: StructureTable, browser: BrowserName): Lines {
  const lines = [...table.rows].map(([{ site, generation, seen, expectation }, cells]): [string, string] => {
    const shown = COLUMNS_OF[browser].map((column) => oneLine(cells[column] ?? NOT_REACHED));
    return [expectation.fixture, `| ${[site.name, generation, seen, expectation.fixture, ...shown].join(' | ')} |`];
  });
  return new Map(lines);
}

const cellsIn = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Before the first column: site, generation, when it was seen, structure. */
const FIRST_COLUMN = 4;

/** The lines that the page shows of a browser. */
export function linesInPage(page: string, browser: BrowserName): Lines {
  const section = page.split(/^## /m).find((one) => one.startsWith(browser)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  return new Map(rows.slice(1).map((line) => [cellsIn(line)[FIRST_COLUMN - 1] ?? '', line]));
}

/** `all`: how many structures there are. */
export function totalsOf(lines: Lines, all: number): string {
  const cells = [...lines.values()].flatMap((line) => cellsIn(line).slice(FIRST_COLUMN));
  const red = cells.filter((cell) => cell.startsWith(FAILED_CELL)).length;
  const absent = cells.filter((cell) => cell === ABSENT).length;
  return `${lines.size} of ${all} structures looked at: ${cells.length - red - absent} cells green, ${absent} without such a part, ${red} red.`;
}

const INTRODUCTION = `# Chat sites, by site and generation

Written by \`npm run sites:table\` (Chromium) and \`COATCHECK_ALL_STRUCTURES=1 npm run test:firefox -- sites\` (Firefox). No live site is opened: each line is
a structure that we wrote after public evidence (\`lib/sites/fixtures\`), under its site's own address, with the built extension. "seen" is the evidence's date.

| column | is green if |
| --- | --- |
| parts | the adapter's selectors find each part in the state in which it should be there, and the right element; how many parts they name of 8 |
| Enter, button | what left held no original, and Coatcheck saw it leave (or said that it could not: the site encrypts) |
| other ways | the same of drafts, a long paste that becomes a file, and asking for the reply again |
| let through | attaching, dictating and suggestions work as without Coatcheck |
| roles | the selectors of each side find all of its messages and none of the other side's |
| edit | an earlier message that is changed and sent again, by key and by button, is sanitized |
| id | a new chat keeps its replies when it gets its id (after a placeholder, where the site has one), is known after a reload, and is not taken for another; a temporary chat is forgotten |
| restore, stream | the originals come back in the reply with one click and leave with another; also while the reply comes in |
| long chat | the same after 60 earlier turns |

"${ABSENT}": the site has no such part, or nothing is published of it.
`;

export function sitesPage(lines: Readonly<Record<BrowserName, Lines>>, all: number): string {
  const sections = BROWSERS.map((browser) => {
    const head = ['site', 'generation', 'seen', 'structure', ...COLUMNS_OF[browser]];
    const table = [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...lines[browser].values()];
    return `## ${browser}\n\n${totalsOf(lines[browser], all)}\n\n${table.join('\n')}\n`;
  });
  return [INTRODUCTION, ...sections].join('\n');
}

/** The structures without a line, or with a red cell. */
export function notYetGreen(all: readonly StructureCase[], browser: BrowserName, page: string): StructureCase[] {
  const lines = linesInPage(page, browser);
  return all.filter(({ expectation }) => lines.get(expectation.fixture)?.includes(FAILED_CELL) !== false);
}

export function readPage(): string {
  try {
    return readFileSync(PAGE, 'utf8');
  } catch {
    return '';
  }
}

/** Renews the lines of the structures that were opened; lines of structures that are gone leave the page. */
export function renewPage(table: StructureTable, browser: BrowserName, all: readonly StructureCase[]): void {
  const page = readPage();
  const fresh = linesOf(table, browser);
  const lines = (of: BrowserName) => {
    const before = linesInPage(page, of);
    const now = all.flatMap(({ expectation: { fixture } }): [string, string][] => {
      const line = (of === browser ? fresh.get(fixture) : undefined) ?? before.get(fixture);
      return line === undefined ? [] : [[fixture, line]];
    });
    return new Map(now);
  };
  // A run that is ended while it writes must not lose the lines of earlier runs.
  const unfinished = `${PAGE}.new`;
  writeFileSync(unfinished, sitesPage({ Chromium: lines('Chromium'), Firefox: lines('Firefox') }, all.length));
  renameSync(unfinished, PAGE);
}
