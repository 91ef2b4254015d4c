import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DictionaryEntry } from './dictionary.ts';
import { identityOf, withDictionaryChanges } from './dictionary-entries.ts';

const word = (term: string, risk: 1 | 5 = 5): DictionaryEntry => ({
  ...{ term, pattern: false, type: 'PRODUCT', risk, caseSensitive: false },
});

it('keeps what was added or deleted elsewhere meanwhile', () => {
  const before = [word('Heron'), word('Kite')];
  const stored = [word('Kite'), word('Stork')];
  expect(withDictionaryChanges(stored, before, [...before, word('Wigeon')])).toEqual([
    word('Kite'),
    word('Stork'),
    word('Wigeon'),
  ]);
  expect(withDictionaryChanges(stored, before, [word('Heron')])).toEqual([word('Stork')]);
  expect(withDictionaryChanges(stored, before, [word('Heron'), word('Kite', 1)])).toEqual([
    word('Kite', 1),
    word('Stork'),
  ]);
});

const entries = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom('Heron', 'Kite', 'Stork', 'Wigeon'), fc.constantFrom(1 as const, 5 as const))
    .map(([term, risk]) => word(term, risk)),
  { selector: identityOf },
);

it('gives what the person has before them if nothing changed elsewhere, and changes nothing if they did not', () => {
  fc.assert(
    fc.property(entries, entries, entries, (stored, before, after) => {
      expect(withDictionaryChanges(before, before, after)).toEqual(after);
      expect(withDictionaryChanges(stored, before, before)).toEqual(stored);
    }),
  );
});
