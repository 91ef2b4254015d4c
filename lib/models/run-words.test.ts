import { expect, it } from 'vitest';
import { type WordRules, wordsOfPieces } from './run-words.ts';

/** Pieces as SentencePiece writes them. */
const RULES: WordRules = {
  normalize: (text) => text,
  isByteLevel: false,
  continuingPrefix: '',
  endOfWord: '',
  labelsEveryPiece: false,
};

it('gives an unknown piece the characters that the others leave', () => {
  const pieces = ['▁ab', '<unk>', '▁York'].map((text, id) => ({ id, text }));
  const { words } = wordsOfPieces('ab☃☃ York', pieces, RULES);
  expect(words.map(({ start, end, pieces: ids }) => [start, end, ...ids])).toEqual([
    [0, 2, 0],
    [2, 4, 1],
    [5, 9, 2],
  ]);
});

it('finds the pieces after a long unknown word again', () => {
  const pieces = ['<unk>', '▁York', ',', '<unk>'].map((text, id) => ({ id, text }));
  const { words } = wordsOfPieces(`${'☃'.repeat(90)} York, 👻`, pieces, RULES);
  expect(words.map(({ start, end }) => [start, end])).toEqual([
    [0, 90],
    [91, 95],
    [95, 96],
    [97, 99],
  ]);
});

it('finds a piece after a long unknown word and a blank piece', () => {
  const pieces = ['<unk>', '▁', 'York'].map((text, id) => ({ id, text }));
  const { words } = wordsOfPieces(`${'☃'.repeat(90)} York`, pieces, RULES);
  expect(words.map(({ start, end }) => [start, end])).toEqual([
    [0, 90],
    [91, 95],
  ]);
});
