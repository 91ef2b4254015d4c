// What a text must hold so that a regular expression can match in it: one of some strings, and kinds of characters such as digits. A requirement
// may ask for too little, never for too much, so a text that does not meet it holds no match.
import { ANY_KIND, bothKinds, type CharacterKinds, eitherKind } from './character-kinds.ts';

export interface Requirement {
  /** The text holds one of these in its folded form; undefined if no strings are known. */
  readonly anyOf?: readonly string[];
  readonly kinds: CharacterKinds;
  /** The most UTF-16 units that a match spans, with what the expression looks at before and after it. */
  readonly longest: number;
}

/** A part of an expression. */
export interface Part extends Requirement {
  /** All strings that the part can match, folded; undefined if they are unknown or too many. */
  readonly exact?: readonly string[];
  /** One letter, digit or space: words and gaps between words are short, whatever the expression allows. */
  readonly isWordCharacter?: true;
}

/** A part that takes no place in the match. */
export const EMPTY: Part = { exact: [''], kinds: ANY_KIND, longest: 0 };
/** Any one character. */
export const UNKNOWN: Part = { kinds: ANY_KIND, longest: 2 };
/** What a group matched, again. */
export const REFERENCE: Part = { kinds: ANY_KIND, longest: Number.POSITIVE_INFINITY };

/** The most strings that a sequence of parts is spelt out to. */
const MOST_SPELT_OUT = 40;
/** Longer strings are not looked for sooner. */
const LONG_ENOUGH = 4;

const shortest = (strings: readonly string[]): number =>
  strings.reduce((least, { length }) => Math.min(least, length), LONG_ENOUGH);

/** Of two conditions the one that fewer texts meet, as far as the length and number of its strings tell. */
function stricter(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  const [length, otherLength] = [one ? shortest(one) : 0, other ? shortest(other) : 0];
  if (length === 0 && otherLength === 0) return undefined;
  if (length !== otherLength) return length > otherLength ? one : other;
  return (other?.length ?? 0) < (one?.length ?? 0) ? other : one;
}

const partOf = (
  { kinds, longest }: Pick<Part, 'kinds' | 'longest'>,
  exact?: readonly string[],
  anyOf?: readonly string[],
): Part => ({
  kinds,
  longest,
  ...(exact ? { exact } : {}),
  ...(anyOf ? { anyOf } : {}),
});

const withoutExact = ({ exact, anyOf, ...part }: Part): Part => partOf(part, undefined, stricter(anyOf, exact));

/** Parts that follow one another. */
export function sequenceOf(parts: readonly Part[]): Part {
  if (parts.length === 1 && parts[0]) return parts[0];
  let run: readonly string[] = [''];
  let anyOf: readonly string[] | undefined;
  let kinds: CharacterKinds = ANY_KIND;
  let isExact = true;
  for (const part of parts) {
    if (part === EMPTY) continue;
    if (part.kinds !== ANY_KIND) kinds = bothKinds(kinds, part.kinds);
    if (part.anyOf) anyOf = stricter(anyOf, part.anyOf);
    const { exact } = part;
    if (exact && run.length * exact.length <= MOST_SPELT_OUT) {
      run = run.length === 1 && run[0] === '' ? exact : run.flatMap((start) => exact.map((end) => start + end));
      continue;
    }
    anyOf = stricter(anyOf, run);
    run = exact ?? [''];
    isExact = false;
  }
  const part = { kinds, longest: parts.reduce((sum, { longest }) => sum + longest, 0) };
  return isExact ? partOf(part, run, anyOf) : partOf(part, undefined, stricter(anyOf, run));
}

/** One of several parts. */
export function eitherOf(branches: readonly Part[]): Part {
  const [first = UNKNOWN, ...others] = branches;
  if (others.length === 0) return first;
  const part = {
    kinds: others.reduce((all, branch) => eitherKind(all, branch.kinds), first.kinds),
    longest: branches.reduce((most, { longest }) => Math.max(most, longest), 0),
  };
  const exact = branches.map((branch) => branch.exact);
  if (exact.every((strings) => strings !== undefined)) return partOf(part, exact.flat());
  const conditions = branches.map((branch) => withoutExact(branch).anyOf);
  return conditions.every((strings) => strings !== undefined)
    ? partOf(part, undefined, conditions.flat())
    : partOf(part);
}

/** A longer word or gap is cut where two blocks of a text over 8,000 characters meet. */
const LONGEST_WORD = 100;
const timesLonger = ({ longest, isWordCharacter }: Part, most: number): number =>
  longest === 0 ? 0 : longest * (isWordCharacter ? Math.min(most, LONGEST_WORD) : most);

/** A part that stands from `least` to `most` times. */
export function repeated(part: Part, least: number, most: number): Part {
  if (least === 1 && most === 1) return part;
  if (least > 0) return { ...withoutExact(part), longest: timesLonger(part, most) };
  const often = { kinds: ANY_KIND, longest: timesLonger(part, most) };
  return most === 1 && part.exact ? partOf(often, ['', ...part.exact]) : partOf(often);
}

/** A part that stands before or after the match. */
export const lookaroundOf = (part: Part): Part => ({ ...withoutExact(part), exact: [''] });

/** Without strings that contain a shorter one of them, which every text with the longer one contains too. */
const withoutLonger = (strings: readonly string[]): readonly string[] =>
  [...new Set(strings)].filter((string, _, all) => !all.some((other) => other !== string && string.includes(other)));

/** The requirement of a whole expression. */
export function requirementOf(whole: Part): Requirement {
  const { kinds, longest, anyOf } = withoutExact(whole);
  return { kinds, longest, ...(anyOf ? { anyOf: withoutLonger(anyOf) } : {}) };
}
