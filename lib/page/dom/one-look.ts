// A look at a long page asks the same things of the same elements several times, and each costs milliseconds. What is asked twice within
// one look is worked out once; the page cannot change meanwhile, and afterwards nothing is remembered.

let remembered: Map<unknown, Map<object, unknown>> | undefined;

/** Runs a look that changes nothing in the page. */
export function oneLook<T>(look: () => T): T {
  if (remembered) return look();
  remembered = new Map();
  try {
    return look();
  } finally {
    remembered = undefined;
  }
}

/** Worked out once for each key in a look, and each time outside of one. */
export function onceALook<K extends object, V>(ask: (key: K) => V): (key: K) => V {
  return (key) => {
    if (!remembered) return ask(key);
    const answers = remembered.get(ask) ?? new Map<object, unknown>();
    remembered.set(ask, answers);
    if (!answers.has(key)) answers.set(key, ask(key));
    return answers.get(key) as V;
  };
}
