import { expect, it } from 'vitest';
import { firstName, type Mention } from './evidence.test-support.ts';
import { sureness } from './sureness.ts';

const PATTERN = { detector: 'pattern', rule: 'given-names' } as const;

it.each<readonly [readonly Omit<Mention, 'value'>[], number]>([
  [[{ confidence: 0.5 }], 0],
  [[{ confidence: 0.9 }], 2.2],
  [[{ confidence: 0.2 }, { confidence: 0.9 }], 2.2],
  [[{ confidence: 0.3 }], -0.85],
  [[{ confidence: 1 }], 4],
  [[{ confidence: 0.9, source: PATTERN }], 0],
])('of mentions %j is %d', (mentions, expected) => {
  const name = firstName(
    'Ada, Ada',
    mentions.map((more) => ({ value: 'Ada', ...more })),
  );
  expect(sureness(name)).toBeCloseTo(expected, 1);
});
