import { expect, it } from 'vitest';
import { drawn } from './drawn.ts';

const RECORDS = Array.from({ length: 50 }, (_, at) => at);

it('draws different records for another seed, the same for the same, and each at most once', () => {
  const first = drawn(RECORDS, 10, 'a');
  expect(first).toHaveLength(10);
  expect(new Set(first).size).toBe(10);
  expect(drawn(RECORDS, 10, 'a')).toEqual(first);
  expect(drawn(RECORDS, 10, 'b')).not.toEqual(first);
});

it('draws every record about equally often', () => {
  const counts = RECORDS.map(() => 0);
  for (let seed = 0; seed < 500; seed += 1)
    for (const record of drawn(RECORDS, 5, String(seed))) counts[record] = (counts[record] ?? 0) + 1;
  // Each is drawn 50 times on average, with a standard deviation of 6.7.
  expect(Math.min(...counts)).toBeGreaterThan(20);
  expect(Math.max(...counts)).toBeLessThan(85);
});

it('takes all records if there are fewer than the limit', () => {
  expect(drawn(RECORDS, 80, 'a')).toEqual(RECORDS);
});
