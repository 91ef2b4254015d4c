import { expect, it } from 'vitest';
import { isLookDue } from './surroundings-watch.ts';

const LONG_AGO = Number.NEGATIVE_INFINITY;

it('looks at a page that has changed, twice a second at most', () => {
  expect(isLookDue({ now: 1000, lookedAt: LONG_AGO, typedAt: LONG_AGO, hasChanged: true })).toBe(true);
  expect(isLookDue({ now: 1000, lookedAt: 600, typedAt: LONG_AGO, hasChanged: true })).toBe(false);
  expect(isLookDue({ now: 1100, lookedAt: 600, typedAt: LONG_AGO, hasChanged: true })).toBe(true);
});

it('leaves a page that has not changed alone for longer, and while a person types in it for ever', () => {
  expect(isLookDue({ now: 2000, lookedAt: 600, typedAt: LONG_AGO, hasChanged: false })).toBe(false);
  expect(isLookDue({ now: 3600, lookedAt: 600, typedAt: LONG_AGO, hasChanged: false })).toBe(true);
  expect(isLookDue({ now: 99_600, lookedAt: 600, typedAt: 99_500, hasChanged: false })).toBe(false);
});

it('waits for a pause in typing, but not for long once the page has changed', () => {
  expect(isLookDue({ now: 2000, lookedAt: 600, typedAt: 1900, hasChanged: true })).toBe(false);
  expect(isLookDue({ now: 2900, lookedAt: 600, typedAt: 1900, hasChanged: true })).toBe(true);
  expect(isLookDue({ now: 3600, lookedAt: 600, typedAt: 3500, hasChanged: true })).toBe(true);
});
