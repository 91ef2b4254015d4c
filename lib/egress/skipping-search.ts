// Finds which of many needles a long text contains, without reading all of it (Wu and Manber 1994): a table says for each three letters how far the
// search may skip, which is far if no needle contains them.
import { MIN_NEEDLE_LENGTH } from './scanner.ts';

const BLOCK_LENGTH = 3;
const TABLE_MASK = 0xffff;
const MAX_SKIP = 255;

const blockHash = (text: string, end: number) =>
  ((text.charCodeAt(end - 2) << 10) ^ (text.charCodeAt(end - 1) << 5) ^ text.charCodeAt(end)) & TABLE_MASK;

/** Calls `found` at each place of each needle, until it returns true. */
type SkippingSearch = (text: string, found: (needle: number) => boolean) => void;

/** Needles shorter than four code units are not searched for. */
export function skippingSearchFor(needles: readonly string[]): SkippingSearch {
  const longEnough = needles.flatMap((needle, i) => (needle.length >= MIN_NEEDLE_LENGTH ? [{ needle, i }] : []));
  if (longEnough.length === 0) return () => undefined;
  // The table covers only this many letters of each needle: a longer skip could pass over the shortest one.
  const shortest = Math.min(MAX_SKIP, ...longEnough.map(({ needle }) => needle.length));
  const skips = new Uint8Array(TABLE_MASK + 1).fill(shortest - BLOCK_LENGTH + 1);
  const endingWith = new Map<number, (typeof longEnough)[number][]>();
  for (const one of longEnough) {
    for (let end = BLOCK_LENGTH - 1; end < shortest; end += 1) {
      const hash = blockHash(one.needle, end);
      skips[hash] = Math.min(skips[hash] ?? 0, shortest - 1 - end);
    }
    const last = blockHash(one.needle, shortest - 1);
    endingWith.set(last, [...(endingWith.get(last) ?? []), one]);
  }

  return (text, found) => {
    for (let end = shortest - 1; end < text.length; ) {
      const hash = blockHash(text, end);
      const skip = skips[hash] as number;
      if (skip > 0) {
        end += skip;
        continue;
      }
      for (const { needle, i } of endingWith.get(hash) ?? [])
        if (text.startsWith(needle, end - shortest + 1) && found(i)) return;
      end += 1;
    }
  };
}
