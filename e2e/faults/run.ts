// npm run test:faults -- --n 10000
// Random prompts, editors and faults in a real Chromium with the built extension. No original may leave, no prompt may be lost, and
// whatever was not sent is explained. `--seed` and `--at` give one run again; `--only` takes one fault; `--report` keeps the table, and
// `--sum` adds up those of several parts: npm run test:faults -- --sum first.json second.json
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bed } from '../bed-table.ts';
import { buildAll } from '../built.ts';
import { builtExtension } from '../harness.ts';
import { carryOutRun, FAULTS, type Outcome, type PlannedRun, planRun } from './campaign.ts';
import { type Extension, installExtension } from './extension.ts';
import { type Fault, pause } from './fault.ts';
import { openStage, type Stage } from './stage.ts';
import { addUp, asTests, badIn, runsIn, type Tally, tally, tallyTable } from './tally.ts';
import { BAD_VERDICTS } from './verdict.ts';

/** `passed` and `failed` are what the whole check run counts. */
interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly seed: number;
  readonly faults: readonly Tally[];
}

const { values, positionals } = parseArgs({
  options: {
    n: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    at: { type: 'string' },
    /** Seconds after which no further run is begun. */
    within: { type: 'string', default: 'Infinity' },
    report: { type: 'string' },
    sum: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const say = (line: string) => process.stdout.write(`${line}\n`);

if (values.sum) {
  const all = addUp(positionals.map((path) => (JSON.parse(readFileSync(path, 'utf8')) as Report).faults));
  say(`${tallyTable(all)}\n\n${runsIn(all)} runs in ${positionals.length} parts: ${badIn(all)} bad`);
  process.exit(badIn(all) === 0 ? 0 : 1);
}

const seed = Number(values.seed);
const faults = values.only === undefined ? FAULTS : FAULTS.filter(({ name }) => name === values.only);
if (faults.length === 0) {
  process.stderr.write(`There is no fault "${values.only}". There are: ${FAULTS.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}
const numbers = values.at === undefined ? Array.from({ length: Number(values.n) }, (_, at) => at) : [Number(values.at)];
const planned = numbers.map((number) => planRun(seed, number, faults));

buildAll();

const began = Date.now();
const stopAt = began + Number(values.within) * 1000;
const outcomes: Outcome[] = [];

const lineOf = ({ verdict, number, fault, bed, why }: Outcome) =>
  `${verdict.toUpperCase()} --seed ${seed}${values.only ? ` --only "${values.only}"` : ''} --at ${number} (${fault}, ${bed}): ${why}`;

function note(outcome: Outcome): void {
  outcomes.push(outcome);
  if (values.at !== undefined || BAD_VERDICTS.has(outcome.verdict) || outcome.verdict === 'missed')
    say(lineOf(outcome));
  else if (outcomes.length % 100 === 0) say(`${outcomes.length} of ${planned.length}`);
}

/** The browser holds an extension to a quota only where it does not ask for unlimited storage. */
function extensionWithQuota(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'coatcheck-limited-')), 'extension');
  cpSync(builtExtension(), folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { permissions: string[] };
  manifest.permissions = manifest.permissions.filter((permission) => permission !== 'unlimitedStorage');
  writeFileSync(path, JSON.stringify(manifest));
  return folder;
}

/** How often each fault was begun: where the time ends before the runs do, all faults have had their turn. */
const begun = new Map<Fault, number>();

function takeNext(waiting: PlannedRun[], isFree: (bed: Bed) => boolean): PlannedRun | undefined {
  const turns = ({ fault }: PlannedRun) => begun.get(fault) ?? 0;
  const next = waiting
    .filter(({ bed }) => isFree(bed))
    .reduce<PlannedRun | undefined>((least, one) => (least && turns(least) <= turns(one) ? least : one), undefined);
  if (!next) return undefined;
  waiting.splice(waiting.indexOf(next), 1);
  begun.set(next.fault, turns(next) + 1);
  return next;
}

/** The fault that had the fewest turns first, else in the order of their numbers, `abreast` at a time; a bed is one window, and has one run at a time. */
async function inBrowser(reach: Fault['reach'], abreast: number): Promise<void> {
  const waiting = planned.filter(({ fault }) => fault.reach === reach);
  if (waiting.length === 0) return;
  const extension: Extension =
    reach === 'full-disk' ? await installExtension(extensionWithQuota(), 1) : await installExtension();
  const stages = new Map<string, Promise<Stage>>();
  const busy = new Set<string>();

  async function lane(): Promise<void> {
    while (waiting.length > 0 && Date.now() < stopAt) {
      const one = takeNext(waiting, ({ name }) => !busy.has(name));
      if (!one) {
        await pause(20);
        continue;
      }
      const { name } = one.bed;
      busy.add(name);
      const stage = stages.get(name) ?? openStage(one.bed, extension);
      stages.set(name, stage);
      await runOn(await stage, one);
      busy.delete(name);
    }
  }

  await Promise.all(Array.from({ length: abreast }, lane));
  await extension.close();
  for (const stage of stages.values()) await (await stage).close();
}

/** What nothing explains is run once more, and both are told: a leak or a loss is never asked twice. */
async function runOn(stage: Stage, one: PlannedRun): Promise<void> {
  const first = await outcomeOf(stage, one);
  if (first.verdict !== 'unexplained') return note(first);
  stage.spoil();
  const again = await outcomeOf(stage, planRun(seed, one.number, faults));
  const second = { ...again, why: `${again.why}; at the first try: ${first.why}` };
  note(second);
  if (!BAD_VERDICTS.has(second.verdict)) say(`AT THE SECOND TRY ONLY, ${lineOf(second)}`);
}

async function outcomeOf(stage: Stage, one: PlannedRun): Promise<Outcome> {
  try {
    return await carryOutRun(stage, one);
  } catch (error) {
    // The campaign's own trouble counts: a run that nobody saw proves nothing.
    stage.spoil();
    const message = error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : String(error);
    const why = `the run could not be carried out: ${message}`;
    return { number: one.number, fault: one.fault.name, bed: one.bed.name, ms: 0, verdict: 'unexplained', why };
  }
}

await Promise.all([inBrowser('page', 5), inBrowser('engine', 1), inBrowser('full-disk', 1)]);
const seconds = (Date.now() - began) / 1000;

const found = tally(
  faults.map(({ name }) => name),
  outcomes,
);
const bad = badIn(found);
say(`\n${tallyTable(found)}`);
say(
  `\n${outcomes.length} runs in ${seconds.toFixed(0)} s (${(outcomes.length / seconds).toFixed(1)} a second), seed ${seed}: ${bad} bad`,
);
if (values.report) {
  const report: Report = { ...asTests(found), seed, faults: found };
  writeFileSync(values.report, JSON.stringify(report));
}
process.exit(bad === 0 ? 0 : 1);
