import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alignWords } from './alignment.ts';
import { DEFAULT_WINDOW, pieceSequenceOf, windowOfEachWord, windowsOf, windowWithin } from './windows.ts';

const size = { pieces: 20, overlap: 6 };
const words = (text: string) =>
  alignWords(text, { piecesOf: (word) => Array.from({ length: word.length }, (_, index) => index) });

it('reads a short text through one window', () => {
  expect(windowsOf('one two', words('one two'), size)).toEqual([{ from: 0, to: 2 }]);
});

it('gives no window to an empty text', () => {
  expect(windowsOf('', [], size)).toEqual([]);
});

it('starts a window at a sentence where one starts near by', () => {
  const text = 'aaaa bbbb cccc. Dddd eeee ffff gggg';
  const [, second] = windowsOf(text, words(text), size);
  expect(second && text.slice(words(text)[second.from]?.start)).toMatch(/^Dddd/);
});

const longSize = { pieces: 20, overlap: 8, long: { from: 40, overlap: 4 } };

it('ends the windows of a long text with a paragraph where one ends near by, and shares less between others', () => {
  const text = 'aaaa bbbb cccc dddd\n\neeee ffff gggg hhhh iiii jjjj kk llll mmmm nnnn oooo pppp';
  const all = words(text);
  const cut = windowsOf(text, all, longSize).map(({ from, to }) =>
    text.slice(all[from]?.start, all[to - 1]?.end).replaceAll('\n', '|'),
  );
  expect(cut).toEqual([
    'aaaa bbbb cccc dddd',
    'eeee ffff gggg hhhh iiii',
    'iiii jjjj kk llll mmmm',
    'llll mmmm nnnn oooo pppp',
  ]);
});

it('ends the windows of a long table with a row, and lets them share none', () => {
  const text = Array.from({ length: 40 }, (_, at) => `r${at},b,c,d`).join('\n');
  const all = words(text);
  const windows = windowsOf(text, all, { pieces: 40, overlap: 8, long: { from: 40, overlap: 4 } });
  expect(windows.length).toBeGreaterThan(6);
  windows.slice(1, -2).forEach(({ from }, index) => {
    expect(from).toBe(windows[index]?.to);
    expect(text[(all[from]?.start ?? 0) - 1]).toBe('\n');
  });
});

it('labels a word where it has the most text around it', () => {
  expect([
    ...windowOfEachWord(
      [
        { from: 0, to: 6 },
        { from: 3, to: 9 },
      ],
      9,
    ),
  ]).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1]);
});

it('covers every word, moves forward and fits its size, whatever the text', () => {
  const small = fc.integer({ min: 1, max: 40 }).map((longest) => windowWithin(longest));
  const text = fc.array(fc.constantFrom('a', 'bbbbb', 'c.', 'Dd', '\n', '\n\n', 'x'.repeat(50)), { maxLength: 60 });
  fc.assert(
    fc.property(text, fc.oneof(fc.constantFrom(size, longSize), small), (parts, chosen) => {
      const joined = parts.join(' ');
      const all = words(joined);
      const windows = windowsOf(joined, all, chosen);
      const owners = windowOfEachWord(windows, all.length);
      expect([...owners].every((owner) => owner >= 0)).toBe(true);
      windows.forEach((window, index) => {
        expect(window.from).toBeGreaterThan(windows[index - 1]?.from ?? -1);
        const pieces = pieceSequenceOf(all, window, chosen);
        expect(pieces.length).toBeLessThanOrEqual(chosen.pieces);
        expect(pieces.length).toBeGreaterThan(0);
      });
    }),
    { numRuns: 200 },
  );
});

it('is the usual window unless the model reads less', () => {
  expect(windowWithin()).toBe(DEFAULT_WINDOW);
  expect(windowWithin(510)).toBe(DEFAULT_WINDOW);
  expect(windowWithin(95)).toEqual({ pieces: 95, overlap: 24, long: { from: 4000, overlap: 12 } });
});
