import { expect, it } from 'vitest';
import { allOf, familyNamesOf, givenNamesOf, LANGUAGES_OF_GIVEN_NAMES } from './names.ts';

it.each(LANGUAGES_OF_GIVEN_NAMES)('has no name of %s as a word and as no word', (language) => {
  const names = allOf(givenNamesOf(language));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(100);
});

it('tells names that are also words', () => {
  expect(givenNamesOf('pl').onlyNames).toContain('grażyna');
  expect(givenNamesOf('pl').alsoWords).toContain('róża');
  expect(givenNamesOf('th').frequentWords.length).toBeGreaterThan(200);
  expect(familyNamesOf('ja').onlyNames).toContain('長谷川');
  expect(givenNamesOf('xx')).toEqual(givenNamesOf('yy'));
});
