// Checks which names count as public: with and without accents, single words and full names.
import { expect, it } from 'vitest';
import { isPublicName, isUnmistakableName } from './public-names.ts';

it.each(['Luka Dončić', 'Luka Doncic', 'Jose Mourinho', 'Федор Достоевский', 'Raul Seixas', 'Hermes Trismegistus'])(
  'knows the whole name %s',
  (name) => {
    expect(isPublicName(name, 'PERSON')).toBe(true);
  },
);

// "Handel" is also a word, Vietnamese names may differ only by accents, and the other names belong to private people.
it.each(['Handel', 'Nguyen Trai', 'Nikola Petrović', 'Ewa Kowalska', 'Luka Horvat'])('does not know %s', (name) => {
  expect(isPublicName(name, 'PERSON')).toBe(false);
});

it('tells names that no private person has from surnames', () => {
  expect(
    ['Embiid', 'Doncic', 'Malenia', 'Radahn', 'Navient', 'Evri', 'Vinted'].filter(isUnmistakableName),
  ).toHaveLength(7);
  expect(['Jokić', 'Kim', 'Chase', 'Nahida', 'Aslan', 'Tartaglia'].filter(isUnmistakableName)).toEqual([]);
});
