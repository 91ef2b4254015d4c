import { expect, it } from 'vitest';
import { patternRules } from './index.ts';

const MEGABYTE = 1_000_000;
/** Of processor time, which other programs take nothing of. Measured: about a second at most. A pattern that backtracks without end takes minutes. */
const LIMIT_MS = 5000;
/** On a clock, which other programs share. */
const PATIENCE_MS = 300_000;

it.each(['a', '1', ' ', '\n', 'A1-', '123 '])(
  'no rule is caught in a megabyte of %j',
  (unit) => {
    const text = unit.repeat(MEGABYTE / unit.length);
    for (const rule of patternRules) {
      const before = process.cpuUsage();
      rule.find(text);
      expect(process.cpuUsage(before).user / 1000, rule.name).toBeLessThan(LIMIT_MS);
    }
  },
  PATIENCE_MS,
);
