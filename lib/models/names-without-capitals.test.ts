import { expect, it } from 'vitest';
import { alignWords } from './alignment.ts';
import { raiseProbabilityOfNamesWithoutCapitals } from './names-without-capitals.ts';

function told(text: string, nothing = 0): readonly (readonly [string, number])[] {
  const words = alignWords(text, { piecesOf: () => [1], lineBreak: [2] });
  const rows = words.map(() => Float32Array.of(0.6, 0.1, 0.3));
  return raiseProbabilityOfNamesWithoutCapitals({ text, words, rows, nothing }).map((row, at) => {
    expect(row.reduce((sum, p) => sum + p)).toBeCloseTo(1);
    return [text.slice(words[at]?.start, words[at]?.end), Number((row[0] ?? 0).toFixed(3))];
  });
}

it('doubts "nothing" of Hebrew words and Korean syllables, and of no word beside them', () => {
  expect(told('Ada ורדי, 2')).toEqual([
    ['Ada', 0.6],
    ['ורדי', 0.51],
    [',', 0.6],
    ['2', 0.6],
  ]);
  expect(told('Ada 민수')).toEqual([
    ['Ada', 0.6],
    ['민', 0.51],
    ['수', 0.51],
  ]);
});

it.each(['Ada Weber', '李明', 'ليلى', 'หมี'])('leaves %s as the network told it', (text) => {
  for (const [, nothing] of told(text)) expect(nothing).toBe(0.6);
});

it('leaves a model without a label for nothing as it is', () => {
  expect(told('ורדי', -1)).toEqual([['ורדי', 0.6]]);
});
