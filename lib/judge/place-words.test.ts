import { expect, it } from 'vitest';
import { isAfterPlaceWords } from './place-words.ts';

it.each([
  ['soy de Guadalajara, trabajo en', 'Guadalajara', true],
  ['i was born in Florence', 'Florence', true],
  ['Ich komme aus Jordan', 'Jordan', true],
  ['I asked Jordan', 'Jordan', false],
  ['a mail from Florence', 'Florence', false],
])('tells whether a place stands after the words in "%s"', (text, name, isPlace) => {
  expect(isAfterPlaceWords(text, text.indexOf(name))).toBe(isPlace);
});
