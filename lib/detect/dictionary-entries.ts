// Lists of the person's own words, put together.
import type { DictionaryEntry } from './dictionary.ts';

export const isSameTerm = (a: DictionaryEntry, b: DictionaryEntry): boolean =>
  a.term === b.term && a.pattern === b.pattern;

/** A later entry for the same term takes the earlier one's place. */
export function mergedEntries(
  entries: readonly DictionaryEntry[],
  added: readonly DictionaryEntry[],
): readonly DictionaryEntry[] {
  const last = new Map([...entries, ...added].map((entry) => [`${entry.pattern} ${entry.term}`, entry]));
  return [...entries, ...added].filter((entry) => last.get(`${entry.pattern} ${entry.term}`) === entry);
}
