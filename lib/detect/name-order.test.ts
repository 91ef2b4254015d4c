import { expect, it } from 'vitest';
import type { Finding } from './annotation.ts';
import { givenNamesAfterFamilyNames } from './name-order.ts';

const named = (text: string, ...names: readonly string[]) =>
  names.map((name): Finding => {
    const start = text.indexOf(name);
    const source = { detector: 'model', rule: 'test' } as const;
    return { start, end: start + name.length, type: 'PERSON', confidence: 0.9, source };
  });

it.each([
  ['name,amount\n"Lindqvist, Annika",320', 'Lindqvist', ['Annika']],
  ['Authors: Weber, Karl; Okafor, Ngozi;', 'Weber', ['Karl']],
  ['| Castellanos, Tobias J. | 12 |', 'Castellanos', ['Tobias J.']],
  ['Patient: De Wit, Anne-Marie (born 1985)', 'De Wit', ['Anne-Marie']],
  ['Dear Anna, Thanks for the letter', 'Anna', []],
  ['Anna, Please call me', 'Anna', []],
  ['"Paris, Texas" is a film', 'Nobody', []],
])('finds the given name in %j', (text, family, expected) => {
  const found = givenNamesAfterFamilyNames(text, text.includes(family) ? named(text, family) : []);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

it('skips given names that are already found', () => {
  const text = '"Lindqvist, Annika"';
  expect(givenNamesAfterFamilyNames(text, named(text, 'Lindqvist', 'Annika'))).toEqual([]);
});
