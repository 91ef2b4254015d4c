import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alignWords, cachedPieces, splitIntoModelWords } from './alignment.ts';

const textsOf = (text: string) => splitIntoModelWords(text).map(({ start, end }) => text.slice(start, end));

it('cuts words as BERT does: white space splits, punctuation and ideographs stand alone', () => {
  expect(textsOf("Dr. O'Neil-Smith,  26\u00A0€")).toEqual(['Dr', '.', 'O', "'", 'Neil', '-', 'Smith', ',', '26', '€']);
  expect(textsOf('我是Anna。')).toEqual(['我', '是', 'Anna', '。']);
  expect(textsOf(' \n\t ')).toEqual([]);
});

it('keeps offsets right after emoji, combining marks and lone surrogates', () => {
  const text = '👩‍👩‍👧 Zoe\u0308 \uD800 x\uDC00y Bob';
  const words = splitIntoModelWords(text);
  const last = words.at(-1);
  expect(last && text.slice(last.start, last.end)).toBe('Bob');
  expect(textsOf(text)).toContain('Zoe\u0308');
});

it('covers every character that is not white space exactly once, in order, in any string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const words = splitIntoModelWords(text);
      let at = 0;
      for (const { start, end } of words) {
        expect(text.slice(at, start).trim()).toBe('');
        expect(end).toBeGreaterThan(start);
        at = end;
      }
      expect(text.slice(at).trim()).toBe('');
    }),
    { numRuns: 300 },
  );
});

it('never gives a lone surrogate to the tokenizer, and leaves out words without pieces', () => {
  const seen: string[] = [];
  const piecesOf = (word: string) => {
    seen.push(word);
    return word === '\u200D' ? [] : [1];
  };
  const words = alignWords('a \uD800 \u200D b', { piecesOf });
  expect(seen).toEqual(['a', '\uFFFD', '\u200D', 'b']);
  expect(words.map((word) => word.start)).toEqual([0, 2, 6]);
});

it('asks the tokenizer once per word', () => {
  let calls = 0;
  const piecesOf = cachedPieces((word) => {
    calls += 1;
    return [word.length];
  });
  expect([piecesOf('anna'), piecesOf('anna'), piecesOf('bob')]).toEqual([[4], [4], [3]]);
  expect(calls).toBe(2);
});
