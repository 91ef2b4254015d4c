import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterContains, filtersIn, hashesOfWord } from './word-filter.ts';

/** One filter of 64 bits that holds the given words, as word_filter.py writes it. */
function filterOf(words: readonly string[]): Uint8Array {
  const bits = 64;
  const content = new Uint8Array(8 + bits / 8);
  content.set([1, 0, 0, 0, bits, 0, 0, 0]);
  for (const word of words) {
    const { first, second } = hashesOfWord(word);
    for (let i = 0; i < 6; i += 1) {
      const at = (first + i * second) % bits;
      content[8 + (at >>> 3)] = (content[8 + (at >>> 3)] ?? 0) | (1 << (at & 7));
    }
  }
  return content;
}

it('holds every word that was put in', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }), (words) => {
      const [filter] = filtersIn(filterOf(words));
      expect(words.every((word) => filter && filterContains(filter, hashesOfWord(word)))).toBe(true);
    }),
  );
});

it('holds no word if it is empty', () => {
  const [filter] = filtersIn(filterOf([]));
  expect(filter && filterContains(filter, hashesOfWord('anna'))).toBe(false);
});

it.each([[[1, 0, 0]], [[1, 0, 0, 0, 64, 0, 0, 0, 1]]])('refuses a file of another length %#', (bytes) => {
  expect(() => filtersIn(Uint8Array.from(bytes))).toThrow(RangeError);
});

it('does not tell capitals from small letters', () => {
  expect(hashesOfWord('Überweisung')).toEqual(hashesOfWord('ÜBERWEISUNG'));
});
