// No word for a kind of organisation may be a name in a list of this project, because organisations keep these words and the name would be
// sent.
import { expect, it } from 'vitest';
import { allOf, familyNamesOf, givenNamesOf, LANGUAGES_OF_GIVEN_NAMES } from '../lexicon/names.ts';
import * as CYRILLIC from '../privacy/lists/cyrillic.ts';
import * as FIRST_NAMES from '../privacy/lists/first-names.ts';
import * as GENDERS from '../privacy/lists/given-name-genders.ts';
import * as BY_LANGUAGE from '../privacy/lists/language-names.ts';
import { LAST_NAMES } from '../privacy/lists/last-names.ts';
import * as RESERVE from '../privacy/lists/latin-reserve.ts';
import * as OTHER_SCRIPTS from '../privacy/lists/other-scripts.ts';
import { isInflectedKind } from './kind-stems.ts';
import { KINDS_AT_END } from './organisation-kinds.ts';
import { isKindInEveryLanguage } from './organisation-kinds-world.ts';

const namesOf = (list: string | Readonly<Record<string, string>>): readonly string[] =>
  typeof list === 'string'
    ? (list.toLowerCase().match(/[\p{L}\p{M}'’\u200c-]+/gu) ?? [])
    : Object.values(list).flatMap(namesOf);
const isOfPeople = ([list]: readonly [string, unknown]) => !/PLACE|FIRM|ORGANIZATION|HEADS|TAILS/u.test(list);
const modules = [CYRILLIC, FIRST_NAMES, GENDERS, BY_LANGUAGE, RESERVE, OTHER_SCRIPTS, { LAST_NAMES }];
/** Scripts without spaces have other words for kinds. */
const UNSPACED: ReadonlySet<string> = new Set(['ko', 'th', 'ja']);
const listed = LANGUAGES_OF_GIVEN_NAMES.filter((language) => !UNSPACED.has(language)).flatMap((language) => [
  ...allOf(givenNamesOf(language)),
  ...allOf(familyNamesOf(language)),
]);
const NAMES = [
  ...new Set([
    ...listed,
    ...modules.flatMap((lists) =>
      Object.entries(lists)
        .filter(isOfPeople)
        .flatMap(([, list]) => namesOf(list)),
    ),
  ]),
];

it('reads the lists', () => {
  expect(NAMES.length).toBeGreaterThan(10_000);
  expect(NAMES).toEqual(expect.arrayContaining(['بازرگانی', 'צרפתי', 'marina', 'jimenez', 'kazimierz']));
});

it('takes no listed name for a kind', () => {
  const isKind = (name: string) =>
    isKindInEveryLanguage(name) ||
    KINDS_AT_END.has(name) ||
    isInflectedKind(name, 'first') ||
    isInflectedKind(name, 'last');
  expect(NAMES.filter(isKind)).toEqual([]);
});
