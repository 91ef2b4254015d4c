import { expect, it } from 'vitest';
import { FIRST_NAME_LISTS, LAST_NAME_LISTS } from '../../privacy/lists/index.ts';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { run } from '../marked-text.test-support.ts';
import { cultureOfPerson, isOfCulture } from './name-culture.ts';

it.each([
  ['Grigory', 'Malyshev', 'en', 'slavic'],
  ['Anna', 'Lindqvist', 'en', 'german'],
  ['Katerina', 'Karagiannis', 'en', 'greek'],
  ['Ngozi', 'Unlistedname', 'en', 'african'],
  ['Unlistedname', 'Tanaka', 'en', 'japanese'],
  ['Anna', 'Zwetschke', 'de', 'german'],
  ['Unlistedname', 'Otherword', 'fr', 'french'],
  ['Unlistedname', 'Otherword', undefined, undefined],
])('reads %s %s in a prompt in %s', (given, family, language, culture) => {
  expect(cultureOfPerson(given, family, language)).toBe(culture);
});

const FULL_NAMES =
  'Keiko Tanaka, Priya Sharma, Thuy Nguyen, Minji Choi, Xiaomei Zhang, Kwame Boateng, Fatima Haddad, Grigory Malyshev, Despina Vlachou, Paolo Ferrandi, Lucía Herranz, Élodie Garnier, Anke Dahlmann, Harriet Lockwood'.split(
    ', ',
  );

it.each(FULL_NAMES)('gives both words of %s stand-ins of one culture', (name) => {
  const cultures = [...new Set(LAST_NAME_LISTS.flatMap((list) => list.cultures ?? []))];
  for (let key = 0; key < 8; key += 1) {
    const conversation = { secret: secretFrom(`culture ${key}`), entries: [] };
    const { replacements } = run(`Please write to ${name} about the keys.`, [[name, 'PERSON']], conversation);
    const words = replacements[0]?.surrogate.split(' ') ?? [];
    expect(cultures.filter((culture) => words.every((word) => isOfCulture(word, culture)))).toHaveLength(1);
  }
});

it('draws the given name of a person whom the text names again by it alone', () => {
  const text = 'Anna is late again. Please remind Anna Lindqvist of the keys.';
  const { replacements } = run(text, [
    ['Anna', 'PERSON'],
    ['Anna Lindqvist', 'PERSON'],
  ]);
  const [alone = '', full = ''] = replacements.map(({ surrogate }) => surrogate);
  expect(full.split(' ')[0]).toBe(alone);
  expect(isOfCulture(alone, 'german')).toBe(true);
});

it('has names and spare names of each culture', () => {
  const lists = [...FIRST_NAME_LISTS, ...LAST_NAME_LISTS];
  const cultures = new Set(lists.flatMap((list) => list.cultures ?? []));
  for (const { cultures: all = [], ownSize } of lists)
    for (const culture of cultures) {
      expect(all.slice(0, ownSize).filter((one) => one === culture).length).toBeGreaterThan(8);
      expect(all.slice(ownSize).filter((one) => one === culture).length).toBeGreaterThan(2);
    }
});
