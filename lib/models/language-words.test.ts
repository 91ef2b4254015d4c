import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languageVocabulary, piecesForLanguageModel } from './language-words.ts';

const FILE = JSON.stringify({
  words: 3,
  marks: ['.', '¶'],
  classes: ['number', 'capital', 'other', 'break'],
  range: { low: -2, high: 9 },
});
const VOCABULARY = languageVocabulary(FILE, ['the', 'cat', 'sat']);
const [THE, CAT, SAT, DOT, LINE, NUMBER, CAPITAL, OTHER, OUTSIDE] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const numbersOf = (text: string) =>
  piecesForLanguageModel(text, [], [], VOCABULARY).pieces.map((piece) => piece.number);

it('reads words without their case, marks, line breaks, and the rest by its look', () => {
  expect(numbersOf('The CAT\n\nsat.')).toEqual([THE, CAT, LINE, SAT, DOT]);
  expect(numbersOf('1985 Miller quux q2')).toEqual([NUMBER, CAPITAL, OTHER, NUMBER]);
  expect(VOCABULARY.outside).toBe(OUTSIDE);
});

it('takes a place as one piece, whatever it is made of', () => {
  const { pieces, at } = piecesForLanguageModel("the well-kept cat's", [{ start: 4, end: 13 }], [], VOCABULARY);
  expect(pieces.map(({ start, end }) => [start, end])).toEqual([
    [0, 3],
    [4, 13],
    [14, 17],
    [17, 18],
    [18, 19],
  ]);
  expect(at).toEqual([1]);
});

it('shows nothing of a hidden span, a place or not', () => {
  const hidden = [
    { start: 4, end: 7 },
    { start: 8, end: 11 },
  ];
  const read = (text: string) =>
    piecesForLanguageModel(text, [{ start: 4, end: 7 }], hidden, VOCABULARY).pieces.map((piece) => piece.number);
  expect(read('the cat sat.')).toEqual(read('the sat cat.'));
  expect(read('the cat sat.')).toEqual([THE, OTHER, OTHER, DOT]);
});

it('refuses places that overlap or do not fit', () => {
  const at = (start: number, end: number) => ({ start, end });
  for (const places of [[at(0, 3), at(2, 5)], [at(4, 7), at(0, 3)], [at(0, 99)], [at(2, 2)]])
    expect(() => piecesForLanguageModel('the cat', places, [], VOCABULARY)).toThrow(RangeError);
});

it('refuses a word list of another size', () => {
  expect(() => languageVocabulary(FILE, ['the'])).toThrow('wordModelListDiffers');
});

it('covers every character that is no space, in order, for any text and place', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.nat(), fc.nat(), (text, a, b) => {
      const [start, end] = [a % text.length, 1 + (b % text.length)].sort((x, y) => x - y) as [number, number];
      const places = start < end ? [{ start, end }] : [];
      const { pieces, at } = piecesForLanguageModel(text, places, [], VOCABULARY);
      let last = 0;
      for (const piece of pieces) {
        expect(text.slice(last, piece.start).trim()).toBe('');
        last = piece.end;
      }
      expect(text.slice(last).trim()).toBe('');
      for (const index of at) expect(pieces[index]).toMatchObject({ start, end });
    }),
  );
});
