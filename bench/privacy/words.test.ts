import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alignWithSanitized } from './align.ts';
import { withEdits } from './method.ts';
import { contentWords, withCaseOf } from './words.ts';

it('leaves stop words out', () => {
  expect(contentWords("Anna doesn't live at 12 the Elms.").map((word) => word.text)).toEqual([
    'Anna',
    'live',
    '12',
    'Elms',
  ]);
});

it('keeps capitals', () => {
  expect([
    withCaseOf('Anna', 'dora'),
    withCaseOf('USA', 'spain'),
    withCaseOf('x', 'Y'),
    withCaseOf('A', 'bee'),
  ]).toEqual(['Dora', 'SPAIN', 'Y', 'Bee']);
});

it('aligns kept words, and words of a change in their order', () => {
  const text = 'Dear Anna Berg, meet Tom in Rome';
  const result = withEdits(text, [
    { start: 5, end: 14, text: 'Dora' },
    { start: 21, end: 24, text: '[PERSON]' },
  ]);
  expect(result.text).toBe('Dear Dora, meet [PERSON] in Rome');
  const words = alignWithSanitized(text, result);
  expect(words.map(({ original, sanitized, changed }) => [original, sanitized?.text, changed])).toEqual([
    ['Dear', 'Dear', false],
    ['Anna', 'Dora', true],
    ['Berg', undefined, true],
    ['meet', 'meet', false],
    ['Tom', 'PERSON', true],
    ['Rome', 'Rome', false],
  ]);
  for (const { sanitized } of words)
    if (sanitized) expect(result.text.slice(sanitized.start, sanitized.end)).toBe(sanitized.text);
});

it('finds every word of an untouched text at its own place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { original, sanitized } of alignWithSanitized(text, withEdits(text, [])))
        expect(sanitized?.text).toBe(original);
    }),
  );
});

it('refuses edits that overlap', () => {
  expect(() =>
    withEdits('abc', [
      { start: 0, end: 2, text: '' },
      { start: 1, end: 3, text: '' },
    ]),
  ).toThrow(RangeError);
});
