// Merges two lists of dictionary entries.
import type { DictionaryEntry } from './dictionary.ts';

export const isSameTerm = (a: DictionaryEntry, b: DictionaryEntry): boolean =>
  a.term === b.term && a.pattern === b.pattern;

/** Joins two lists of entries. If a term has several entries, only the last one is kept. */
export function mergeDictionaryEntries(
  entries: readonly DictionaryEntry[],
  added: readonly DictionaryEntry[],
): readonly DictionaryEntry[] {
  const last = new Map([...entries, ...added].map((entry) => [`${entry.pattern} ${entry.term}`, entry]));
  return [...entries, ...added].filter((entry) => last.get(`${entry.pattern} ${entry.term}`) === entry);
}
