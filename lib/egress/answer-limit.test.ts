import { expect, it } from 'vitest';
import { answerLimit, MAX_ANSWERS, MAX_ANSWERS_PER_REQUEST } from './answer-limit.ts';

it('refuses a request alike after a few answers, and all of them after a few more', () => {
  const limit = answerLimit();
  for (let n = 1; n < MAX_ANSWERS_PER_REQUEST; n += 1) expect(limit.told('draft')).toBe(false);
  expect(limit.holds('draft')).toBe(false);
  expect(limit.told('draft')).toBe(true);
  expect(limit.holds('draft')).toBe(true);
  expect(limit.holds('other')).toBe(false);
  for (let n = MAX_ANSWERS_PER_REQUEST; n < MAX_ANSWERS; n += 1) limit.told(`one of many ${n}`);
  expect(limit.isTotal).toBe(true);
  expect(limit.holds('never asked')).toBe(true);
});

it('begins anew once the person has decided', () => {
  const limit = answerLimit();
  for (let n = 0; n < MAX_ANSWERS; n += 1) limit.told('draft');
  limit.decided();
  expect(limit.holds('draft')).toBe(false);
  expect(limit.told('draft')).toBe(false);
});
