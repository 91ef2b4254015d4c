import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const person = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  shape: 'word',
  type: 'PERSON',
});
const restored = (reply: string, pairs: readonly RestorePair[]) =>
  restoreWithPairs(reply, pairs)
    .map(({ text }) => text)
    .join('');

it.each<readonly [reply: string, pairs: readonly (readonly [string, string])[], expected: string]>([
  [
    'Numer do Wiśniewskiego mam.',
    [
      ['Wiśniewski', 'Dolata'],
      ['Wiśniewskiego', 'Dolatę'],
    ],
    'Numer do Dolaty mam.',
  ],
  ['Rozmowa z Wiśniewskim trwa.', [['Wiśniewski', 'Sikora']], 'Rozmowa z Sikorą trwa.'],
  ['Ο Τάσος θα καταλάβει.', [['Τάσος', 'Στέλιος']], 'Ο Στέλιος θα καταλάβει.'],
  [
    'Чтобы Рите не пришлось звонить.',
    [
      ['Маргарита', 'Эльвира'],
      ['рита', 'эля'],
      ['Рита', 'Эля'],
    ],
    'Чтобы Эле не пришлось звонить.',
  ],
  ['Fără ajutorul Mihaelei.', [['Mihaela', 'Simona']], 'Fără ajutorul Simonei.'],
  [
    'Tomášův dluh a Hanin telefon.',
    [
      ['Tomáš', 'Petr'],
      ['Hana', 'Jana'],
    ],
    'Petrův dluh a Janin telefon.',
  ],
  ["Ayşe'ye haber verdim.", [['Ayşe', 'Nurcan']], "Nurcan'a haber verdim."],
  [
    "L'avis de Rachel n'a pas de valeur dans ce dossier pour vous.",
    [['Rachel', 'Isaure']],
    "L'avis d'Isaure n'a pas de valeur dans ce dossier pour vous.",
  ],
])('%s', (reply, pairs, expected) => {
  expect(
    restored(
      reply,
      pairs.map(([surrogate, original]) => person(surrogate, original)),
    ),
  ).toBe(expected);
});

it('marks a form that the sentence does not decide', () => {
  const segments = restoreWithPairs('Klient szuka Wiśniewskiego.', [
    person('Wiśniewski', 'Dolata'),
    person('Wiśniewskiego', 'Dolatę'),
  ]);
  expect(segments).toContainEqual(expect.objectContaining({ text: 'Wiśniewskiego', standsFor: 'Dolatę' }));
});

it('leaves a word that is no short name', () => {
  expect(restored('Your form has her as Ms Ha.', [person('Ha', 'Seo')])).toBe('Your form has her as Ms Seo.');
});
