import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DictionaryEntry } from '../../detect/dictionary.ts';
import {
  canonicalEntry,
  EMPTY_DOCUMENT,
  holdsMore,
  mergeDocuments,
  nextStamp,
  type Stamped,
  type SyncDocument,
  withoutOldDeletions,
  wordId,
} from './document.ts';
import { fromStoredDocument, InvalidDocument, toStoredDocument } from './stored-document.ts';

const word = (term: string, changes: Partial<DictionaryEntry> = {}): DictionaryEntry => ({
  ...{ term, pattern: false, type: 'PRODUCT', risk: 5, caseSensitive: false },
  ...changes,
});

/** Few times, devices and words, so that documents often touch the same ones. */
const stamp = fc.record({ at: fc.integer({ min: 0, max: 4 }), device: fc.constantFrom('a', 'b', 'c') });
const stamped = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Stamped<T>> => fc.record({ value, stamp });
const entry = fc
  .record({ term: fc.constantFrom('Heron', 'Kite', 'Stork'), risk: fc.constantFrom(1, 4, 5) })
  .map(({ term, risk }) => canonicalEntry(word(term, { risk: risk as 1 | 4 | 5 })));
const words = fc
  .array(fc.tuple(entry, stamp, fc.boolean()))
  .map((all) => new Map(all.map(([own, at, isGone]) => [wordId(own), { value: isGone ? null : own, stamp: at }])));
const settings = fc
  .array(fc.tuple(fc.constantFrom('profile', 'fromTheFuture'), stamped(fc.constantFrom('strict', 'balanced'))))
  .map((all) => new Map<string, Stamped<unknown>>(all));
const devices = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 3 })))
  .map((all) => new Map(all));
const anyDocument: fc.Arbitrary<SyncDocument> = fc.record({ settings, words, devices });

const sorted = (map: ReadonlyMap<string, unknown>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
const plain = (document: SyncDocument) => [document.settings, document.words, document.devices].map(sorted);

it('merges in any order to the same', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (a, b) => {
      expect(plain(mergeDocuments(a, b))).toEqual(plain(mergeDocuments(b, a)));
    }),
  );
});

it('merges in any grouping to the same', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, anyDocument, (a, b, c) => {
      expect(plain(mergeDocuments(mergeDocuments(a, b), c))).toEqual(plain(mergeDocuments(a, mergeDocuments(b, c))));
    }),
  );
});

it('changes nothing if what is merged is known', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (a, b) => {
      const merged = mergeDocuments(a, b);
      expect(plain(mergeDocuments(merged, b))).toEqual(plain(merged));
      expect(plain(mergeDocuments(a, EMPTY_DOCUMENT))).toEqual(plain(a));
      expect(holdsMore(merged, merged)).toBe(false);
    }),
  );
});

it('knows whether a document has what another lacks', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (a, b) => {
      const merged = mergeDocuments(a, b);
      expect(holdsMore(merged, b)).toBe(JSON.stringify(plain(merged)) !== JSON.stringify(plain(b)));
    }),
  );
});

it('takes the value that was set last, whichever value it is', () => {
  const document = (value: string, at: number) => ({
    ...EMPTY_DOCUMENT,
    settings: new Map([['profile', { value, stamp: { at, device: 'a' } }]]),
  });
  expect(mergeDocuments(document('strict', 2), document('balanced', 1)).settings.get('profile')?.value).toBe('strict');
  expect(mergeDocuments(document('strict', 2), document('balanced', 3)).settings.get('profile')?.value).toBe(
    'balanced',
  );
});

it('draws stamps that are later than all others, even if the clock of another device runs ahead', () => {
  fc.assert(
    fc.property(anyDocument, fc.integer({ min: 0, max: 9 }), (document, now) => {
      const { at } = nextStamp(document, 'a', now);
      expect(at).toBeGreaterThanOrEqual(now);
      for (const one of [...document.settings.values(), ...document.words.values()])
        expect(at).toBeGreaterThan(one.stamp.at);
    }),
  );
});

it('forgets deletions after a year, and no word', () => {
  const day = 24 * 60 * 60 * 1000;
  const kept = withoutOldDeletions(
    {
      ...EMPTY_DOCUMENT,
      words: new Map([
        ['old', { value: null, stamp: { at: 1, device: 'a' } }],
        ['new', { value: null, stamp: { at: 100 * day, device: 'a' } }],
        ['word', { value: word('Heron'), stamp: { at: 1, device: 'a' } }],
      ]),
    },
    400 * day,
  );
  expect([...kept.words.keys()]).toEqual(['new', 'word']);
});

it('is the same after it was stored, and holds no text of a deleted word', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const stored = JSON.stringify(toStoredDocument(document));
      expect(plain(fromStoredDocument(JSON.parse(stored)))).toEqual(plain(document));
    }),
  );
  const gone = { value: null, stamp: { at: 1, device: 'a' } };
  const document = { ...EMPTY_DOCUMENT, words: new Map([[wordId(word('Ptarmigan')), gone]]) };
  expect(JSON.stringify(toStoredDocument(document))).not.toContain('Ptarmigan');
});

const valid = {
  settings: [['profile', 'strict', 1, 'a']],
  words: [[word('Heron'), 1, 'a']],
  deleted: [['id', 1, 'a']],
  devices: [['a', 1]],
};

it('reads a valid document', () => {
  expect(fromStoredDocument(valid).words.get(wordId(word('Heron')))?.value).toEqual(canonicalEntry(word('Heron')));
});

it.each([
  ['nothing', undefined],
  ['a list', []],
  ['a missing part', { ...valid, deleted: undefined }],
  ['a setting with an invalid value', { ...valid, settings: [['mode', 'never', 1, 'a']] }],
  ['a setting without a stamp', { ...valid, settings: [['profile', 'strict']] }],
  ['a time that is none', { ...valid, settings: [['profile', 'strict', '1', 'a']] }],
  ['a time past all times', { ...valid, settings: [['profile', 'strict', 9e15, 'a']] }],
  ['a word with an unknown type', { ...valid, words: [[{ ...word('Heron'), type: 'SPELL' }, 1, 'a']] }],
  ['a pattern that cannot be used', { ...valid, words: [[word('(', { pattern: true }), 1, 'a']] }],
  ['a word without a device', { ...valid, words: [[word('Heron'), 1, '']] }],
  ['a deletion without a name', { ...valid, deleted: [[{}, 1, 'a']] }],
  ['a device without a time', { ...valid, devices: [['a', 'b']] }],
])('refuses %s', (_, value) => {
  expect(() => fromStoredDocument(value)).toThrow(InvalidDocument);
});
