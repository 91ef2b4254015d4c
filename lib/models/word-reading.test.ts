import { expect, it } from 'vitest';
import { labelsByType, wordReading } from './word-reading.ts';

const row = (...labels: number[]) => ({ labels: Float32Array.from(labels), roles: new Float32Array(0) });
const read = (labels: readonly string[], ...pieces: ReturnType<typeof row>[]) =>
  Array.from(wordReading(pieces, labelsByType(labels))?.labels ?? [], (value) => Number(value.toFixed(3)));

const ENDS = ['O', 'B-X', 'I-X', 'E-X', 'S-X'];

it('takes the beginning from the first piece and the end from the last one', () => {
  expect(read(ENDS, row(0, 1, 0, 0, 0), row(0, 0, 1, 0, 0), row(0, 0, 0, 1, 0))).toEqual([0, 0, 0, 0, 1]);
  expect(read(ENDS, row(0, 1, 0, 0, 0), row(0, 0, 1, 0, 0))).toEqual([0, 1, 0, 0, 0]);
  expect(read(ENDS, row(0, 0, 1, 0, 0), row(0, 0, 0, 1, 0))).toEqual([0, 0, 0, 1, 0]);
  expect(read(ENDS, row(0.5, 0.5, 0, 0, 0), row(0.5, 0, 0, 0.5, 0))).toEqual([0.5, 0, 0, 0, 0.5]);
});

it('leaves a word that only begins and goes on as it was without ends', () => {
  expect(read(['O', 'B-X', 'I-X'], row(0.2, 0.6, 0.2), row(0.4, 0, 0.6))).toEqual([0.3, 0.525, 0.175]);
  expect(read(['O', 'I-X'], row(0.2, 0.8), row(0.6, 0.4))).toEqual([0.4, 0.6]);
});

it('keeps the averages of a type that the first piece has no trace of', () => {
  expect(read(['O', 'B-X', 'I-X'], row(1, 0, 0), row(0, 0, 1))).toEqual([0.5, 0, 0.5]);
});

it('gives one piece as it is', () => {
  expect(read(ENDS, row(0.1, 0.2, 0.3, 0.3, 0.1))).toEqual([0.1, 0.2, 0.3, 0.3, 0.1]);
});
