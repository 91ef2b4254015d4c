import { expect, it } from 'vitest';
import { loadNodeWords } from './node-model.ts';
import { vocabularyAndDistances } from './word-files.ts';

it('makes the table of distances once', async () => {
  const { vocabulary, distances } = await loadNodeWords('models');
  expect(distances().size).toBe(vocabulary.space.words.length);
  expect(distances()).toBe(distances());
});

it('refuses vectors of another length at once, before any distance is asked for', () => {
  const words = new TextEncoder().encode('rest\nrun\n');
  const content = (numbers: number) =>
    new Map([
      ['words.txt', words],
      ['vectors.bin', new Uint8Array(2 * numbers)],
      ['groups.bin', new Uint8Array(Uint16Array.of(0, 1).buffer)],
    ]);
  expect(vocabularyAndDistances(content(96)).distances().size).toBe(2);
  expect(() => vocabularyAndDistances(content(64))).toThrow('wordListMixed');
});
