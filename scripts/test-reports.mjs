// Counts the tests in a runner's report. A test that passed only when it was run again counts neither as passed nor as failed. It is named
// instead, so that somebody looks for the cause.

/** A terminal's colour codes, which fill the error messages of both runners. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: every colour code starts with the escape character
const COLOUR_CODE = /\u001b\[[0-9;]*m/gu;

/** What a property test prints of its sample: enough to draw it again. */
const SAMPLE = /^(?:\{ seed: |Counterexample: )/u;

/**
 * The first line, and the sample of a property test.
 * @param {string} message
 */
function shortError(message) {
  const [first, ...others] = message.replace(COLOUR_CODE, '').trim().split('\n');
  return [first.slice(0, 200), ...others.filter((line) => SAMPLE.test(line)).map((line) => line.slice(0, 600))].join(
    ' | ',
  );
}

/** @param {import('./test-reports.d.mts').PlaywrightReport} report */
export function countPlaywright({ stats, suites }) {
  const secondTries = [];
  const failures = [];
  const collect = ({ specs = [], suites: inner = [], file }) => {
    for (const { title, tests } of specs) {
      const name = `${file}: ${title}`;
      if (tests.some(({ status }) => status === 'flaky')) secondTries.push(name);
      for (const { status, results = [] } of tests) {
        if (status !== 'unexpected') continue;
        failures.push({ name, error: shortError(results.at(-1)?.error?.message ?? '') });
      }
    }
    inner.forEach(collect);
  };
  suites.forEach(collect);
  return { passed: stats.expected, failed: stats.unexpected, secondTries, failures };
}

/** @param {import('./test-reports.d.mts').VitestReport} report */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const secondTries = [];
  const failures = [];
  for (const { name: file, status: fileStatus, message, assertionResults } of testResults) {
    const shortFile = file.split('/').slice(-2).join('/');
    // A file fails without a failed test when it cannot be loaded or its set-up fails.
    if (fileStatus === 'failed' && !assertionResults.some(({ status }) => status === 'failed'))
      failures.push({ name: shortFile, file, error: shortError(message ?? '') });
    for (const { fullName, status, failureMessages } of assertionResults) {
      const name = `${shortFile}: ${fullName}`;
      if (status === 'failed') failures.push({ name, file, error: shortError(failureMessages.at(-1) ?? '') });
      // Vitest has no status for a test that passed when it was run again, but keeps the messages of the first run.
      if (status === 'passed' && failureMessages.length > 0) secondTries.push(name);
    }
  }
  return { passed: numPassedTests - secondTries.length, failed: numFailedTests, secondTries, failures };
}

/**
 * The counts of a suite whose failed tests were run again: a test that passes then is no failure, but is named.
 * `again` is the report of the second run, which may have run further tests of the same files.
 * @param {import('./test-reports.d.mts').Counted} first
 * @param {import('./test-reports.d.mts').Counted} again
 */
export function afterRunningAgain(first, again) {
  const stillFailing = new Set(again.failures.map(({ name }) => name));
  const failures = first.failures.filter(({ name }) => stillFailing.has(name));
  const recovered = first.failures.filter(({ name }) => !stillFailing.has(name)).map(({ name }) => name);
  return { ...first, failed: failures.length, failures, secondTries: [...first.secondTries, ...recovered] };
}
