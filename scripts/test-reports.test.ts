import { expect, it } from 'vitest';
import { afterRunningAgain, countPlaywright, countVitest } from './test-reports.mjs';

it('names a Firefox test that passed at the second try, and counts it neither as passed nor as failed', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/somewhere/e2e/firefox/selection.test.ts',
        assertionResults: [
          { fullName: 'a text field', status: 'passed', failureMessages: ['Error: Waited in vain'] },
          { fullName: 'an editable element', status: 'passed', failureMessages: [] },
          { fullName: 'a list', status: 'failed', failureMessages: ['Error: no list', 'Error: no list'] },
        ],
      },
    ],
  };
  expect(countVitest(report)).toEqual({
    passed: 1,
    failed: 1,
    secondTries: ['firefox/selection.test.ts: a text field'],
    failures: [
      {
        name: 'firefox/selection.test.ts: a list',
        file: '/somewhere/e2e/firefox/selection.test.ts',
        error: 'Error: no list',
      },
    ],
  });
});

it('names a Chromium test that passed at the second try, in whatever group it stands', () => {
  const flaky = { title: 'a late reply', tests: [{ status: 'flaky' }] };
  const passed = { title: 'a reply', tests: [{ status: 'expected' }] };
  const report = {
    stats: { expected: 1, unexpected: 0 },
    suites: [{ file: 'replies.spec.ts', specs: [passed], suites: [{ file: 'replies.spec.ts', specs: [flaky] }] }],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 1,
    failed: 0,
    secondTries: ['replies.spec.ts: a late reply'],
    failures: [],
  });
});

it('names a Chromium test that failed, with the first line of its last error and without colours', () => {
  const results = [
    { error: { message: 'Error: first' } },
    { error: { message: '\u001b[31mError: nobody answers\u001b[39m\n  at x' } },
  ];
  const failed = { title: 'a reply', tests: [{ status: 'unexpected', results }] };
  const report = { stats: { expected: 0, unexpected: 1 }, suites: [{ file: 'replies.spec.ts', specs: [failed] }] };
  expect(countPlaywright(report).failures).toEqual([
    { name: 'replies.spec.ts: a reply', error: 'Error: nobody answers' },
  ]);
});

it('names the sample of a property test that failed', () => {
  const message =
    'Error: Property failed after 31 tests\n{ seed: 7, path: "30:1" }\nCounterexample: ["a"]\nShrunk 2 time(s)';
  const assertionResults = [{ fullName: 'a law', status: 'failed', failureMessages: [message] }];
  const report = {
    numPassedTests: 0,
    numFailedTests: 1,
    testResults: [{ name: '/x/lib/law.test.ts', assertionResults }],
  };
  expect(countVitest(report).failures[0]?.error).toBe(
    'Error: Property failed after 31 tests | { seed: 7, path: "30:1" } | Counterexample: ["a"]',
  );
});

it('counts a test as failed that failed when it was run again, and names one that passed then', () => {
  const failure = (name: string) => ({ name, error: 'Error' });
  const first = { passed: 5, failed: 2, secondTries: ['a'], failures: [failure('b'), failure('c')] };
  const again = { passed: 1, failed: 2, secondTries: [], failures: [failure('c'), failure('another')] };
  expect(afterRunningAgain(first, again)).toEqual({
    passed: 5,
    failed: 1,
    secondTries: ['a', 'b'],
    failures: [failure('c')],
  });
});

it('names a Firefox file whose set-up failed', () => {
  const set = {
    name: '/x/e2e/firefox/keys.test.ts',
    status: 'failed',
    message: 'Error: no browser',
    assertionResults: [],
  };
  const report = { numPassedTests: 0, numFailedTests: 0, testResults: [set] };
  expect(countVitest(report).failures).toEqual([
    { name: 'firefox/keys.test.ts', file: '/x/e2e/firefox/keys.test.ts', error: 'Error: no browser' },
  ]);
});
