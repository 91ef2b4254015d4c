import { expect, it } from 'vitest';
import { align } from './alignment.ts';
import { doubtListedNames } from './listed-names.ts';

const LISTS: Readonly<Record<string, number>> = {
  Kofi: 1,
  Wexler: 2,
  Open: 8 + 2,
  Paris: 4,
  Grant: 1,
  kofi: 1,
  KOFI: 1,
};
const listsOf = (word: string) => LISTS[word] ?? 0;
const rowFor = () => Float32Array.of(0.75, 0.125, 0.125);

function told(text: string): Record<string, readonly number[]> {
  const words = align(text, { piecesOf: () => [1], listsOf });
  const rows = doubtListedNames(text, words, words.map(rowFor), 0);
  return Object.fromEntries(words.map(({ start, end }, at) => [text.slice(start, end), [...(rows[at] ?? [])]]));
}

it('doubts "nothing" of listed names with a capital, wherever they stand', () => {
  const { Kofi, Wexler } = told('Kofi meets Wexler');
  for (const row of [Kofi, Wexler]) {
    expect(row?.[0]).toBeCloseTo(0.1125);
    expect(row?.[1]).toBeCloseTo(0.44375);
    expect(row?.reduce((sum, p) => sum + p)).toBeCloseTo(1);
  }
});

it.each(['Open', 'Paris', 'Grant', 'kofi', 'KOFI', 'Lamp'])('leaves %s as the network told it', (word) => {
  expect(told(word)[word]).toEqual([...rowFor()]);
});

it('takes a model without a label for nothing as it is', () => {
  const rows = [rowFor()];
  expect(doubtListedNames('Kofi', align('Kofi', { piecesOf: () => [1], listsOf }), rows, -1)).toBe(rows);
});

it('gives the network the lists that it was taught with, and no other', () => {
  expect(align('Open', { piecesOf: () => [1], listsOf })[0]).toMatchObject({ lists: 2, isListedName: false });
});
