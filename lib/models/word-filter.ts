// Sets of words as Bloom filters, written by models/training. They are small enough to ship, but take some other words for members: one in
// seventy-five in the list of ordinary words.
import { said } from '../language/message.ts';
import { ModelError } from './errors.ts';

/** Here, because the manifest needs no more than this name of the list in `ordinary-words.ts`. */
export const ORDINARY_WORDS_FILE = 'ordinary.bin';

interface BloomFilter {
  readonly bits: number;
  readonly bytes: Uint8Array;
}

/** Two hashes of a word. A filter derives as many further hashes from them as it needs (Kirsch and Mitzenmacher 2006). */
interface WordHashes {
  readonly first: number;
  readonly second: number;
}

const HASHES_PER_WORD = 6;
const OFFSETS = [0x811c9dc5, 0x9747b28c] as const;
const FNV_PRIME = 0x01000193;
const utf8 = new TextEncoder();

function fnv1a(data: Uint8Array, offset: number): number {
  let hash = offset;
  for (const byte of data) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return hash >>> 0;
}

/** The hashes of a word, which do not depend on its case. */
export function hashesOfWord(word: string): WordHashes {
  const data = utf8.encode(word.toLowerCase().normalize('NFC'));
  return { first: fnv1a(data, OFFSETS[0]), second: (fnv1a(data, OFFSETS[1]) | 1) >>> 0 };
}

export function filterContains({ bits, bytes }: BloomFilter, { first, second }: WordHashes): boolean {
  for (let i = 0; i < HASHES_PER_WORD; i += 1) {
    const at = (first + i * second) % bits;
    if (!(((bytes[at >>> 3] ?? 0) >>> (at & 7)) & 1)) return false;
  }
  return true;
}

/**
 * Reads the filters of a file. The file contains, in this order, the number of filters, the size of each in bits, and the bytes of each.
 * @throws RangeError if the file is shorter or longer than these numbers require
 */
export function filtersIn(content: Uint8Array): readonly BloomFilter[] {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const count = view.getUint32(0, true);
  const filters: BloomFilter[] = [];
  let at = 4 * (count + 1);
  for (let i = 0; i < count; i += 1) {
    const bits = view.getUint32(4 * (i + 1), true);
    filters.push({ bits, bytes: content.subarray(at, at + bits / 8) });
    at += bits / 8;
  }
  if (at !== content.byteLength) throw new RangeError('The filters are not as long as they say.');
  return filters;
}

/** The filters of a model's file. @throws ModelError if the content does not have the expected form */
export function readFilters(content: Uint8Array): readonly BloomFilter[] {
  try {
    return filtersIn(content);
  } catch (error) {
    throw new ModelError(said('nameListsUnreadable'), { cause: error });
  }
}
