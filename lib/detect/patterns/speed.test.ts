import { expect, it } from 'vitest';
import { patternRules } from './index.ts';

const MEGABYTE = 1_000_000;
/** Measured: under 0.3 s each on two shared cores. A pattern that backtracks without end takes minutes. */
const LIMIT_MS = 3000;

it.each(['a', '1', ' ', '\n', 'A1-', '123 '])('no rule is caught in a megabyte of %j', (unit) => {
  const text = unit.repeat(MEGABYTE / unit.length);
  for (const rule of patternRules) {
    const start = performance.now();
    rule.find(text);
    expect(performance.now() - start, rule.name).toBeLessThan(LIMIT_MS);
  }
});
