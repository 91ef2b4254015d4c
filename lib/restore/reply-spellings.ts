// Other spellings of what a reply says, in which its surrogates are looked up too.
import { normaliseCharacters } from '../text/normalise-characters.ts';
import { spelledWords } from './spelled-names.ts';

/** So many user names of a reply are taken apart. */
const MAX_JOINED_NAMES = 50;
const SHORTEST_JOINED = 3;

/** The words that may be joined in a user name or tag: all beginnings and ends of "annaweber" in "@annaweber". */
function* partsOfJoinedNames(reply: string): Generator<string> {
  let left = MAX_JOINED_NAMES;
  for (const [, name = ''] of reply.matchAll(/[@#](\p{L}{6,40})/gu)) {
    if (left-- <= 0) return;
    for (let cut = SHORTEST_JOINED; cut <= name.length - SHORTEST_JOINED; cut += 1)
      yield* [name.slice(0, cut), name.slice(cut)];
  }
}

/**
 * Other spellings of names that are looked up: words without a final "s" or "es", the parts of joined names, words split by a line break, and
 * words that are spelled letter by letter.
 */
export function otherNameSpellings(reply: string): string {
  const found = new Set<string>();
  for (const [word] of reply.matchAll(/\p{L}{2,40}/gu)) {
    if (/s$/i.test(word)) found.add(word.slice(0, -1));
    if (/es$/i.test(word)) found.add(word.slice(0, -2));
    if (/\p{Ll}\p{Lu}/u.test(word)) for (const [hump] of word.matchAll(/\p{Lu}?\p{Ll}+/gu)) found.add(hump);
  }
  for (const part of partsOfJoinedNames(reply)) found.add(part).add(part.charAt(0).toUpperCase() + part.slice(1));
  for (const [, head = '', tail = ''] of reply.matchAll(/(\p{L}{2,20})-\n\s*(\p{Ll}{2,20})/gu)) found.add(head + tail);
  for (const word of spelledWords(reply)) found.add(word);
  return [...found].join('\n');
}

/** A number with thousands separators, each the same: "6,411,059", "6.411.059", "6'411'059", "6 411 059". */
const WITH_THOUSANDS = /(?<![\d.,'])\d{1,3}([,.' ])\d{3}(?:\1\d{3}){0,5}(?!\d)/g;
/** A code whose last character stands in brackets: "A123456(3)", "CSQU305438 (3)". */
const WITH_CHECK_CHARACTER = /[A-Za-z\d][A-Za-z\d./-]{2,40} ?\([A-Za-z\d]\)/g;

/** Numbers and codes of the reply in ASCII and without their separators, as codecs read them. */
export function otherNumberSpellings(reply: string): string {
  const plain = normaliseCharacters(reply);
  const found = [WITH_THOUSANDS, WITH_CHECK_CHARACTER].flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(([written]) => written.replace(/[^A-Za-z\d]/g, '')),
  );
  return [...(plain === reply ? [] : [plain]), ...new Set(found)].join('\n');
}
