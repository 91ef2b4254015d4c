// Groups of facts: conditions, drugs and countries are replaced by phrases for their group.
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf, wordsUnder } from '../../lexicon/words.ts';
import type { PhraseLanguage } from './phrase.ts';

const phrases = wordsUnder(readData('facts/group-phrases.tsv'));

/** The phrase that replaces the members of a group. */
export const phraseOfGroup = (group: string | undefined, language: PhraseLanguage): string | undefined =>
  group === undefined ? undefined : phrases(`${language} ${group}`)[0];

/**
 * Returns a function that gives the group of a name. It takes `keyOf(name)`, not the name. The index is built at its first call. @param rows
 * of groups and names @param keyOf gives the same key for all spellings of a name
 */
export function groupFinder(rows: string, keyOf: (name: string) => string): (key: string) => string | undefined {
  let byKey: ReadonlyMap<string, string> | undefined;
  return (key) => {
    byKey ??= new Map(cellsOf(rows).map(([group = '', name = '']) => [keyOf(name), group] as const));
    return byKey.get(key);
  };
}
