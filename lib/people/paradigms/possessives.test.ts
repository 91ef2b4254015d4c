import { expect, it } from 'vitest';
import { paradigmOf } from './index.ts';
import { named } from './paradigm.test-support.ts';

it.each([
  ['cs', 'man', 'Petr', 'Petrův', 'Petrova'],
  ['cs', 'man', 'Marek', 'Markův', 'Markova'],
  ['cs', 'man', 'Tomáš', 'Tomášův', 'Tomášova'],
  ['cs', 'man', 'Honza', 'Honzin', 'Honzina'],
  ['cs', 'woman', 'Jana', 'Janin', 'Janina'],
  ['cs', 'woman', 'Lenka', 'Lenčin', 'Lenčina'],
  ['cs', 'woman', 'Petra', 'Petřin', 'Petřina'],
  ['cs', 'woman', 'Olga', 'Olžin', 'Olžina'],
  ['sk', 'man', 'Peter', 'Petrov', 'Petrova'],
  ['sk', 'woman', 'Zuzka', 'Zuzkin', 'Zuzkina'],
  ['hr', 'man', 'Tomislav', 'Tomislavov', 'Tomislavova'],
  ['hr', 'man', 'Matej', 'Matejev', 'Matejeva'],
  ['hr', 'man', 'Luka', 'Lukin', 'Lukina'],
  ['hr', 'woman', 'Danica', 'Daničin', 'Daničina'],
  ['sr', 'man', 'Драган', 'Драганов', 'Драганова'],
  ['sr', 'woman', 'Снежана', 'Снежанин', 'Снежанина'],
])('makes in %s of a %s, %s, %s and %s, and finds the name in them', (language, bearer, name, ...expected) => {
  const paradigm = paradigmOf(language);
  const base = named(name, bearer);
  const forms = paradigm?.formsOf(base) ?? {};
  expect([forms.possa, forms.possb]).toEqual(expected);
  for (const word of expected) expect(paradigm?.basesOf(word)).toContainEqual(base);
});

it.each([
  ['cs', 'man', 'Jiří'],
  ['cs', 'woman', 'Marie'],
  ['cs', "man's surname", 'Novák'],
])('makes none in %s of a %s, %s', (language, bearer, name) => {
  expect(paradigmOf(language)?.formsOf(named(name, bearer))).not.toHaveProperty('possa');
});
