// Decides without a search that a regular expression cannot match in a text, so that most patterns of other languages are neither made nor
// run. It is the filter of RE2 and of code search: strings one of which each match holds, looked for by the three characters that they begin with.

import { type CharacterKinds, hasKinds, kindsIn } from './character-kinds.ts';
import { foldedText } from './folded-text.ts';
import type { Requirement } from './requirement.ts';

const HASHES = 1 << 16;
/** How many characters at the beginning of a string are hashed, if it has as many. */
const HASHED_CHARACTERS = 3;

const hashOf = (first: number, second: number, third: number): number =>
  (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35)) >>> 16;

export interface TextIndex {
  readonly folded: string;
  readonly kinds: CharacterKinds;
  /** For the hash of each one, two and three neighbouring characters, whether they stand in the text. */
  readonly beginnings: Uint8Array;
}

export function textIndexOf(text: string): TextIndex {
  const folded = foldedText(text);
  const beginnings = new Uint8Array(HASHES);
  let [second, third] = [0, 0];
  for (let at = folded.length - 1; at >= 0; at -= 1) {
    const first = folded.charCodeAt(at);
    beginnings[hashOf(first, 0, 0)] = 1;
    beginnings[hashOf(first, second, 0)] = 1;
    beginnings[hashOf(first, second, third)] = 1;
    third = second;
    second = first;
  }
  return { folded, kinds: kindsIn(text), beginnings };
}

/** A requirement in the form in which texts are asked. */
export interface Prefilter extends Requirement {
  /** The hash of the beginning of each string. */
  readonly beginnings: Uint16Array;
}

const unitAt = (text: string, at: number): number => (at < text.length ? text.charCodeAt(at) : 0);

const hashOfBeginning = (text: string): number => hashOf(unitAt(text, 0), unitAt(text, 1), unitAt(text, 2));

export const prefilterOf = (requirement: Requirement): Prefilter => ({
  ...requirement,
  beginnings: Uint16Array.from(requirement.anyOf ?? [], hashOfBeginning),
});

/** In a longer text most beginnings stand, and looking for the whole strings would cost more than the pattern. */
const LONG_TEXT = 20_000;

function holdsOneOf({ folded, beginnings: standing }: TextIndex, wanted: readonly string[], beginnings: Uint16Array) {
  for (let at = 0; at < beginnings.length; at += 1) {
    if (standing[beginnings[at] ?? 0] === 0) continue;
    const string = wanted[at] ?? '';
    if (string.length <= HASHED_CHARACTERS || folded.length > LONG_TEXT || folded.includes(string)) return true;
  }
  return false;
}

/** False only if the pattern whose prefilter this is matches nowhere in a text with these characters. */
export function mayMatch({ kinds, anyOf, beginnings }: Prefilter, held: TextIndex): boolean {
  return hasKinds(held.kinds, kinds) && (anyOf === undefined || holdsOneOf(held, anyOf, beginnings));
}
