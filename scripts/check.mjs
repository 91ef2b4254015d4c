#!/usr/bin/env node
// Runs every check in turn and ends with one line: how many tests passed and failed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const reports = mkdtempSync(join(tmpdir(), 'coatcheck-reports-'));
const environment = { ...process.env, WXT_TELEMETRY_DISABLED: '1' };
let passed = 0;
let failed = 0;
/** Titles of tests that failed once and passed when they were run again. */
const secondTries = [];

function run(title, command, args, extra = {}) {
  const began = Date.now();
  process.stdout.write(`\n== ${title}\n`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...environment, ...extra } });
  process.stdout.write(
    `== ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`,
  );
  return status === 0;
}

/** A check without tests of its own counts as one. */
function check(title, command, args) {
  if (run(title, command, args)) passed += 1;
  else failed += 1;
}

function readReport(file, count) {
  try {
    const counted = count(JSON.parse(readFileSync(file, 'utf8')));
    passed += counted.passed;
    return counted.failed;
  } catch {
    return 0;
  }
}

/** Of Playwright's report: files hold suites, suites hold tests, whose results are one per try. */
function readBrowserReport({ stats, suites }) {
  const collect = ({ specs = [], suites: inner = [], file }) => {
    for (const { title, tests } of specs)
      if (tests.some(({ status }) => status === 'flaky')) secondTries.push(`${file}: ${title}`);
    inner.forEach(collect);
  };
  suites.forEach(collect);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** A runner that fails without a failed test (a crash, an empty suite) still counts as one failure. */
function suite(title, command, args, extra, file, count) {
  const ok = run(title, command, args, extra);
  const broken = readReport(file, count);
  failed += ok ? broken : Math.max(1, broken);
}

check('format and lint', 'npx', ['biome', 'ci', '.']);
check('types', 'npx', ['tsc', '--noEmit']);

const unit = join(reports, 'unit.json');
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json'];
const countVitest = (r) => ({ passed: r.numPassedTests, failed: r.numFailedTests });
suite('unit tests', 'npx', [...vitest, `--outputFile.json=${unit}`], {}, unit, countVitest);

check('build for Chrome', 'npx', ['wxt', 'build']);
check('build for Firefox', 'npx', ['wxt', 'build', '-b', 'firefox', '--mv3']);
check('build the test beds', 'npx', ['vite', 'build', '-c', 'e2e/beds/vite.config.ts']);

const browser = join(reports, 'browser.json');
suite(
  'Chromium tests',
  'npx',
  ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: browser, COATCHECK_BUILT: '1' },
  browser,
  readBrowserReport,
);

// Each fault counts as one test: it passes when none of its runs leaked, lost or left a prompt unexplained.
const faults = join(reports, 'faults.json');
suite(
  'fault campaign',
  'npx',
  ['tsx', 'e2e/faults/run.ts', '--n', '500', '--seed', '1', '--within', '45', '--report', faults],
  { COATCHECK_BUILT: '1' },
  faults,
  (r) => r,
);

const firefox = join(reports, 'firefox.json');
suite(
  'Firefox tests',
  'npx',
  [...vitest, '-c', 'e2e/firefox/vitest.config.ts', `--outputFile.json=${firefox}`],
  { COATCHECK_BUILT: '1' },
  firefox,
  countVitest,
);

for (const title of secondTries) process.stdout.write(`\npassed at the second try only: ${title}`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
