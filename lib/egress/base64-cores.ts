// An original as it stands in Base64, at each of the three places that it can have in a group of three bytes.
import type { SearchTerm } from './search-term.ts';

const SHORTEST_BASE64 = 5;
const utf8 = new TextEncoder();

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The Base64 letters that depend on the needle alone, for each of its three possible offsets in a group of three bytes. */
function coresOf(needle: string): readonly string[] {
  const bytes = utf8.encode(needle);
  return [0, 1, 2].flatMap((offset) => {
    const shifted = new Uint8Array(offset + bytes.length);
    shifted.set(bytes, offset);
    const core = base64Of(shifted).slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
    if (core.length < SHORTEST_BASE64) return [];
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

export const base64Cores = ({ needle, isExact }: SearchTerm): readonly string[] => [
  ...new Set([needle, needle.toUpperCase(), ...(isExact ? [] : [needle.toLowerCase()])].flatMap(coresOf)),
];
