// Measures how alike the spellings of two words are.

/**
 * Optimal string alignment distance: the fewest insertions, deletions, substitutions and swaps of adjacent letters, where no letter is
 * edited twice (Damerau 1964). If the distance exceeds `most`, the search stops early and returns a number above `most`.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoBack: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (twoBack[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    twoBack = before;
    before = row;
  }
  return before[b.length] ?? 0;
}

/** 1 for equal words, 0 for words with nothing in common: one minus the distance over the longer length. */
export function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
}

/** Whether `likeness(a, b)` is at least `threshold`; faster than computing it. */
export function isLikenessAtLeast(a: string, b: string, threshold: number): boolean {
  const longest = Math.max(a.length, b.length);
  // The small term guards against rounding: ten letters at 0.7 must allow three edits.
  const most = Math.floor(longest * (1 - threshold) + 1e-9);
  return editDistance(a, b, most) <= most;
}
