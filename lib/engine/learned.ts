// What clicks taught: a word that the person called not sensitive, or wants protected always, is an entry of the dictionary
// marked as learned. It works as a click does in every prompt to come: on mentions as a whole, never by halving a longer name.

import type { DictionaryEntry } from '../detect/dictionary.ts';
import { said } from '../language/message.ts';
import type { LearnRequest, RiskOverride } from './protocol.ts';
import { RequestError } from './settings.ts';

const isFor = (entry: DictionaryEntry, text: string): boolean =>
  !entry.pattern && entry.term.trim().toLowerCase() === text.trim().toLowerCase();

export function entriesFor(entries: readonly DictionaryEntry[], text: string): readonly DictionaryEntry[] {
  return entries.filter((entry) => isFor(entry, text));
}

/** `entries` with `those` in place of what it has for `text`. */
export function withEntriesFor(
  entries: readonly DictionaryEntry[],
  text: string,
  those: readonly DictionaryEntry[],
): readonly DictionaryEntry[] {
  return [...entries.filter((entry) => !isFor(entry, text)), ...those];
}

/** The latest decision about a word is the one that holds. @throws RequestError for a blank text. */
export function withLearned(
  entries: readonly DictionaryEntry[],
  { text, type, risk }: LearnRequest,
): readonly DictionaryEntry[] {
  if (text.trim() === '') throw new RequestError(said('learnedWordEmpty'));
  const entry = { term: text.trim(), pattern: false, type, risk, caseSensitive: false, learned: true } as const;
  return withEntriesFor(entries, text, [entry]);
}

export function learnedOverrides(entries: readonly DictionaryEntry[]): readonly RiskOverride[] {
  return entries.flatMap(({ term, type, risk, learned }) => (learned ? [{ text: term, risk, learned: type }] : []));
}
