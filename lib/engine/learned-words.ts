// Dictionary entries that were learned from clicks: a word that the person called not sensitive, or wants protected always. Such an entry
// works in every later prompt as the click did: on whole mentions, and never by cutting a longer name. A click in a page applies on its
// site only, because the site may have made it: a site that controls its process speaks as our content script.

import type { DictionaryEntry } from '../detect/dictionary.ts';
import { said } from '../language/message.ts';
import type { LearnRequest, RiskOverride } from './protocol.ts';
import { RequestError } from './settings.ts';

const isFor = (entry: DictionaryEntry, text: string): boolean =>
  !entry.pattern && !entry.detail && entry.term.trim().toLowerCase() === text.trim().toLowerCase();

/** True if a decision on `site` replaces the entry. A decision that applies everywhere (`site` undefined) replaces those of all sites. */
const isReplacedBy = (entry: DictionaryEntry, text: string, site: string | undefined): boolean =>
  isFor(entry, text) && (site === undefined || entry.site === site);

export function dictionaryEntriesFor(
  entries: readonly DictionaryEntry[],
  text: string,
  site?: string,
): readonly DictionaryEntry[] {
  return entries.filter((entry) => isReplacedBy(entry, text, site));
}

/** `entries` with its entries for `text` replaced by `those`. */
export function withDictionaryEntriesFor(
  entries: readonly DictionaryEntry[],
  text: string,
  those: readonly DictionaryEntry[],
  site?: string,
): readonly DictionaryEntry[] {
  return [...entries.filter((entry) => !isReplacedBy(entry, text, site)), ...those];
}

/** Adds the learned word; it replaces earlier entries for the same word. @throws RequestError for a blank text. */
export function withLearnedWord(
  entries: readonly DictionaryEntry[],
  { text, type, risk }: LearnRequest,
  site?: string,
): readonly DictionaryEntry[] {
  if (text.trim() === '') throw new RequestError(said('learnedWordEmpty'));
  const learned = { term: text.trim(), pattern: false, type, risk, caseSensitive: false, learned: true } as const;
  const entry = site === undefined ? learned : { ...learned, site };
  return withDictionaryEntriesFor(entries, text, [entry], site);
}

/** The entries that apply on a site. Those of the site come last: of two entries for a word, the later wins. */
export function dictionaryEntriesOnSite(
  entries: readonly DictionaryEntry[],
  site: string | undefined,
): readonly DictionaryEntry[] {
  const everywhere = entries.filter((entry) => entry.site === undefined);
  return site === undefined ? everywhere : [...everywhere, ...entries.filter((entry) => entry.site === site)];
}

export function riskOverridesFromLearnedWords(entries: readonly DictionaryEntry[]): readonly RiskOverride[] {
  return entries.flatMap(({ term, type, risk, learned }) => (learned ? [{ text: term, risk, learned: type }] : []));
}
