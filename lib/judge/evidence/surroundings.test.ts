import { expect, it } from 'vitest';
import { annotationsOf, type Mention } from './evidence.test-support.ts';
import { contactBeside, nothingElse } from './surroundings.ts';

const TEXT = 'Ada ada@example.org 4711 Rome';

it.each<readonly [readonly Mention[], readonly [contact: number, nothing: number]]>([
  [[{ value: 'Ada' }], [0, 1]],
  [
    [{ value: 'Ada' }, { value: 'ada@example.org', type: 'EMAIL', risk: 5 }],
    [1, 0],
  ],
  [
    [{ value: 'Ada' }, { value: '4711', type: 'ID', risk: 5 }],
    [1, 0],
  ],
  [
    [{ value: 'Ada' }, { value: '4711', type: 'ID', risk: 1 }],
    [0, 1],
  ],
  [
    [{ value: 'Ada' }, { value: 'Rome', type: 'LOCATION', risk: 2 }],
    [0, 1],
  ],
  [
    [{ value: 'Ada' }, { value: 'Rome', type: 'LOCATION', risk: 4 }],
    [0, 0],
  ],
])('says of %j: %j', (mentions, expected) => {
  const annotations = annotationsOf(TEXT, mentions);
  expect([contactBeside(annotations), nothingElse(annotations, 1)]).toEqual(expected);
});

it('says that something else is there if the prompt has a second name', () => {
  expect(nothingElse(annotationsOf(TEXT, [{ value: 'Ada' }]), 2)).toBe(0);
});
