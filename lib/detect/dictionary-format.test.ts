import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENTITY_TYPES, type RiskLevel } from './annotation.ts';
import type { DictionaryEntry } from './dictionary.ts';
import {
  formatDictionaryCsv,
  formatDictionaryJson,
  parseDictionaryCsv,
  parseDictionaryJson,
} from './dictionary-format.ts';

const entries: fc.Arbitrary<DictionaryEntry[]> = fc.array(
  fc
    .record({
      term: fc
        .string({
          unit: fc.constantFrom('a', 'B', '"', ',', '\n', '\r', ' ', ';', 'é', '😀', '\\', '\ufeff'),
          minLength: 1,
        })
        .filter((term) => term.trim() !== ''),
      pattern: fc.boolean(),
      type: fc.constantFrom(...ENTITY_TYPES),
      risk: fc.constantFrom<RiskLevel>(1, 2, 3, 4, 5),
      caseSensitive: fc.boolean(),
      learned: fc.constantFrom(undefined, true as const),
    })
    .map(({ learned, ...entry }): DictionaryEntry => (learned ? { ...entry, learned } : entry)),
);

it('gives back what it was given', () => {
  fc.assert(
    fc.property(entries, (list) => {
      expect(parseDictionaryCsv(formatDictionaryCsv(list))).toEqual(list);
      expect(parseDictionaryJson(formatDictionaryJson(list))).toEqual(list);
    }),
  );
});

it('reads a table as a spreadsheet writes it, with defaults for what is left out', () => {
  expect(parseDictionaryCsv('\ufeffTerm,Risk\nBluebird,4\n\n"Doe, Jane",\n')).toEqual([
    { term: 'Bluebird', pattern: false, type: 'MISC', risk: 4, caseSensitive: false },
    { term: 'Doe, Jane', pattern: false, type: 'MISC', risk: 5, caseSensitive: false },
  ]);
  expect(parseDictionaryCsv('')).toEqual([]);
});

it.each([
  ['name\nx', /first line must name its columns/],
  ['term,risk\nx,9', /Entry 1 .* risk .* 1 to 5/],
  ['term,type\nx,thing', /Entry 1 .* type that does not exist/],
  ['term,pattern\nx,perhaps', /true or false/],
  ['term\n"x', /ends inside a quoted field/],
  ['term,risk\n,3', /Entry 1 .* no term/],
])('says what is wrong with %j', (content, message) => {
  expect(() => parseDictionaryCsv(content)).toThrow(message);
});

it.each([
  ['{', /not valid JSON/],
  ['{}', /must be a list/],
  ['[1]', /Entry 1 .* not an object/],
  ['[{"term":"x","risk":"5"}]', /1 to 5/],
])('says what is wrong with %j', (content, message) => {
  expect(() => parseDictionaryJson(content)).toThrow(message);
});
