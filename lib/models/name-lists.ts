// Lists of names as Bloom filters (made by models/training/name_lists.py). They help the detector with names that its vocabulary has only in
// pieces. About one in fifty words is taken for a listed one by mistake.
import { said } from '../language/message.ts';
import { ModelError } from './errors.ts';
import type { ModelContent } from './manifest.ts';

export const NAME_LISTS_FILE = 'names.bin';

/** Gives one bit for each list that holds the word: 1 given names, 2 family names, 4 places, 8 names that are mostly ordinary words. */
export type ListBitsOfWord = (word: string) => number;

/** Keeps the bits of the first three lists, with which the network was trained. */
export const bitsReadByModel = (lists: number): number => lists & 7;
export const isListedName = (lists: number): boolean => (lists & 3) !== 0 && (lists & 8) === 0;

interface BloomFilter {
  readonly bits: number;
  readonly bytes: Uint8Array;
}

const HASHES_PER_WORD = 6;
const LISTABLE_WORD = /^\p{L}{3,}$/u;
const OFFSETS = [0x811c9dc5, 0x9747b28c] as const;
const FNV_PRIME = 0x01000193;
const utf8 = new TextEncoder();

function fnv1a(data: Uint8Array, offset: number): number {
  let hash = offset;
  for (const byte of data) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return hash >>> 0;
}

/** Combines two hashes into as many as the filter needs (Kirsch and Mitzenmacher 2006). */
function filterContains({ bits, bytes }: BloomFilter, first: number, second: number): boolean {
  for (let i = 0; i < HASHES_PER_WORD; i += 1) {
    const at = (first + i * second) % bits;
    if (!(((bytes[at >>> 3] ?? 0) >>> (at & 7)) & 1)) return false;
  }
  return true;
}

function filtersIn(content: Uint8Array): BloomFilter[] {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const count = view.getUint32(0, true);
  const filters: BloomFilter[] = [];
  let at = 4 * (count + 1);
  for (let i = 0; i < count; i += 1) {
    const bits = view.getUint32(4 * (i + 1), true);
    filters.push({ bits, bytes: content.subarray(at, at + bits / 8) });
    at += bits / 8;
  }
  if (at !== content.byteLength) throw new RangeError('The lists are not as long as they say.');
  return filters;
}

/** @throws ModelError if the content has not the expected form */
export function readNameLists(content: Uint8Array): ListBitsOfWord {
  let filters: readonly BloomFilter[];
  try {
    filters = filtersIn(content);
  } catch (error) {
    throw new ModelError(said('nameListsUnreadable'), { cause: error });
  }
  return (word) => {
    if (!LISTABLE_WORD.test(word)) return 0;
    const data = utf8.encode(word.toLowerCase().normalize('NFC'));
    const [first, second] = [fnv1a(data, OFFSETS[0]), (fnv1a(data, OFFSETS[1]) | 1) >>> 0];
    return filters.reduce((held, filter, list) => held | (filterContains(filter, first, second) ? 1 << list : 0), 0);
  };
}

/** The name lists among a model's files, if it has any. @throws ModelError if they cannot be read */
export function nameListsOfModel(files: ModelContent): { readonly listBitsOf?: ListBitsOfWord } {
  const content = files.get(NAME_LISTS_FILE);
  return content ? { listBitsOf: readNameLists(content) } : {};
}
