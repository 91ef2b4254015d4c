import { expect, it } from 'vitest';
import { dateAfterStep } from './date-steps.ts';

const FRIDAY = { year: 2027, month: 11, day: 19 };
const SATURDAY = { year: 2027, month: 11, day: 20 };

it.each([
  [FRIDAY, 1, 22],
  [FRIDAY, 5, 26],
  [SATURDAY, 1, 22],
  [SATURDAY, 5, 26],
  [SATURDAY, -1, 19],
  [SATURDAY, -5, 15],
  [FRIDAY, -5, 12],
  [FRIDAY, -4, 15],
])('counts working days from %o: %i', (day, count, expected) => {
  expect(dateAfterStep(day, { count, unit: 'working day' })?.day).toBe(expected);
});
