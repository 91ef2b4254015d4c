// Merges two lists of dictionary entries.
import type { DictionaryEntry } from './dictionary.ts';

/** A term may have an entry for all sites, one for each site on which something was learned about it, and be a detail of the person. */
export const identityOf = ({ pattern, detail, term, site = '' }: DictionaryEntry): string =>
  `${pattern} ${detail === true} ${site} ${term}`;

export const isSameTerm = (a: DictionaryEntry, b: DictionaryEntry): boolean => identityOf(a) === identityOf(b);

/** Joins two lists of entries. If a term has several entries, only the last one is kept. */
export function mergeDictionaryEntries(
  entries: readonly DictionaryEntry[],
  added: readonly DictionaryEntry[],
): readonly DictionaryEntry[] {
  const last = new Map([...entries, ...added].map((entry) => [identityOf(entry), entry]));
  return [...entries, ...added].filter((entry) => last.get(identityOf(entry)) === entry);
}

/** The stored entries with what a person changed from `before` to `after`; what else was added to them or taken from them stays so. */
export function withDictionaryChanges(
  stored: readonly DictionaryEntry[],
  before: readonly DictionaryEntry[],
  after: readonly DictionaryEntry[],
): readonly DictionaryEntry[] {
  if (JSON.stringify(stored) === JSON.stringify(before)) return after;
  const seen = new Map(before.map((entry) => [identityOf(entry), JSON.stringify(entry)]));
  const kept = new Set(after.map(identityOf));
  const changed = new Map(
    after.filter((entry) => seen.get(identityOf(entry)) !== JSON.stringify(entry)).map((one) => [identityOf(one), one]),
  );
  const known = new Set(stored.map(identityOf));
  const remaining = stored
    .filter((entry) => kept.has(identityOf(entry)) || !seen.has(identityOf(entry)))
    .map((entry) => changed.get(identityOf(entry)) ?? entry);
  return [...remaining, ...[...changed.values()].filter((entry) => !known.has(identityOf(entry)))];
}
