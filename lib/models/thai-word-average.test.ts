import { expect, it } from 'vitest';
import { alignWords } from './alignment.ts';
import { averagedOverThaiWords } from './thai-word-average.ts';

/** The probability of "no entity" for each letter, after averaging over each word. */
function agreed(text: string, told: readonly number[]): readonly number[] {
  const words = alignWords(text, { piecesOf: () => [1], lineBreak: [2] });
  const rows = told.map((nothing) => Float32Array.of(nothing, (1 - nothing) / 4, (3 * (1 - nothing)) / 4));
  const result = averagedOverThaiWords({ text, words, rows, nothing: 0 });
  for (const row of result) expect(row.reduce((sum, p) => sum + p)).toBeCloseTo(1);
  return result.map((row) => Number((row[0] ?? 0).toFixed(3)));
}

it('gives the letters of a Thai word the mean of what they told', () => {
  // The Thai words for "house" and "fish".
  expect(agreed('บ้าน ปลา', [0.2, 0.4, 0.6, 0.8, 0.9, 0.3, 0.3])).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
});

it('keeps what the network told of which entity a letter is of', () => {
  const words = alignWords('ปลา', { piecesOf: () => [1], lineBreak: [2] });
  const rows = [Float32Array.of(0.2, 0.2, 0.6), Float32Array.of(0.4, 0.6, 0), Float32Array.of(0.6, 0.4, 0)];
  const [first] = averagedOverThaiWords({ text: 'ปลา', words, rows, nothing: 0 });
  expect((first?.[2] ?? 0) / (first?.[1] ?? 1)).toBeCloseTo(3);
});

it('leaves other scripts as the network told them', () => {
  expect(agreed('Ada 太郎', [0.2, 0.4, 0.9])).toEqual([0.2, 0.4, 0.9]);
});
