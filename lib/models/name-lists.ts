// Which words stand in lists of names, as Bloom filters (made by models/training/name_lists.py): they tell the detector something of
// names that its vocabulary has only in pieces. A word is taken for a listed one by mistake about once in fifty times.
import { said } from '../language/message.ts';
import { ModelError } from './errors.ts';
import type { ModelContent } from './manifest.ts';

export const NAME_LISTS_FILE = 'names.bin';

/** One bit for each list that holds the word: 1 given names, 2 family names, 4 places, 8 names that are mostly ordinary words. */
export type ListsOf = (word: string) => number;

/** The network was taught with the first three. */
export const readByModel = (lists: number): number => lists & 7;
export const isListedName = (lists: number): boolean => (lists & 3) !== 0 && (lists & 8) === 0;

interface Filter {
  readonly bits: number;
  readonly bytes: Uint8Array;
}

const HASHES = 6;
const ASKED = /^\p{L}{3,}$/u;
const OFFSETS = [0x811c9dc5, 0x9747b28c] as const;
const FNV_PRIME = 0x01000193;
const utf8 = new TextEncoder();

function fnv1a(data: Uint8Array, offset: number): number {
  let hash = offset;
  for (const byte of data) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return hash >>> 0;
}

/** Kirsch and Mitzenmacher 2006: two hashes make as many as are needed. */
function holds({ bits, bytes }: Filter, first: number, second: number): boolean {
  for (let i = 0; i < HASHES; i += 1) {
    const at = (first + i * second) % bits;
    if (!(((bytes[at >>> 3] ?? 0) >>> (at & 7)) & 1)) return false;
  }
  return true;
}

function filtersIn(content: Uint8Array): Filter[] {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const count = view.getUint32(0, true);
  const filters: Filter[] = [];
  let at = 4 * (count + 1);
  for (let i = 0; i < count; i += 1) {
    const bits = view.getUint32(4 * (i + 1), true);
    filters.push({ bits, bytes: content.subarray(at, at + bits / 8) });
    at += bits / 8;
  }
  if (at !== content.byteLength) throw new RangeError('The lists are not as long as they say.');
  return filters;
}

/** Throws a ModelError where the content is not of the known form. */
export function nameLists(content: Uint8Array): ListsOf {
  let filters: readonly Filter[];
  try {
    filters = filtersIn(content);
  } catch (error) {
    throw new ModelError(said('nameListsUnreadable'), { cause: error });
  }
  return (word) => {
    if (!ASKED.test(word)) return 0;
    const data = utf8.encode(word.toLowerCase().normalize('NFC'));
    const [first, second] = [fnv1a(data, OFFSETS[0]), (fnv1a(data, OFFSETS[1]) | 1) >>> 0];
    return filters.reduce((held, filter, list) => held | (holds(filter, first, second) ? 1 << list : 0), 0);
  };
}

/** Of a model that brings lists along. Throws a ModelError where they cannot be read. */
export function listsIn(files: ModelContent): { readonly listsOf?: ListsOf } {
  const content = files.get(NAME_LISTS_FILE);
  return content ? { listsOf: nameLists(content) } : {};
}
