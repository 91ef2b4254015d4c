import { expect, it } from 'vitest';
import { entitiesOf } from './entities.ts';
import { type NameLink, withNameLinks } from './name-links.ts';
import { personsOf, type WrittenName } from './persons.ts';

/** A name is given as its text and its base words. */
const namesOf = (...all: readonly (readonly [text: string, ...bases: string[]])[]): readonly WrittenName[] =>
  all.map(([text, ...bases]) => ({ text, id: text.toLowerCase(), bases }));
const same = (name: string, other: string): NameLink => ({ name, other, isSame: true });
const apart = (name: string, other: string): NameLink => ({ name, other, isSame: false });
const personsIn = (names: readonly WrittenName[], links: readonly NameLink[] = []) =>
  personsOf(names, links).map((person) => person.names.map(({ text }) => text));

it.each([
  [
    'a part of a name',
    namesOf(['Marek', 'marek'], ['Marek Kowalczyk', 'marek', 'kowalczyk']),
    [['Marek', 'Marek Kowalczyk']],
  ],
  ['a form', namesOf(['Marek', 'marek'], ['Markiem', 'marek']), [['Marek', 'Markiem']]],
  [
    'two people of one name',
    namesOf(['Sarah Lee', 'sarah', 'lee'], ['Sarah Kim', 'sarah', 'kim'], ['Sarah', 'sarah']),
    [['Sarah Lee'], ['Sarah Kim'], ['Sarah']],
  ],
  ['two people', namesOf(['Ada', 'ada'], ['Bo', 'bo']), [['Ada'], ['Bo']]],
])('links by rule %s', (_, names, expected) => expect(personsIn(names)).toEqual(expected));

const MARSH = namesOf(
  ['Elizabeth Marsh', 'elizabeth', 'marsh'],
  ['Beth', 'elizabeth'],
  ['Liz', 'elizabeth'],
  ['Priya', 'priya'],
  ['Bear', 'bear'],
);

it.each<readonly [what: string, links: readonly NameLink[], expected: readonly (readonly string[])[]]>([
  [
    'a name that the rules link',
    [apart('Liz', 'Elizabeth Marsh')],
    [['Elizabeth Marsh', 'Beth'], ['Liz'], ['Priya'], ['Bear']],
  ],
  ['the fullest name', [apart('Elizabeth Marsh', 'Liz')], [['Elizabeth Marsh'], ['Beth', 'Liz'], ['Priya'], ['Bear']]],
  ['a name that no rule links', [same('Bear', 'Liz')], [['Elizabeth Marsh', 'Beth', 'Liz', 'Bear'], ['Priya']]],
  [
    'a name from one person to another',
    [apart('Liz', 'Beth'), same('Priya', 'Liz')],
    [['Elizabeth Marsh', 'Beth'], ['Liz', 'Priya'], ['Bear']],
  ],
  [
    'only what ties a name to that person',
    [same('Bear', 'Priya'), same('Bear', 'Liz'), apart('Bear', 'Elizabeth Marsh')],
    [
      ['Elizabeth Marsh', 'Beth', 'Liz'],
      ['Priya', 'Bear'],
    ],
  ],
  [
    'names that do not stand there',
    [same('Bear', 'Otto'), apart('Otto', 'Liz')],
    [['Elizabeth Marsh', 'Beth', 'Liz'], ['Priya'], ['Bear']],
  ],
  [
    'a name by the later of two decisions',
    [apart('Liz', 'Elizabeth Marsh'), same('liz', 'elizabeth  marsh')],
    [['Elizabeth Marsh', 'Beth', 'Liz'], ['Priya'], ['Bear']],
  ],
])('joins and splits %s', (_, links, expected) => expect(personsIn(MARSH, withNameLinks([], links))).toEqual(expected));

it('gives all spans of a person to one entity', () => {
  const mentions = [
    { text: 'Bear', start: 0, end: 4 },
    { text: 'Liz', start: 5, end: 8 },
    { text: 'Priya', start: 9, end: 14 },
    { text: 'Bear', start: 15, end: 19 },
  ];
  const entities = entitiesOf(mentions, personsOf(MARSH, [same('Bear', 'Liz')]));
  expect(entities.map(({ forms }) => forms.map(({ form, mentions: own }) => [form, own.length]))).toEqual([
    [
      ['Bear', 2],
      ['Liz', 1],
    ],
    [['Priya', 1]],
  ]);
});
