import { expect, it } from 'vitest';
import { MAX_REVEALING_ANSWERS, MAX_REVEALING_ANSWERS_PER_REQUEST, probingLimit } from './probing-limit.ts';

it('refuses a request alike after a few answers, and all of them after a few more', () => {
  const limit = probingLimit();
  for (let n = 1; n < MAX_REVEALING_ANSWERS_PER_REQUEST; n += 1) expect(limit.answered('draft')).toBe(false);
  expect(limit.refuses('draft')).toBe(false);
  expect(limit.answered('draft')).toBe(true);
  expect(limit.refuses('draft')).toBe(true);
  expect(limit.refuses('other')).toBe(false);
  for (let n = MAX_REVEALING_ANSWERS_PER_REQUEST; n < MAX_REVEALING_ANSWERS; n += 1) limit.answered(`one of many ${n}`);
  expect(limit.refusesAll).toBe(true);
  expect(limit.refuses('never asked')).toBe(true);
});

it('begins anew once the person has decided', () => {
  const limit = probingLimit();
  for (let n = 0; n < MAX_REVEALING_ANSWERS; n += 1) limit.answered('draft');
  limit.reset();
  expect(limit.refuses('draft')).toBe(false);
  expect(limit.answered('draft')).toBe(false);
});
