// Values that are made when they are first asked for. The engine's modules are loaded at each of its starts, long before a text needs their
// tables and patterns, and most texts need few of them.

/** Calls `make` at the first call, and returns the same value from then on. */
export function once<T>(make: () => T): () => T {
  let made: readonly [T] | undefined;
  return () => {
    made ??= [make()];
    return made[0];
  };
}

export type WordSet = Pick<ReadonlySet<string>, 'has'>;

/** A set of words that is made at the first look-up. */
export function wordSet(words: () => Iterable<string>): WordSet {
  const set = once(() => new Set(words()));
  return { has: (word) => set().has(word) };
}
