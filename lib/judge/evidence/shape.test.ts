import { expect, it } from 'vitest';
import { firstName } from './evidence.test-support.ts';
import { lowerCase, oneWord } from './shape.ts';

it.each<readonly [readonly string[], readonly [oneWord: number, lowerCase: number]]>([
  [['Ada'], [1, 0]],
  [['ada'], [1, 1]],
  [
    ['ada', 'Ada'],
    [1, 0],
  ],
  [
    ['Ada', 'ada'],
    [1, 0],
  ],
  [['Ada Petry'], [0, 0]],
  [['ジョン・レノン'], [0, 0]],
  [['王小明'], [1, 0]],
])('tells how %j is written: %j', (values, expected) => {
  const name = firstName(
    `${values.join(' or ')} called`,
    values.map((value) => ({ value })),
  );
  expect([oneWord(name), lowerCase(name)]).toEqual(expected);
});
