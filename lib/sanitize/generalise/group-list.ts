// Groups of facts with the names of their members.
import type { PhraseByLanguage } from './phrase.ts';

export interface NameGroup {
  readonly phrases: PhraseByLanguage;
  /** Names of the members, separated by white space; an underscore stands for a space. */
  readonly names: string;
}

export const groupNamesIn = (list: string): readonly string[] =>
  list
    .split(/\s+/u)
    .filter((name) => name !== '')
    .map((name) => name.replaceAll('_', ' '));

/**
 * Returns a function that looks up the group a name belongs to and gives the phrases that can replace the name. It takes `keyOf(name)`, not the
 * name. The index is built at its first call. @param keyOf gives the same key for all spellings of a name
 */
export function groupFinder(
  groups: readonly NameGroup[],
  keyOf: (name: string) => string,
): (key: string) => PhraseByLanguage | undefined {
  let byKey: ReadonlyMap<string, PhraseByLanguage> | undefined;
  return (key) => {
    byKey ??= new Map(
      groups.flatMap(({ phrases, names }) => groupNamesIn(names).map((name) => [keyOf(name), phrases] as const)),
    );
    return byKey.get(key);
  };
}

export const countNamesOf = (groups: readonly NameGroup[]): number =>
  groups.reduce((sum, { names }) => sum + groupNamesIn(names).length, 0);
