#!/usr/bin/env node
// Runs every check in turn and ends with one line: how many tests passed and failed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlaywright, countVitest } from './test-reports.mjs';

const reports = mkdtempSync(join(tmpdir(), 'coatcheck-reports-'));
const environment = { ...process.env, WXT_TELEMETRY_DISABLED: '1' };
let passed = 0;
let failed = 0;
/** Titles of tests that failed once and passed when they were run again. */
const secondTries = [];
/** Titles of the steps that failed: said at the end, where a log that was cut short still shows them. */
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
      if (!ok) failedSteps.push(title);
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
  for (const ok of await Promise.all(
    commands.map(([title, command, args]) => run(title, command, args, { isAlone })),
  )) {
    if (ok) passed += 1;
    else failed += 1;
  }
}

function readReport(file, count) {
  try {
    const counted = count(JSON.parse(readFileSync(file, 'utf8')));
    passed += counted.passed;
    secondTries.push(...(counted.secondTries ?? []));
    return counted.failed;
  } catch {
    return 0;
  }
}

/** A runner that fails without a failed test (a crash, an empty suite) still counts as one failure. */
async function suite(title, command, args, extra, file, count, isAlone = true) {
  const ok = await run(title, command, args, { extra, isAlone });
  const broken = readReport(file, count);
  failed += ok ? broken : Math.max(1, broken);
}

await checks(
  ['format and lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.']],
  ['types', 'npx', ['tsc', '--noEmit']],
  ['types of the server', 'npx', ['tsc', '--noEmit', '-p', 'server']],
);

const unit = join(reports, 'unit.json');
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json'];
await suite('unit tests', 'npx', [...vitest, `--outputFile.json=${unit}`], {}, unit, countVitest);

const server = join(reports, 'server.json');
await suite(
  'server tests',
  'npx',
  [...vitest, '-c', 'server/vitest.config.ts', `--outputFile.json=${server}`],
  {},
  server,
  countVitest,
);

await checks(
  ['build for Chrome', 'npx', ['wxt', 'build']],
  ['build for Firefox', 'npx', ['wxt', 'build', '-b', 'firefox', '--mv3']],
  ['build the test beds', 'npx', ['vite', 'build', '-c', 'e2e/beds/vite.config.ts']],
);

const browser = join(reports, 'browser.json');
await suite(
  'Chromium tests',
  'npx',
  ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: browser, COATCHECK_BUILT: '1' },
  browser,
  countPlaywright,
);

// Beside each other, since both mostly wait: the campaign for the time-outs that it tests, Firefox for its starts.
// Each fault counts as one test: it passes when none of its runs leaked, lost or left a prompt unexplained.
const faults = join(reports, 'faults.json');
const firefox = join(reports, 'firefox.json');
await Promise.all([
  suite(
    'fault campaign',
    'npx',
    ['tsx', 'e2e/faults/run.ts', '--n', '500', '--seed', '1', '--within', '130', '--report', faults],
    { COATCHECK_BUILT: '1' },
    faults,
    (r) => r,
    false,
  ),
  suite(
    'Firefox tests',
    'npx',
    [...vitest, '-c', 'e2e/firefox/vitest.config.ts', `--outputFile.json=${firefox}`],
    { COATCHECK_BUILT: '1' },
    firefox,
    countVitest,
    false,
  ),
]);

for (const title of secondTries) process.stdout.write(`\npassed at the second try only: ${title}`);
for (const title of failedSteps) process.stdout.write(`\nfailed: ${title}`);
process.stdout.write(`\n${secondTries.length} passed at the second try only`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
