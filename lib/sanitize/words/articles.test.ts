import fc from 'fast-check';
import { expect, it } from 'vitest';
import { articleEditFor, takesAn } from './articles.ts';

it.each([
  ['apple', true],
  ['Égalité', true],
  ['car', false],
  ['hour', true],
  ['house', false],
  ['university', false],
  ['uninvited', true],
  ['unimportant', true],
  ['useful', false],
  ['usual', false],
  ['usher', true],
  ['umbrella', true],
  ['European', false],
  ['one', false],
  ['onion', true],
  ['8', true],
  ['80,000', true],
  ['$800', true],
  ['11', true],
  ['11,500', true],
  ['18', true],
  ['110', false],
  ['1,800', false],
  ['40,000', false],
  ['“odd”', true],
])('%s wants “an”: %s', (word, an) => expect(takesAn(word)).toBe(an));

const mended = (text: string, word: string) => {
  const at = text.indexOf('X');
  const article = articleEditFor(text, 0, at, word);
  return article ? text.slice(0, article.start) + article.surrogate + text.slice(article.end, at) + word : undefined;
};

it.each([
  ['he is a X', 'engineer', 'he is an engineer'],
  ['he is an X', 'nurse', 'he is a nurse'],
  ['A X', 'apple', 'An apple'],
  ['So. An X', 'car', 'So. A car'],
  ['a *X', 'apple', 'an *apple'],
  ['a\n"X', 'apple', 'an\n"apple'],
])('%s with %s', (text, word, wanted) => expect(mended(text, word)).toBe(wanted));

it.each([
  ['a X', 'car'],
  ['an X', 'apple'],
  ['vitamin A X', 'apple'],
  ['the X', 'apple'],
  ['extra X', 'apple'],
  ['plan-a X', 'apple'],
  ['Bob’a X', 'apple'],
  ['a, X', 'apple'],
  ['aX', 'apple'],
])('leaves alone: %s with %s', (text, word) => expect(mended(text, word)).toBeUndefined());

it('is a function of what stands there afterwards: either article before the original gives the same text', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('engineer', 'nurse', 'hour', '8', 'x'),
      (before, word) => {
        const written = (article: string) => mended(`${before}. ${article} X`, word) ?? `${before}. ${article} ${word}`;
        if (before.includes('X')) return;
        expect(written('a')).toBe(written('an'));
      },
    ),
  );
});
