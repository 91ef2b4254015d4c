import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namedText } from './named-text.ts';

it('gives the edits of the words before the text to the name', () => {
  const named = namedText('CV_Annika_Lindqvist.pdf', 'Annika Lindqvist, born in Kiel', true);
  expect(named.text).toBe('CV Annika Lindqvist\n\nAnnika Lindqvist, born in Kiel');
  const edited = named.edited([
    { start: 3, end: 19, text: 'Maren Holm' },
    { start: 21, end: 37, text: 'Maren Holm' },
  ]);
  expect(edited).toEqual({ name: 'CV_Maren_Holm.pdf', edits: [{ start: 0, end: 16, text: 'Maren Holm' }] });
});

it('leaves the name alone if it is not checked', () => {
  const named = namedText('CV_Annika_Lindqvist.pdf', 'Hello', false);
  expect(named.text).toBe('Hello');
  expect(named.edited([{ start: 0, end: 5, text: 'Hi' }])).toMatchObject({ name: 'CV_Annika_Lindqvist.pdf' });
});

it('refuses an edit that reaches from the name into the text', () => {
  const named = namedText('a b.txt', 'c', true);
  expect(() => named.edited([{ start: 2, end: 6, text: '' }])).toThrow('couldNotCheck');
});

it('places each edit of the text as without the name', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.nat(), (name, text, seed) => {
      const named = namedText(name, text, true);
      const shift = named.text.length - text.length;
      const start = seed % text.length;
      const { edits } = named.edited([{ start: start + shift, end: start + shift + 1, text: '' }]);
      expect(edits).toEqual([{ start, end: start + 1, text: '' }]);
      expect(named.text.slice(shift)).toBe(text);
    }),
  );
});
