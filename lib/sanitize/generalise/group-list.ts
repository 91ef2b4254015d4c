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

/** Finds the phrases of a name's group. The index is built at the first call. @param keyOf gives equal keys for different spellings of one name */
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
