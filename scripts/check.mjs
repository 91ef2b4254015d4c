#!/usr/bin/env node
// Runs every check in turn and ends with one line: how many tests passed and failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterRunningAgain, countPlaywright, countVitest } from './test-reports.mjs';

const reports = mkdtempSync(join(tmpdir(), 'coatcheck-reports-'));
const environment = { ...process.env, WXT_TELEMETRY_DISABLED: '1' };
const nothingCounted = { passed: 0, failed: 0, secondTries: [], failures: [] };
let passed = 0;
let failed = 0;
// These three are printed at the end, where a log that was cut short still shows them.
/** Titles of tests that failed and passed when they were run again. */
const secondTries = [];
/** Title and error of each failed test. */
const failedTests = [];
const failedSteps = [];

/** `isAlone`: its output is shown as it comes; else whole, when it has ended. */
function run(title, command, args, { extra = {}, isAlone = true } = {}) {
  const began = Date.now();
  const heading = `\n== ${title}\n`;
  const kept = [];
  if (isAlone) process.stdout.write(heading);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...environment, ...extra },
    });
    const end = (ok) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      if (!isAlone) process.stdout.write(heading + Buffer.concat(kept).toString('utf8'));
      process.stdout.write(`== ${title}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)\n`);
      resolve(ok);
    };
    child.stdout?.on('data', (chunk) => kept.push(chunk));
    child.stderr?.on('data', (chunk) => kept.push(chunk));
    child.on('error', (error) => {
      kept.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}

/** Checks without tests of their own, beside each other; each counts as one. */
async function checks(...commands) {
  const isAlone = commands.length === 1;
  const results = await Promise.all(
    commands.map(async ([title, command, args]) => [title, await run(title, command, args, { isAlone })]),
  );
  for (const [title, ok] of results) count({ title, ok, counted: { ...nothingCounted, passed: ok ? 1 : 0 } });
}

function readReport(file, counts) {
  if (!existsSync(file)) return undefined;
  try {
    return { ...nothingCounted, ...counts(JSON.parse(readFileSync(file, 'utf8'))) };
  } catch {
    return undefined;
  }
}

/** Runs a suite. `report` is the file that its runner writes, `counts` reads it. */
async function suite({ title, args, extra, report, counts, isAlone }) {
  const ok = await run(title, 'npx', args, { extra, isAlone });
  return { title, ok, counted: readReport(report, counts) ?? nothingCounted };
}

/**
 * Runs the failed tests of a suite again, with nothing beside them: a browser test may fail only because others took the machine from it.
 * A test that passes then is named at the end of the output.
 */
async function runFailedAgain({ title, ok, counted }, { args, extra, report, counts }) {
  if (ok || counted.failures.length === 0) return { title, ok, counted };
  await run(`${title}: failed ones again, alone`, 'npx', args(counted.failures), { extra });
  const again = readReport(report, counts);
  // Without a report nothing shows that a test has passed.
  if (!again) return { title, ok, counted };
  const both = afterRunningAgain(counted, again);
  return { title, ok: both.failed === 0, counted: both };
}

/** A runner that fails without a failed test (a crash, an empty suite) still counts as one failure. */
function count({ title, ok, counted }) {
  passed += counted.passed;
  failed += ok ? counted.failed : Math.max(1, counted.failed);
  secondTries.push(...counted.secondTries);
  failedTests.push(...counted.failures.map(({ name, error }) => `${name}: ${error}`));
  if (!ok) failedSteps.push(title);
}

await checks(
  ['format and lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.']],
  ['types', 'npx', ['tsc', '--noEmit']],
  ['types of the server', 'npx', ['tsc', '--noEmit', '-p', 'server']],
);

const vitest = (report, ...args) => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...args,
];
const unit = join(reports, 'unit.json');
count(await suite({ title: 'unit tests', args: vitest(unit), report: unit, counts: countVitest }));

const server = join(reports, 'server.json');
count(
  await suite({
    title: 'server tests',
    args: vitest(server, '-c', 'server/vitest.config.ts'),
    report: server,
    counts: countVitest,
  }),
);

await checks(
  ['build for Chrome', 'npx', ['wxt', 'build']],
  ['build for Firefox', 'npx', ['wxt', 'build', '-b', 'firefox', '--mv3']],
  ['build the test beds', 'npx', ['vite', 'build', '-c', 'e2e/beds/vite.config.ts']],
);
const built = { COATCHECK_BUILT: '1' };

const playwright = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
const reportOfChromium = (name) => ({
  report: join(reports, name),
  extra: { ...built, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, name) },
  counts: countPlaywright,
});
const chromium = await suite({ title: 'Chromium tests', args: playwright, ...reportOfChromium('chromium.json') });
count(
  await runFailedAgain(chromium, {
    args: () => [...playwright, '--last-failed', '--workers=1'],
    ...reportOfChromium('chromium-again.json'),
  }),
);

// Beside each other, since both mostly wait: the campaign for the time-outs that it tests, Firefox for its starts.
// Each fault counts as one test: it passes when none of its runs leaked, lost or left a prompt unexplained.
const faults = join(reports, 'faults.json');
const firefoxConfig = ['-c', 'e2e/firefox/vitest.config.ts'];
const firefox = join(reports, 'firefox.json');
const [campaign, firefoxTests] = await Promise.all([
  suite({
    title: 'fault campaign',
    args: ['tsx', 'e2e/faults/run.ts', '--n', '500', '--seed', '1', '--within', '130', '--report', faults],
    extra: built,
    report: faults,
    counts: (report) => report,
    isAlone: false,
  }),
  suite({
    title: 'Firefox tests',
    args: vitest(firefox, ...firefoxConfig),
    extra: built,
    report: firefox,
    counts: countVitest,
    isAlone: false,
  }),
]);
count(campaign);
const firefoxAgain = join(reports, 'firefox-again.json');
count(
  await runFailedAgain(firefoxTests, {
    args: (failures) =>
      vitest(firefoxAgain, ...firefoxConfig, '--maxWorkers=1', ...new Set(failures.map(({ file }) => file))),
    extra: built,
    report: firefoxAgain,
    counts: countVitest,
  }),
);

for (const title of secondTries) process.stdout.write(`\npassed only when run again: ${title}`);
for (const test of failedTests) process.stdout.write(`\nfailed: ${test}`);
for (const title of failedSteps) process.stdout.write(`\nfailed: ${title}`);
process.stdout.write(`\n${secondTries.length} passed only when run again`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
