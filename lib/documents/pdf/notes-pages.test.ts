import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimatedWidth, notesPages } from './notes-pages.ts';

it('wraps notes at spaces and goes on to the next page', () => {
  const pages = notesPages(['one two', 'three\nfour', 'five '.repeat(40)], 300, 145);
  expect(pages.map(({ cells }) => cells.map(({ text }) => text.length))).toEqual([
    [7, 5, 4],
    [79, 79, 39],
  ]);
  expect(pages[0]?.cells.map(({ y }) => y)).toEqual([50, 65, 80]);
});

it('keeps all words, within the width of the page', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 300 }), { maxLength: 10 }), (notes) => {
      const cells = notesPages(notes, 400, 600).flatMap((page) => page.cells);
      const words = (texts: readonly string[]) =>
        texts
          .join(' ')
          .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
          .split(/\s+/)
          .filter(Boolean);
      expect(words(cells.map(({ text }) => text))).toEqual(words(notes));
      for (const { width } of cells) expect(width).toBeLessThanOrEqual(300);
    }),
  );
});

it('counts ideographs twice as wide as letters', () => {
  expect(estimatedWidth('欧阳ab')).toBe(3);
});
