// Tells encoded data from words: a short name stands in a megabyte of Base64 by chance.

/** Includes the space: in a decoded form field, each "+" of Base64 has become one. */
const ENCODED = /[A-Za-z0-9+/_= -]/;
const LOOKS_AT = 32;
const SHORTEST_RUN = 24;
/** In encoded data, every second letter or digit is of another kind than the one before; in words, addresses and identifiers few are. */
const CHANGES_AT_LEAST = 0.35;

function kindOf(code: number): number {
  if (code >= 97) return 1;
  if (code >= 65 && code <= 90) return 2;
  return code >= 48 && code <= 57 ? 3 : 0;
}

function runOf(source: string, at: number, step: 1 | -1): string {
  let end = at;
  while (Math.abs(end - at) < LOOKS_AT && end >= 0 && end < source.length && ENCODED.test(source.charAt(end)))
    end += step;
  return step === 1 ? source.slice(at, end) : source.slice(end + 1, at + 1);
}

/** Whether the text from `start` to `end` stands in a run of encoded data. */
export function isInEncodedRun(source: string, start: number, end: number): boolean {
  const around = [runOf(source, start - 1, -1), runOf(source, end, 1)];
  let changes = 0;
  let length = 0;
  for (const run of around) {
    length += run.length;
    for (let i = 1; i < run.length; i += 1) {
      const [before, now] = [kindOf(run.charCodeAt(i - 1)), kindOf(run.charCodeAt(i))];
      if (before !== 0 && now !== 0 && before !== now) changes += 1;
    }
  }
  return length >= SHORTEST_RUN && changes >= CHANGES_AT_LEAST * length;
}
