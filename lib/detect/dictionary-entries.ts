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
