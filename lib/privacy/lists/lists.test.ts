import { expect, it } from 'vitest';
import { ALL_NAME_LISTS, FIRST_NAME_LISTS, LAST_NAME_LISTS, PLACE_LISTS } from './index.ts';
import { composedReserveWord, type ReserveKind, wordFromReserve } from './reserve.ts';

/** So many composed words of a kind have a single middle syllable: 28 beginnings, 10 middles and 12 ends. */
const WITH_ONE_MIDDLE_SYLLABLE = 3360;

it('has no word in two lists', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { name, indexOf } of ALL_NAME_LISTS) {
    for (const key of indexOf.keys()) {
      if (seen.has(key)) twice.push(`${key}: ${seen.get(key)}, ${name}`);
      seen.set(key, name);
    }
  }
  expect(twice).toEqual([]);
});

it('has lists large enough to hide in', () => {
  for (const { entries } of [...FIRST_NAME_LISTS, ...LAST_NAME_LISTS]) expect(entries.length).toBeGreaterThan(300);
  for (const { entries } of PLACE_LISTS) expect(entries.length).toBeGreaterThan(80);
});

it.each([
  'first',
  'first-female',
  'first-male',
  'last',
  'organization',
  'place',
  'demonym',
  'condition',
  'drug',
  'job',
  'word',
] as const)('composes %s words that are in no list and do not repeat', (kind: ReserveKind) => {
  const listed = new Set(ALL_NAME_LISTS.flatMap(({ indexOf }) => [...indexOf.keys()]));
  const words = Array.from({ length: WITH_ONE_MIDDLE_SYLLABLE }, (_, i) => composedReserveWord(kind, i).toLowerCase());
  expect(words.filter((word) => listed.has(word))).toEqual([]);
  expect(new Set(words).size).toBeGreaterThan(WITH_ONE_MIDDLE_SYLLABLE * 0.9);
  expect(wordFromReserve(kind, 5_000_000).length).toBeLessThan(30);
});

it('has spare entries for many values that are in no list', () => {
  const spares = Object.fromEntries(
    ALL_NAME_LISTS.map(({ name, entries, ownSize }) => [name, entries.length - ownSize] as const).filter(
      ([, size]) => size > 0,
    ),
  );
  expect(Object.keys(spares)).toHaveLength(10);
  for (const size of Object.values(spares)) expect(size).toBeGreaterThan(45);
});
