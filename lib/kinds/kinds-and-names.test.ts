// No word for a kind of organisation may be a name in a list of this project, because organisations keep these words and the name would be
// sent.
import { expect, it } from 'vitest';
import { allOf, familyNamesOf, givenNamesOf, languagesOfGivenNames } from '../lexicon/names.ts';
import { readData } from '../lexicon/read-data.ts';
import { cellsOf } from '../lexicon/words.ts';
import { isInflectedKind } from './kind-stems.ts';
import { KINDS_AT_END } from './organisation-kinds.ts';
import { isKindInEveryLanguage } from './organisation-kinds-world.ts';

const namesOf = (list: string): readonly string[] => list.toLowerCase().match(/[\p{L}\p{M}'’\u200c-]+/gu) ?? [];
/** Scripts without spaces have other words for kinds. */
const UNSPACED: ReadonlySet<string> = new Set(['ko', 'th', 'ja']);
const listed = languagesOfGivenNames()
  .filter((language) => !UNSPACED.has(language))
  .flatMap((language) => [...allOf(givenNamesOf(language)), ...allOf(familyNamesOf(language))]);
/** The names of people in the tables of surrogates. Chinese, Japanese and Korean ones are left out, because single characters are names there. */
const SURROGATES = [
  readData('surrogates/latin-names.tsv'),
  readData('surrogates/names-by-language.tsv'),
  readData('surrogates/name-pools.tsv'),
  readData('facts/given-name-genders.tsv'),
]
  .flatMap(cellsOf)
  .filter((cells) => !cells.slice(0, -1).some((cell) => /^(?:zh|ja|ko|han|hangul|place|organization)$/u.test(cell)))
  .map((cells) => cells.at(-1) ?? '');
const NAMES = [...new Set([...listed, ...SURROGATES.flatMap(namesOf)])];

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
