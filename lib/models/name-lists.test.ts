import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNameLists } from './name-lists.ts';

/** A file with two lists: the first holds every word, and the second none of them. */
const BOTH = new Uint8Array([2, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 0xff, 0, 0]);

it('gives each list a bit', () => {
  expect(readNameLists(BOTH)('Anna')).toBe(1);
});

it('asks no list about what is no word of three letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (word) => {
      expect(readNameLists(BOTH)(word)).toBe(/^\p{L}{3,}$/u.test(word) ? 1 : 0);
    }),
  );
});

it.each([[[]], [[1, 0, 0]], [[2, 0, 0, 0, 8, 0, 0, 0]], [[...BOTH, 0]]])('refuses a damaged file %#', (bytes) => {
  expect(() => readNameLists(Uint8Array.from(bytes))).toThrow('nameListsUnreadable');
});
