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
import { requireUsableEntry } from './dictionary-matcher.ts';
import { refusal } from './refusal.test-support.ts';

function isUsable(entry: DictionaryEntry): boolean {
  try {
    requireUsableEntry(entry);
    return true;
  } catch {
    return false;
  }
}

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
      detail: fc.constantFrom(undefined, true as const),
    })
    .map(
      ({ learned, detail, ...entry }): DictionaryEntry => ({
        ...entry,
        ...(learned ? { learned } : {}),
        ...(detail ? { detail } : {}),
      }),
    )
    .filter(isUsable),
);

it('parses what it has written', () => {
  fc.assert(
    fc.property(entries, (list) => {
      expect(parseDictionaryCsv(formatDictionaryCsv(list))).toEqual(list);
      expect(parseDictionaryJson(formatDictionaryJson(list))).toEqual(list);
    }),
  );
});

it('parses a table as spreadsheets write it, with defaults for missing columns', () => {
  expect(parseDictionaryCsv('\ufeffTerm,Risk\nBluebird,4\n\n"Doe, Jane",\n')).toEqual([
    { term: 'Bluebird', pattern: false, type: 'MISC', risk: 4, caseSensitive: false },
    { term: 'Doe, Jane', pattern: false, type: 'MISC', risk: 5, caseSensitive: false },
  ]);
  expect(parseDictionaryCsv('')).toEqual([]);
});

it.each([
  ['name\nx', /first line must name its columns/],
  ['term,risk\nx,9', /Line 2 .* risk .* 1 to 5/],
  ['term,risk\r\n"a\r\nb",3\r\n\r\nx,9', /Line 5 .* risk .* 1 to 5/],
  ['term,type\nx,thing', /Line 2 .* type that does not exist/],
  ['term,pattern\nx,no\n(a)\\1,yes', /Line 3 .* cannot be used\. The dictionary pattern .* looks ahead or repeats/],
  ['term,pattern\nx,perhaps', /true or false/],
  ['term\nx\n"y\nz', /begins in line 3 does not end/],
  ['term,risk\n,3', /Line 2 .* no term/],
])('names the mistake in %j', (content, message) => {
  expect(refusal(() => parseDictionaryCsv(content))).toMatch(message);
});

it.each([
  ['[\n{"term":"x"},\n{]', /Line 3 .* not valid JSON/],
  ['{}', /must be a list/],
  ['[1]', /Line 1 .* not an object/],
  ['[\n{"term":"y"},\n\n{"term":"x",\n"risk":"5"}]', /Line 4 .* 1 to 5/],
  ['[{"term":"(", "pattern": true}]', /Line 1 .* cannot be used/],
])('names the mistake in %j', (content, message) => {
  expect(refusal(() => parseDictionaryJson(content))).toMatch(message);
});
