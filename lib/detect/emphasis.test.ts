import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutEmphasis } from './emphasis.ts';
import { patternRules } from './patterns/index.ts';
import { mark, plain } from './patterns/marked.test-support.ts';
import type { PatternRule } from './patterns/rule.ts';

it.each([
  ['**SSN:** 123', '    SSN: 123'],
  ['**Date of Birth**: 1990', '    Date of Birth: 1990'],
  ['I, **Pahal Duncan**, swear', 'I,   Pahal Duncan  , swear'],
  ['**John Smith:** hello', '  John Smith:   hello'],
  ['2 ** 3 ** 4 and a**b', '2 ** 3 ** 4 and a**b'],
  ['**a\nb**', '**a\nb**'],
])('%j', (text, expected) => {
  expect(withoutEmphasis(text)).toBe(expected);
});

it('keeps the length of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('*', '**', 'a', ' ', ':', 'SSN', '\n', '1') }), (text) => {
      expect(withoutEmphasis(text)).toHaveLength(text.length);
    }),
  );
});

const all: PatternRule = { name: 'all', find: (text) => patternRules.flatMap((rule) => rule.find(text)).slice(0, 1) };

it.each([
  '**SSN:** ⟦536-90-4399⟧ is mine',
  '- **Patient ID**: ⟦803 852 136⟧',
  '**E-mail:** ⟦ann.lee@mail.example.org⟧',
])('%s: the value is found at its offset', (marked) => {
  expect(mark(all, plain(marked))).toBe(marked);
});
