import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseCharacters } from './normalise-characters.ts';

it('replaces digits of other scripts, spaces, dashes and quotes', () => {
  expect(normaliseCharacters('٤١\u00a0－\u20131２\u2019')).toBe("41 --12'");
});

it('keeps letters, line breaks and emoji', () => {
  expect(normaliseCharacters('Größe\n😀 日本')).toBe('Größe\n😀 日本');
});

it('never moves an offset', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => normaliseCharacters(text).length === text.length));
});
