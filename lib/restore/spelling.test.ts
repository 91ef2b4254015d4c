import { expect, it } from 'vitest';
import { withSpellingOfMatch } from './spelling.ts';

it.each([
  ['Im Lindenweg 14', 'Im Luneminster 43', 'im Luneminster 43', 'im Lindenweg 14'],
  ['The Copper Kettle', 'The Tin Kettle', 'the Tin Kettle', 'the Copper Kettle'],
  ['The Copper Kettle', 'The Tin Kettle', 'THE TIN KETTLE', 'THE COPPER KETTLE'],
  ['Elm Close 4', 'Im Luneminster 43', 'im Luneminster 43', 'Elm Close 4'],
  ['iPhone shop', 'iPhone store', 'IPhone store', 'IPhone shop'],
])('writes %s for %s as %s', (original, surrogate, match, expected) => {
  expect(withSpellingOfMatch(original, surrogate, match)).toBe(expected);
});

it('gives no capital to a script that has none within sentences', () => {
  expect(withSpellingOfMatch('მე ვარ', 'tramadol', 'Tramadol')).toBe('მე ვარ');
});
