// npm run bench:speed -- --browser firefox --only keystroke,check --short --json --svg speed.svg
// Measures the built extension in Chromium and in Firefox: page work per key, time to a highlight, checks by length, memory, cold start and
// package size. Leave the machine alone meanwhile: only the page work is processor time.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { figureChart } from './chart.ts';
import { chromiumFigures } from './chromium.ts';
import { type BrowserFigures, SUBJECT_NAMES } from './figures.ts';
import { firefoxFigures } from './firefox.ts';
import type { Runs } from './runs.ts';
import { figuresJson, figureTables } from './tables.ts';

const MEASURE: Readonly<Record<string, (runs: Runs) => Promise<BrowserFigures>>> = {
  chromium: chromiumFigures,
  firefox: firefoxFigures,
};

const { values } = parseArgs({
  options: {
    browser: { type: 'string', default: Object.keys(MEASURE).join(',') },
    /** Subjects of the tables; all of them. */
    only: { type: 'string', default: SUBJECT_NAMES.join(',') },
    /** To see that it works: few runs. */
    short: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    /** The file to write bars to. */
    svg: { type: 'string' },
    'one-thread': { type: 'boolean', default: false },
  },
});

const subjects = new Set(SUBJECT_NAMES.filter((subject) => values.only.split(',').includes(subject)));
if (subjects.size === 0) throw new Error(`--only takes ${SUBJECT_NAMES.join(', ')}, not ${values.only}.`);
const runs: Runs = {
  ...(values.short ? { short: 3, starts: 2 } : { short: 20, starts: 10 }),
  isOneThread: values['one-thread'],
  subjects,
};
const all: BrowserFigures[] = [];
for (const name of values.browser.split(',')) {
  const measure = MEASURE[name];
  if (!measure) throw new Error(`--browser takes ${Object.keys(MEASURE).join(' and ')}, not ${name}.`);
  all.push(await measure(runs));
}

const versions = all.map(({ browser, version }) => `${browser} ${version}`).join(', ');
const threads = runs.isOneThread ? ', one WebAssembly thread' : '';
const machine = `${versions}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} core(s)${threads}`;
process.stdout.write(`${values.json ? figuresJson(machine, all) : `${machine}\n\n${figureTables(all)}`}\n`);
if (values.svg !== undefined) writeFileSync(values.svg, figureChart(all));
