import fc from 'fast-check';
import { expect, it } from 'vitest';
import { probeCountInMemory } from './probing-limit.test-support.ts';
import {
  MAX_REVEALING_ANSWERS,
  MAX_REVEALING_ANSWERS_PER_REQUEST,
  MAX_UNCONFIRMED_ANSWERS,
  probingLimit,
} from './probing-limit.ts';

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

it('refuses a request alike after a few answers, and all of them after a few more', async () => {
  const limit = probingLimit(probeCountInMemory());
  await settled();
  for (let n = 1; n < MAX_REVEALING_ANSWERS_PER_REQUEST; n += 1) {
    expect(limit.answered('draft')).toBe(false);
    await settled();
  }
  expect(limit.refuses('draft', true)).toBe(false);
  expect(limit.answered('draft')).toBe(true);
  await settled();
  expect(limit.refuses('draft', true)).toBe(true);
  expect(limit.refuses('other', true)).toBe(false);
  for (let n = MAX_REVEALING_ANSWERS_PER_REQUEST; n < MAX_REVEALING_ANSWERS; n += 1) limit.answered(`one of many ${n}`);
  await settled();
  expect(limit.refuses('never asked', true)).toBe(true);
  expect(limit.refuses('never asked', false)).toBe(true);
});

it('begins anew once the person has decided', async () => {
  const store = probeCountInMemory();
  const limit = probingLimit(store);
  await settled();
  for (let n = 0; n < MAX_REVEALING_ANSWERS; n += 1) limit.answered('draft');
  limit.reset();
  expect(limit.refuses('draft', true)).toBe(false);
  expect(limit.answered('draft')).toBe(false);
  await settled();
  expect(await store.read()).toBe(1);
});

it('counts on where an earlier document of the origin stopped', async () => {
  const store = probeCountInMemory();
  const first = probingLimit(store);
  await settled();
  for (let n = 0; n < MAX_REVEALING_ANSWERS; n += 1) {
    first.answered(`one of many ${n}`);
    await settled();
  }
  const second = probingLimit(store);
  await settled();
  expect(second.refuses('another', true)).toBe(true);
});

it('refuses what could tell something until it knows the number, and while the number cannot be read', async () => {
  let isThere = false;
  let time = 0;
  const store = probeCountInMemory();
  const read = () => (isThere ? store.read() : Promise.reject(new Error('The engine stopped.')));
  const limit = probingLimit({ ...store, read }, () => time);
  expect(limit.refuses('draft', true)).toBe(true);
  expect(limit.refuses('draft', false)).toBe(false);
  await settled();
  expect(limit.refuses('draft', true)).toBe(true);
  isThere = true;
  time += 2000;
  expect(limit.refuses('draft', true)).toBe(true);
  await settled();
  expect(limit.refuses('draft', true)).toBe(false);
});

it('gives no more answers than the limit, and a few for each other document, whoever asks and whenever the counts arrive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(3), fc.boolean()), { minLength: 40, maxLength: 120 }), async (steps) => {
      const store = probeCountInMemory();
      const documents = Array.from({ length: 4 }, () => probingLimit(store));
      let answers = 0;
      for (const [n, doesWait] of steps) {
        const limit = documents[n];
        if (limit && !limit.refuses(`${answers}`, true)) {
          limit.answered(`${answers}`);
          answers += 1;
        }
        if (doesWait) await settled();
      }
      expect(answers).toBeLessThanOrEqual(MAX_REVEALING_ANSWERS + 3 * MAX_UNCONFIRMED_ANSWERS);
    }),
    { numRuns: 25 },
  );
});
