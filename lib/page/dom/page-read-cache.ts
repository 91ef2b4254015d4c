// Caches answers about elements during one examination of the page, which asks the same about the same elements several times; each answer
// costs milliseconds. The page cannot change meanwhile; afterwards the cache is emptied.

let lookCache: Map<unknown, Map<object, unknown>> | undefined;

/** Runs an examination that changes nothing in the page, with the cache on. */
export function withPageReadCache<T>(look: () => T): T {
  if (lookCache) return look();
  lookCache = new Map();
  try {
    return look();
  } finally {
    lookCache = undefined;
  }
}

/** Caches the answer for each key inside `withPageReadCache`; outside of it, nothing is cached. */
export function cachedPerPageRead<K extends object, V>(ask: (key: K) => V): (key: K) => V {
  return (key) => {
    if (!lookCache) return ask(key);
    const answers = lookCache.get(ask) ?? new Map<object, unknown>();
    lookCache.set(ask, answers);
    if (!answers.has(key)) answers.set(key, ask(key));
    return answers.get(key) as V;
  };
}
