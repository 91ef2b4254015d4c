// Finds the long runs of an alphabet in a text without reading all of it.

/** For each ASCII code, 1 if it belongs to the alphabet. */
type Alphabet = Uint8Array;

const has = (alphabet: Alphabet, text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code < 128 && alphabet[code] === 1;
};

export function endOfRun(text: string, start: number, alphabet: Alphabet): number {
  let end = start;
  while (end < text.length && has(alphabet, text, end)) end += 1;
  return end;
}

/**
 * Calls `found` for each run of at least `least` letters; `found` returns where to continue. Such a run covers at least one of the places that are
 * `least` letters apart, so the search reads only these places and the letters around them.
 */
export function findRuns(
  text: string,
  alphabet: Alphabet,
  least: number,
  found: (start: number, end: number) => number,
): void {
  let from = 0;
  for (let at = least - 1; at < text.length; at = from + least - 1) {
    if (!has(alphabet, text, at)) {
      from = at + 1;
      continue;
    }
    let start = at;
    while (start > from && has(alphabet, text, start - 1)) start -= 1;
    const end = endOfRun(text, at + 1, alphabet);
    from = end - start >= least ? found(start, end) : end;
  }
}
