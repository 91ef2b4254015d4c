import { expect, it } from 'vitest';
import { allOf, familyNamesOf, givenNamesOf, languagesOfGivenNames } from './names.ts';
import { readData } from './read-data.ts';

it.each(languagesOfGivenNames())('has no name of %s as a word and as no word', (language) => {
  const names = allOf(givenNamesOf(language));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(100);
});

it.each([
  ['given', givenNamesOf],
  ['family', familyNamesOf],
] as const)('reads each row of the %s names', (kind, namesOf) => {
  const rows = readData(`names/${kind}.tsv`)
    .split('\n')
    .map((row) => row.split('\t'));
  const languages = new Set(rows.map(([language = '']) => language));
  const read = [...languages].flatMap((language) => allOf(namesOf(language)).map((name) => `${language} ${name}`));
  expect(new Set(read)).toEqual(new Set(rows.map(([language, , name]) => `${language} ${name}`)));
});

it.each(languagesOfGivenNames())('has names of %s in one kind of script', (language) => {
  const names = allOf(givenNamesOf(language));
  const withCapitals = names.filter((name) => name.toUpperCase() !== name);
  expect([0, names.length]).toContain(withCapitals.length);
});

it('tells names that are also words', () => {
  expect(givenNamesOf('pl').onlyNames).toContain('grażyna');
  expect(givenNamesOf('pl').alsoWords).toContain('róża');
  expect(givenNamesOf('th').frequentWords.length).toBeGreaterThan(200);
  expect(familyNamesOf('ja').onlyNames).toContain('長谷川');
  expect(givenNamesOf('xx')).toEqual(givenNamesOf('yy'));
});
