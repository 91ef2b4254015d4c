// Searches a text for many needles in one pass. A rolling hash of the last four letters is compared with the hash of each needle's first four; only
// on a match is the needle compared.
export const MIN_NEEDLE_LENGTH = 4;

const TABLE_BITS = 16;
const TABLE_MASK = (1 << TABLE_BITS) - 1;

const rollHash = (hash: number, code: number) =>
  ((hash << (TABLE_BITS / MIN_NEEDLE_LENGTH)) ^ code ^ (code << 7)) & TABLE_MASK;

function hashOf(needle: Uint16Array): number {
  let hash = 0;
  for (let i = 0; i < MIN_NEEDLE_LENGTH; i += 1) hash = rollHash(hash, needle[i] ?? 0);
  return hash;
}

interface Scanner {
  /** Calls `found` at each position of each needle until it returns true for that needle. */
  scan(codes: Uint16Array, length: number, found: (needle: number, at: number) => boolean): void;
}

const codesOf = (text: string): Uint16Array => {
  const codes = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i += 1) codes[i] = text.charCodeAt(i);
  return codes;
};

function standsAt(needle: Uint16Array, codes: Uint16Array, at: number): boolean {
  for (let i = 0; i < needle.length; i += 1) if (codes[at + i] !== needle[i]) return false;
  return true;
}

/** Needles shorter than four code units are not searched for. */
export function scannerFor(texts: readonly string[]): Scanner {
  const needles = texts.map(codesOf);
  const isLong = (needle: Uint16Array) => needle.length >= MIN_NEEDLE_LENGTH;
  if (!needles.some(isLong)) return { scan: () => undefined };
  const isStart = new Uint8Array(TABLE_MASK + 1);
  const starting = new Map<number, number[]>();
  needles.forEach((needle, i) => {
    if (!isLong(needle)) return;
    const hash = hashOf(needle);
    isStart[hash] = 1;
    const others = starting.get(hash);
    if (others) others.push(i);
    else starting.set(hash, [i]);
  });

  return {
    scan(codes, length, found) {
      let done: Set<number> | undefined;
      let hash = 0;
      for (let end = 0; end < length; end += 1) {
        hash = rollHash(hash, codes[end] as number);
        if (isStart[hash] === 0) continue;
        const at = end - MIN_NEEDLE_LENGTH + 1;
        if (at < 0) continue;
        for (const i of starting.get(hash) ?? []) {
          const needle = needles[i];
          if (!needle || at + needle.length > length || !standsAt(needle, codes, at) || done?.has(i)) continue;
          if (found(i, at)) done = (done ?? new Set()).add(i);
        }
      }
    },
  };
}
