import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './test-reports.mjs';

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
  });
});

it('names a Chromium test that passed at the second try, in whatever group it stands', () => {
  const flaky = { title: 'a late reply', tests: [{ status: 'flaky' }] };
  const passed = { title: 'a reply', tests: [{ status: 'expected' }] };
  const report = {
    stats: { expected: 1, unexpected: 0 },
    suites: [{ file: 'replies.spec.ts', specs: [passed], suites: [{ file: 'replies.spec.ts', specs: [flaky] }] }],
  };
  expect(countPlaywright(report)).toEqual({ passed: 1, failed: 0, secondTries: ['replies.spec.ts: a late reply'] });
});
