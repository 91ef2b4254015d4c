import { beforeAll, describe, expect, it } from 'vitest';
import { excessiveGrowth } from './growth.ts';
import { type CollectedPatterns, collectPatterns } from './product-run.ts';

/** So many places build a pattern only from what no text here has. */
const MAX_UNREACHED = 36;

it('finds a pattern whose steps grow with the square of the text, or faster', () => {
  const [square, cube, exponential] = [/\s+$/, /(?:^|\n)\s*\s*$/, /^(?:a+)+$/];
  expect(excessiveGrowth(square)?.ratio).toBeCloseTo(4, 0);
  expect(excessiveGrowth(cube)?.ratio).toBeGreaterThan(6);
  expect(excessiveGrowth(exponential)?.ratio).toBe(Number.POSITIVE_INFINITY);
});

it('finds a run at the end that an alternative for the start hides', () => {
  expect(excessiveGrowth(/^0+|0+$/g)?.ratio).toBeCloseTo(4, 0);
  expect(excessiveGrowth(/^0+|(?<!0)0+$/g)).toBeUndefined();
});

it.each([/(?<!\s)\s+$/, /[a-z]{1,64}@/, /^\s*x/, /"[^"\n]*"/g, /a{2,300}b/])('lets %s pass', (pattern) => {
  expect(excessiveGrowth(pattern)).toBeUndefined();
});

describe('the patterns of the product', () => {
  let collected: CollectedPatterns;
  beforeAll(async () => {
    collected = await collectPatterns();
  }, 120_000);

  it('are collected from nearly all places that build one', () => {
    expect(collected.builders.length - collected.reached.length).toBeLessThanOrEqual(MAX_UNREACHED);
    expect(collected.patterns.size).toBeGreaterThan(4000);
  });

  it('take no more than 2.5 times the steps for twice the text', { timeout: 600_000 }, () => {
    const growing = [...collected.patterns].flatMap(([key, { pattern, where }]) => {
      const growth = excessiveGrowth(pattern);
      return growth ? [{ where, key, ...growth }] : [];
    });
    expect(growing).toEqual([]);
  });
});
