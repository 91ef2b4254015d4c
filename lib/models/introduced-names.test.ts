import { expect, it } from 'vitest';
import { alignWords } from './alignment.ts';
import { raiseProbabilityOfIntroducedNames } from './introduced-names.ts';

const rowFor = () => Float32Array.of(0.75, 0.125, 0.125);

/** The letters whose probability of "no entity" is lowered. */
function doubtedIn(text: string, nothing = 0): string {
  const words = alignWords(text, { piecesOf: () => [1], lineBreak: [2] });
  const rows = raiseProbabilityOfIntroducedNames({ text, words, rows: words.map(rowFor), nothing });
  return words
    .filter((_, at) => (rows[at]?.[0] ?? 1) < 0.75)
    .map(({ start, end }) => text.slice(start, end))
    .join('');
}

it.each([
  ['พี่หมี ไปแล้ว', 'หมี'],
  ['ชื่อเล่น: องุ่น', 'องุ่น'],
  ['ยายจำปี', 'จำปี'],
  ['ร้านพงษ์ศักดิ์อลูมิเนียม', 'พงษ์ศักดิ์อลูมิเนี'],
  // An introducing word does not count at the start of a longer word, nor at the end of a word that begins with a leading vowel.
  ['ตำรวจ', ''],
  ['เอา', ''],
  ['พรุ่งนี้ฝนจะตก', ''],
  ['Dr Smith', ''],
])('%s', (text, expected) => {
  expect(doubtedIn(text)).toBe(expected);
});

it('halves "nothing" and gives the rest to the other labels', () => {
  const text = 'พี่หมี';
  const words = alignWords(text, { piecesOf: () => [1], lineBreak: [2] });
  const last = raiseProbabilityOfIntroducedNames({ text, words, rows: words.map(rowFor), nothing: 0 }).at(-1);
  expect(last?.[0]).toBeCloseTo(0.375);
  expect(last?.reduce((sum, p) => sum + p)).toBeCloseTo(1);
});

it('leaves a model without a label for nothing as it is', () => {
  expect(doubtedIn('พี่หมี', -1)).toBe('');
});
