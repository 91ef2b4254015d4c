import { expect, it } from 'vitest';
import { markedLabel, marksEnds, transitionsFrom } from './label-scheme.ts';
import { SIX_BIASES } from './transition-biases.test-support.ts';

it('reads the marks of all schemes', () => {
  const marks = ['B-X', 'I-X', 'M-X', 'E-X', 'L-X', 'S-X', 'U-X', 'O', 'X'].map((label) => markedLabel(label)?.mark);
  expect(marks).toEqual(['B', 'I', 'I', 'E', 'E', 'S', 'S', undefined, undefined]);
});

it.each([
  [['O', 'B-X', 'I-X'], false],
  [['O', 'B-X', 'I-X', 'E-X', 'S-X'], true],
  [['O', 'B-X', 'I-X', 'L-X', 'U-X'], true],
  [['O', 'NAME', 'E-MAIL'], false],
] as const)('knows whether %j mark ends', (labels, ends) => {
  expect(marksEnds(labels)).toBe(ends);
});

it('gives each bias to its steps', () => {
  const labels = ['O', 'B-X', 'I-X', 'E-X', 'S-X'];
  expect(transitionsFrom(labels, SIX_BIASES)).toEqual([
    [1, 2, 0, 0, 2],
    [0, 0, 3, 4, 0],
    [0, 0, 3, 4, 0],
    [5, 6, 0, 0, 6],
    [5, 6, 0, 0, 6],
  ]);
});
