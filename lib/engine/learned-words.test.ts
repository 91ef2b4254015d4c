import { expect, it } from 'vitest';
import type { DictionaryEntry } from '../detect/dictionary.ts';
import {
  dictionaryEntriesFor,
  dictionaryEntriesOnSite,
  riskOverridesFromLearnedWords,
  withDictionaryEntriesFor,
  withLearnedWord,
} from './learned-words.ts';
import { withRiskOverrides } from './overrides.ts';

const written: DictionaryEntry = { term: 'Bluebird', pattern: false, type: 'MISC', risk: 5, caseSensitive: false };

it('keeps the latest decision about a word, in any case', () => {
  const kept = withLearnedWord([], { text: 'Halvorsen', type: 'ORGANIZATION', risk: 1 });
  const changed = withLearnedWord(kept, { text: 'halvorsen', type: 'ORGANIZATION', risk: 4 });
  expect(changed).toEqual([
    { term: 'halvorsen', pattern: false, type: 'ORGANIZATION', risk: 4, caseSensitive: false, learned: true },
  ]);
});

it('takes a decision back to what the dictionary had before', () => {
  const before = dictionaryEntriesFor([written], 'bluebird');
  const learned = withLearnedWord([written], { text: 'bluebird', type: 'MISC', risk: 1 });
  expect(learned).toHaveLength(1);
  expect(withDictionaryEntriesFor(learned, 'bluebird', before)).toEqual([written]);
});

it('leaves patterns alone', () => {
  const pattern = { ...written, pattern: true };
  expect(withLearnedWord([pattern], { text: 'Bluebird', type: 'MISC', risk: 1 })).toContainEqual(pattern);
});

it('never halves a longer name', () => {
  const text = 'Annika Lindqvist came. Lindqvist left.';
  const name = (start: number, end: number) => ({
    ...{ start, end, type: 'PERSON', confidence: 0.9, risk: 4 },
    source: { detector: 'model', rule: 'test' },
  });
  const found = [name(0, 16), name(23, 32)] as Parameters<typeof withRiskOverrides>[1];
  const overrides = riskOverridesFromLearnedWords(withLearnedWord([], { text: 'Lindqvist', type: 'PERSON', risk: 1 }));
  expect(withRiskOverrides(text, found, overrides).map(({ start, end, risk }) => [start, end, risk])).toEqual([
    [0, 16, 4],
    [23, 32, 1],
  ]);
});

it('protects what nothing finds, under the type that it had', () => {
  const overrides = riskOverridesFromLearnedWords(withLearnedWord([], { text: 'Bluebird', type: 'PRODUCT', risk: 4 }));
  expect(withRiskOverrides('Project Bluebird', [], overrides)).toMatchObject([
    { start: 8, end: 16, type: 'PRODUCT', risk: 4, source: { detector: 'person', rule: 'learned' } },
  ]);
});

it('lets a decision on one site win there, and lets one for all sites replace it', () => {
  const keep = { text: 'Bluebird', type: 'MISC', risk: 1 } as const;
  const here = withLearnedWord([written], keep, 'https://a.example');
  expect(dictionaryEntriesOnSite(here, 'https://a.example').map(({ risk }) => risk)).toEqual([5, 1]);
  expect(dictionaryEntriesOnSite(here, 'https://b.example')).toEqual([written]);
  expect(dictionaryEntriesOnSite(here, undefined)).toEqual([written]);
  const everywhere = withLearnedWord(here, { ...keep, risk: 4 });
  expect(everywhere).toEqual([
    { term: 'Bluebird', pattern: false, type: 'MISC', risk: 4, caseSensitive: false, learned: true },
  ]);
});
