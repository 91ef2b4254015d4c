import { expect, it } from 'vitest';
import type { DictionaryEntry } from './dictionary.ts';
import { DictionaryError, dictionaryDetector } from './dictionary-matcher.ts';
import { refusal } from './refusal.test-support.ts';

const entry = (term: string, more: Partial<DictionaryEntry> = {}): DictionaryEntry => ({
  term,
  pattern: false,
  type: 'PRODUCT',
  risk: 5,
  caseSensitive: false,
  ...more,
});

const found = async (text: string, ...entries: readonly DictionaryEntry[]) =>
  (await dictionaryDetector(entries).detect(text)).map(({ start, end }) => text.slice(start, end));

it('finds whole words in any case and across line breaks', async () => {
  expect(await found('Bluebird, bluebirds, BLUEBIRD!', entry('Bluebird'))).toEqual(['Bluebird', 'BLUEBIRD']);
  expect(await found('project\nBluebird', entry('Project Bluebird'))).toEqual(['project\nBluebird']);
  expect(await found('größer Größe', entry('größe'))).toEqual(['Größe']);
});

it('respects the case if the entry says so, and reads signs literally', async () => {
  expect(await found('IT it', entry('IT', { caseSensitive: true }))).toEqual(['IT']);
  expect(await found('C++ and C', entry('C++'))).toEqual(['C++']);
  expect(await found('a-b a.b', entry('a.b'))).toEqual(['a.b']);
  expect(await found('Coca-Cola and Coca Cola', entry('Coca-Cola'))).toEqual(['Coca-Cola']);
});

it('reports the risk and the term of the entry', async () => {
  const [finding] = await dictionaryDetector([entry('ACME', { risk: 2, type: 'ORGANIZATION' })]).detect('acme');
  expect(finding).toEqual({
    start: 0,
    end: 4,
    type: 'ORGANIZATION',
    confidence: 1,
    risk: 2,
    source: { detector: 'dictionary', rule: 'ACME' },
  });
});

it('searches for patterns and drops empty matches', async () => {
  expect(await found('PRJ-12 PRJ-7x', entry('PRJ-\\d+', { pattern: true }))).toEqual(['PRJ-12', 'PRJ-7']);
  expect(await found('abc', entry('x*', { pattern: true }))).toEqual([]);
});

it.each([
  ['(', /"\(" is not a valid regular expression/],
  ['(a)\\1', /"\(a\)\\1" looks ahead or repeats/],
  ['\\d{6}(?!\\d)', /looks ahead/],
  [' ', /is empty/],
])('refuses %j with an error that names it', (term, message) => {
  const refuse = () => dictionaryDetector([entry('ok'), entry(term, { pattern: true })]);
  expect(refuse).toThrow(DictionaryError);
  expect(refusal(refuse)).toMatch(message);
});

it.each([
  ['(a+)+$', ['a'.repeat(20_000)]],
  ['(a|a)*b', []],
  ['(?:a?){30}a{30}b', []],
  ['a*a*a*a*b', []],
  ['(?:.*,){9}x', []],
])('searches for %s, for which a backtracking engine takes practically forever', async (pattern, expected) => {
  expect(await found('a'.repeat(20_000), entry(pattern, { pattern: true }))).toEqual(expected);
});

it('reads spaces and letters of patterns as JavaScript does', async () => {
  const pattern = (term: string) => entry(term, { pattern: true });
  expect(await found('Akte\u00a0Nord', pattern('Akte\\sNord'))).toEqual(['Akte\u00a0Nord']);
  expect(await found('Akte\u2003Nord', pattern('Akte[\\s-]Nord'))).toEqual(['Akte\u2003Nord']);
  expect(await found('ÉCOLE école', pattern('école'))).toEqual(['ÉCOLE', 'école']);
  expect(await found('ПР-12', pattern('\\p{L}{2}-\\d+'))).toEqual(['ПР-12']);
  expect(await found('😀 PRJ-1', pattern('(?<=😀 )PRJ-\\d'))).toEqual(['PRJ-1']);
});
