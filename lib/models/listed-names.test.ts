import { expect, it } from 'vitest';
import { alignWords } from './alignment.ts';
import { raiseProbabilityOfListedNames } from './listed-names.ts';

const LISTS: Readonly<Record<string, number>> = {
  Kofi: 1,
  Wexler: 2,
  Open: 8 + 2,
  Paris: 4,
  Grant: 1,
  kofi: 1,
  KOFI: 1,
  table: 2,
};
const listBitsOf = (word: string) => LISTS[word] ?? 0;
/** "open" and "table" are more often written in lower case. */
const piecesOf = (word: string) => (['open', 'table'].includes(word) ? [1] : [8, 9]);
const rowFor = () => Float32Array.of(0.75, 0.125, 0.125);

function rowsAfterDoubt(text: string): Record<string, readonly number[]> {
  const words = alignWords(text, { piecesOf, listBitsOf });
  const rows = raiseProbabilityOfListedNames({ text, words, rows: words.map(rowFor), nothing: 0 }, piecesOf);
  return Object.fromEntries(words.map(({ start, end }, at) => [text.slice(start, end), [...(rows[at] ?? [])]]));
}

it('doubts "nothing" of listed names with a capital, wherever they stand', () => {
  const { Kofi, Wexler } = rowsAfterDoubt('Kofi meets Wexler');
  for (const row of [Kofi, Wexler]) {
    expect(row?.[0]).toBeCloseTo(0.375);
    expect(row?.[1]).toBeCloseTo(0.3125);
    expect(row?.reduce((sum, p) => sum + p)).toBeCloseTo(1);
  }
});

it.each(['Open', 'Paris', 'Grant', 'KOFI', 'Lamp', 'table'])('leaves %s as the network told it', (word) => {
  expect(rowsAfterDoubt(word)[word]).toEqual([...rowFor()]);
});

it('takes a model without a label for nothing as it is', () => {
  const rows = [rowFor()];
  const words = alignWords('Kofi', { piecesOf, listBitsOf });
  expect(raiseProbabilityOfListedNames({ text: 'Kofi', words, rows, nothing: -1 }, piecesOf)).toBe(rows);
});

it('gives the network the lists that it was taught with, and no other', () => {
  expect(alignWords('Open', { piecesOf, listBitsOf })[0]).toMatchObject({ lists: 2, isListedName: false });
});

it.each([
  ['i met kofi today', true],
  ['Dear all\nI met kofi today', true],
  ['Then kofi came', false],
])('doubts a name without a capital only in a line without any: %j', (text, doubts) => {
  expect((rowsAfterDoubt(text).kofi?.[0] ?? 1) < 0.75).toBe(doubts);
});
