import { expect, it } from 'vitest';
import type { NetworkInput } from './network.ts';
import { readingsAgree, readSample } from './reading.ts';
import { SAMPLE_TEXT } from './sample-text.ts';

const SAMPLE: NetworkInput = { ids: new BigInt64Array(2), mask: new BigInt64Array(2).fill(1n), rows: 1, width: 2 };
const output = (labels: readonly number[], roles: readonly number[] = []) => ({
  labels: Float32Array.from(labels),
  roles: Float32Array.from(roles),
});

/** A network whose runs take these times, one after another. */
function networkTaking(times: readonly number[]) {
  let now = 0;
  let runs = 0;
  const run = async () => {
    now += times[runs] ?? 0;
    runs += 1;
    return output([runs]);
  };
  return { run, clock: () => now, runs: () => runs };
}

it('takes the least time of the runs after the first', async () => {
  const { run, clock, runs } = networkTaking([900, 40, 30, 50]);
  const reading = await readSample(run, SAMPLE, clock);
  expect([reading.milliseconds, runs(), [...reading.output.labels]]).toEqual([30, 4, [4]]);
});

it('does not run a slow network again and again', async () => {
  const { run, clock, runs } = networkTaking([9000, 8000, 1, 1]);
  expect((await readSample(run, SAMPLE, clock)).milliseconds).toBe(8000);
  expect(runs()).toBe(2);
});

it.each<[boolean, string, ReturnType<typeof output>]>([
  [true, 'scores that rounding moved', output([4.2, 0.5, 0.1, 2.8])],
  [true, 'another choice between scores that are nearly equal', output([4, 0, 2.1, 2])],
  [false, 'another choice between clearly different scores', output([0, 4, 0, 3])],
  [false, 'scores that are no numbers', output([Number.NaN, Number.NaN, Number.NaN, Number.NaN])],
  [false, 'fewer scores', output([4, 0])],
])('says %s for %s', (agrees, _, other) => {
  expect(readingsAgree(output([4, 0, 1.5, 2.5]), other, SAMPLE)).toBe(agrees);
});

it('compares roles too', () => {
  const labels = [4, 0, 0, 4];
  expect(readingsAgree(output(labels, [9, 0, 9, 0]), output(labels, [9, 0, 0, 9]), SAMPLE)).toBe(false);
  expect(readingsAgree(output(labels, [9, 0, 9, 0]), output(labels, [8, 0, 7, 0]), SAMPLE)).toBe(true);
});

it('reads a sample of as many words as the interface says', () => {
  expect(SAMPLE_TEXT.split(/\s+/)).toHaveLength(100);
});
