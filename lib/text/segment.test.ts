import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paragraphs, sentences, words } from './segment.ts';
import { type Span, textOf } from './span.ts';

const texts = (text: string, spans: readonly Span[]) => spans.map((span) => textOf(text, span));

it('finds words in several scripts, with offsets', () => {
  const text = "Anna's 3 cats, 😀 größer.";
  expect(texts(text, words(text))).toEqual(["Anna's", '3', 'cats', 'größer']);
});

it('finds sentences without the space around them', () => {
  const text = ' One came.  Two left!\nThree? ';
  expect(texts(text, sentences(text))).toEqual(['One came.', 'Two left!', 'Three?']);
});

it('divides paragraphs at blank lines only', () => {
  const text = '\n\nOne\nline.\n \n\nTwo.\n';
  expect(texts(text, paragraphs(text))).toEqual(['One\nline.', 'Two.']);
});

it('gives ordered spans inside the text that hold all that is not white space', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '.', '😀', '\ud83d', 'B') }), (text) => {
      for (const split of [sentences, paragraphs]) {
        const spans = split(text);
        expect(texts(text, spans).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        spans.forEach((span, i) => {
          expect(span.start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0);
        });
      }
    }),
    { numRuns: 60 },
  );
});
