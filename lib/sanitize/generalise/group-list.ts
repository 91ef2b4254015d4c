// Groups of facts with the names of their members.
import type { Phrases } from './phrase.ts';

export interface Group {
  readonly phrases: Phrases;
  /** Names of the members, separated by white space; an underscore stands for a space. */
  readonly names: string;
}

export const namesIn = (list: string): readonly string[] =>
  list
    .split(/\s+/u)
    .filter((name) => name !== '')
    .map((name) => name.replaceAll('_', ' '));

/**
 * Returns a function that looks up the group a name belongs to and gives the phrases that can replace the name. It takes `keyOf(name)`, not the
 * name. The index is built at its first call. @param keyOf gives the same key for all spellings of a name
 */
export function groupFinder(
  groups: readonly Group[],
  keyOf: (name: string) => string,
): (key: string) => Phrases | undefined {
  let byKey: ReadonlyMap<string, Phrases> | undefined;
  return (key) => {
    byKey ??= new Map(
      groups.flatMap(({ phrases, names }) => namesIn(names).map((name) => [keyOf(name), phrases] as const)),
    );
    return byKey.get(key);
  };
}

export const sizeOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { names }) => sum + namesIn(names).length, 0);
