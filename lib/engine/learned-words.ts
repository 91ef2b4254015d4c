// Dictionary entries that were learned from clicks: a word that the person called not sensitive, or wants protected always. Such an entry
// works in every later prompt as the click did: on whole mentions, and never by cutting a longer name.

import type { DictionaryEntry } from '../detect/dictionary.ts';
import { said } from '../language/message.ts';
import type { LearnRequest, RiskOverride } from './protocol.ts';
import { RequestError } from './settings.ts';

const isFor = (entry: DictionaryEntry, text: string): boolean =>
  !entry.pattern && entry.term.trim().toLowerCase() === text.trim().toLowerCase();

export function dictionaryEntriesFor(entries: readonly DictionaryEntry[], text: string): readonly DictionaryEntry[] {
  return entries.filter((entry) => isFor(entry, text));
}

/** `entries` with its entries for `text` replaced by `those`. */
export function withDictionaryEntriesFor(
  entries: readonly DictionaryEntry[],
  text: string,
  those: readonly DictionaryEntry[],
): readonly DictionaryEntry[] {
  return [...entries.filter((entry) => !isFor(entry, text)), ...those];
}

/** Adds the learned word; it replaces earlier entries for the same word. @throws RequestError for a blank text. */
export function withLearnedWord(
  entries: readonly DictionaryEntry[],
  { text, type, risk }: LearnRequest,
): readonly DictionaryEntry[] {
  if (text.trim() === '') throw new RequestError(said('learnedWordEmpty'));
  const entry = { term: text.trim(), pattern: false, type, risk, caseSensitive: false, learned: true } as const;
  return withDictionaryEntriesFor(entries, text, [entry]);
}

export function riskOverridesFromLearnedWords(entries: readonly DictionaryEntry[]): readonly RiskOverride[] {
  return entries.flatMap(({ term, type, risk, learned }) => (learned ? [{ text: term, risk, learned: type }] : []));
}
