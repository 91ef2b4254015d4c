import { expect, it } from 'vitest';
import { addUp, asTests, badIn, runsIn, tally, tallyTable } from './tally.ts';

const first = tally(
  ['none', 'offline', 'page left'],
  [
    { fault: 'offline', verdict: 'sent', ms: 100 },
    { fault: 'none', verdict: 'sent', ms: 40 },
    { fault: 'offline', verdict: 'blocked', ms: 300 },
  ],
);
const second = tally(['offline', 'none'], [{ fault: 'offline', verdict: 'leak', ms: 200 }]);

it('counts the runs of each fault by verdict, also of one that had none', () => {
  expect(first).toEqual([
    { fault: 'none', verdicts: { sent: 1 }, ms: 40 },
    { fault: 'offline', verdicts: { sent: 1, blocked: 1 }, ms: 400 },
    { fault: 'page left', verdicts: {}, ms: 0 },
  ]);
});

it('adds up the parts of a campaign', () => {
  const both = addUp([first, second]);
  expect(both[1]).toEqual({ fault: 'offline', verdicts: { sent: 1, blocked: 1, leak: 1 }, ms: 600 });
  expect(runsIn(both)).toBe(4);
  expect(badIn(both)).toBe(1);
});

it('takes each fault that was tried for one test', () => {
  expect(asTests(first)).toEqual({ passed: 2, failed: 0 });
  expect(asTests(addUp([first, second]))).toEqual({ passed: 1, failed: 1 });
});

it('shows a row for each fault, with the mean time of a run, and the whole', () => {
  const rows = tallyTable(addUp([first, second])).split('\n');
  expect(rows.find((row) => row.startsWith('offline'))).toMatch(/^offline +3 +1 +0 +1 +0 +0 +1 +0 +0 +200$/);
  expect(rows.at(-1)).toMatch(/^all +4 +2 +0 +1 +0 +0 +1 +0 +0$/);
});
