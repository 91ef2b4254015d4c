// npm run sites:table [-- chatgpt claude … --missing --within 300 --browsers 1]
// Opens each structure of each site in Chromium with the built extension, and renews its line in docs/sites.md. Names of sites or
// structures limit it to them; so does `--missing`, to those that have no green line yet. `--within`: after so many seconds it begins no
// further one. Ends with 1 if a cell is red.
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { generic } from '../../lib/sites/generic.ts';
import { SITES } from '../../lib/sites/sites.ts';
import { buildAll } from '../built.ts';
import { forgetEverything, type Installed, install } from '../harness.ts';
import { newChat } from './id-step.ts';
import { ALL_STEPS } from './steps.ts';
import {
  COLUMNS,
  FAILED_CELL,
  linesOf,
  NOT_REACHED,
  notYetGreen,
  readPage,
  renewPage,
  type StructureCase,
  type StructureTable,
  structureCases,
  structureTable,
  totalsOf,
} from './structure-table.ts';
import { bundleBehaviour } from './structures.ts';
import { type Visit, visit } from './visit.ts';

const ALL = structureCases([...SITES, generic]);

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    missing: { type: 'boolean', default: false },
    within: { type: 'string' },
    // As many as the tests have: typing pauses are waited for half of the time.
    browsers: { type: 'string', default: '3' },
  },
});

function chosen(): readonly StructureCase[] {
  const named = ({ site, expectation }: StructureCase) =>
    names.length === 0 || names.includes(site.id) || names.includes(expectation.fixture);
  const found = (options.missing ? notYetGreen(ALL, 'Chromium', readPage()) : ALL).filter(named);
  if (names.length > 0 && !ALL.some(named)) throw new Error(`No site or structure is called ${names.join(' or ')}.`);
  return found;
}

/** What failed, in the words of the expectation. */
function reasonOf(error: unknown): string {
  const lines = stripVTControlCharacters(String(error instanceof Error ? error.message : error))
    .split('\n')
    .filter((line) => line.trim() !== '');
  return `${FAILED_CELL} ${lines.slice(0, 4).join(' ').slice(0, 160)}`;
}

interface Needs {
  readonly installed: Installed;
  readonly script: string;
  readonly table: StructureTable;
}

/** The steps in one page; after a failure in a new one. */
async function look({ installed, script, table }: Needs, one: StructureCase): Promise<void> {
  const needs = { context: installed.context, script };
  let at: Visit | undefined;
  for (const step of ALL_STEPS) {
    try {
      at ??= await visit(needs, one, newChat(one));
      await step.run(at, (column, what) => table.saw(one, column, what), needs);
    } catch (error) {
      for (const column of step.columns)
        if (table.cellsOf(one)[column] === undefined) table.saw(one, column, reasonOf(error));
      at = undefined;
    }
  }
  // One page stays: a browser without any would end.
  for (const page of installed.context.pages().slice(1)) await page.close();
  await forgetEverything(installed);
}

async function inOneBrowser(
  script: string,
  table: StructureTable,
  next: () => StructureCase | undefined,
): Promise<void> {
  const installed = await install();
  await installed.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (let one = next(); one; one = next()) {
    const began = Date.now();
    const own = structureTable();
    await look({ installed, script, table: own }, one);
    for (const column of COLUMNS) table.saw(one, column, own.cellsOf(one)[column] ?? NOT_REACHED);
    // Whoever ends it early keeps what was seen.
    renewPage(table, 'Chromium', ALL);
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    const seen = Object.values(table.cellsOf(one)).join(' | ');
    process.stdout.write(`${one.site.id}, ${one.expectation.fixture} (${seconds} s): ${seen}\n`);
  }
  await installed.close();
}

async function main(): Promise<void> {
  buildAll();
  const table = structureTable();
  const script = await bundleBehaviour();
  const until = Date.now() + 1000 * Number(options.within ?? Number.POSITIVE_INFINITY);
  const waiting = [...chosen()];
  const next = () => (Date.now() < until ? waiting.shift() : undefined);
  await Promise.all(Array.from({ length: Number(options.browsers) }, () => inOneBrowser(script, table, next)));
  const lines = linesOf(table, 'Chromium');
  process.stdout.write(`${totalsOf(lines, ALL.length)}\n`);
  if ([...lines.values()].some((line) => line.includes(FAILED_CELL))) process.exitCode = 1;
}

await main();
