// Counts the tests in the report of a runner. A test that passed only when it was run again counts neither as passed nor as failed; it is
// named, since its cause is to be found.

/** @param {import('./test-reports.d.mts').PlaywrightReport} report */
export function countPlaywright({ stats, suites }) {
  const secondTries = [];
  const collect = ({ specs = [], suites: inner = [], file }) => {
    for (const { title, tests } of specs)
      if (tests.some(({ status }) => status === 'flaky')) secondTries.push(`${file}: ${title}`);
    inner.forEach(collect);
  };
  suites.forEach(collect);
  return { passed: stats.expected, failed: stats.unexpected, secondTries };
}

/** @param {import('./test-reports.d.mts').VitestReport} report */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  // Vitest has no word for it, but keeps what failed before.
  const secondTries = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${name.split('/').slice(-2).join('/')}: ${fullName}`),
  );
  return { passed: numPassedTests - secondTries.length, failed: numFailedTests, secondTries };
}
