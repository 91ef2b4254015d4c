import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOf, type PlacedText } from './page-lines.ts';

const SIZE = 10;
const item = (text: string, x: number, y: number, width = text.length * 5): PlacedText => ({
  text,
  x,
  y,
  angle: 0,
  width,
  size: SIZE,
  family: 'serif',
});

const textOf = (items: readonly PlacedText[]) =>
  cellsOf(items)
    .map(({ before, text }, at) => (at === 0 ? '' : before) + text)
    .join('');

it('joins pieces of a word, separates words by a space, and cells by a tab', () => {
  expect(textOf([item('Anni', 10, 50), item('ka', 30, 50), item('Holm', 43, 50), item('17', 120, 50)])).toBe(
    'Annika Holm\t17',
  );
});

it('starts a line below, and a paragraph further below', () => {
  expect(textOf([item('One', 10, 50), item('Two', 10, 62), item('Three', 10, 100)])).toBe('One\nTwo\n\nThree');
});

it('puts text that is drawn later into the gap of its line', () => {
  const items = [item('Dear', 10, 50), item(', hello', 63, 50), item('The rest', 10, 62), item('Annika', 33, 50)];
  expect(textOf(items)).toBe('Dear Annika, hello\nThe rest');
});

it('keeps the order of columns', () => {
  const left = [item('left one', 10, 50), item('left two', 10, 62)];
  const right = [item('right one', 200, 50), item('right two', 200, 62)];
  expect(textOf([...left, ...right])).toBe('left one\nleft two\nright one\nright two');
});

it('joins wrapped lines, also at a hyphen and between ideographs', () => {
  const wide = 'words of a line that reaches the border of Annika';
  expect(textOf([item(wide, 10, 50), item('Lindqvist and so on', 10, 62)])).toBe(`${wide} Lindqvist and so on`);
  expect(textOf([item('the name of Margaux Delacroix-', 10, 50, 150), item('Perrin', 10, 62)])).toBe(
    'the name of Margaux Delacroix-Perrin',
  );
  expect(textOf([item('货物已于三月十二日由欧阳', 10, 50, 120), item('晓雯发出', 10, 62, 40)])).toBe(
    '货物已于三月十二日由欧阳晓雯发出',
  );
});

it('reads rotated lines along their direction', () => {
  const up = (text: string, y: number): PlacedText => ({ ...item(text, 20, y), angle: -Math.PI / 2 });
  expect(textOf([up('Dossier', 300), up('Holm', 260)])).toBe('Dossier Holm');
});

it('keeps every letter of a page, in any order of drawing', () => {
  const words = fc.record({
    text: fc.stringMatching(/^[a-z]{1,8}$/),
    x: fc.integer({ min: 0, max: 500 }),
    y: fc.integer({ min: 0, max: 20 }).map((row) => row * 12),
  });
  const letters = (text: string) => [...text.replace(/\s/g, '')].sort().join('');
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (given) => {
      const text = textOf(given.map(({ text, x, y }) => item(text, x, y)));
      expect(letters(text)).toBe(letters(given.map((word) => word.text).join('')));
    }),
  );
});

it('keeps the order of drawing where it is known to be that of the text', () => {
  const items = [item('Dear', 10, 50), item('The rest', 10, 62), item('Annika', 33, 50)];
  expect(cellsOf(items, true).map(({ text }) => text)).toEqual(['Dear', 'The rest', 'Annika']);
});
