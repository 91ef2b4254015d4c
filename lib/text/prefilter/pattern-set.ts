// Sets of patterns, few of which can match in any one text. Reading the requirements of all rules from their sources takes a tenth of a second,
// so the build stores them (scripts/built-requirements.ts). A requirement that was not built, or was built from another pattern, is read at
// its first use.
import { BUILT_REQUIREMENTS } from './built-requirements.ts';
import { requirementOfPattern } from './pattern-reader.ts';
import { mayMatch, type Prefilter, prefilterOf, type TextSigns } from './prefilter.ts';
import type { Requirement } from './requirement.ts';

/** The length of the pattern's source, whether a digit is required, bits of scripts, and strings one of which is required, if any are. */
export type BuiltRequirement = readonly [length: number, isDigit: 0 | 1, scripts: number, anyOf?: readonly string[]];

/** By the name of the set. */
const sets = new Map<string, readonly RegExp[]>();

/** Two sets of one file may share a name; the second gets another. */
const freeName = (name: string): string => (sets.has(name) ? freeName(`${name}+`) : name);

/** A browser's source may escape a slash that ours does not. */
const lengthOf = ({ source }: RegExp): number => source.replaceAll('\\/', '/').length;

function requirementIn(built: BuiltRequirement | undefined, pattern: RegExp): Requirement {
  if (!built || built[0] !== lengthOf(pattern)) return requirementOfPattern(pattern);
  const [, isDigit, scripts, anyOf] = built;
  return { kinds: { isDigit: isDigit === 1, scripts }, ...(anyOf ? { anyOf } : {}) };
}

/** Tells for each place among `patterns` whether the pattern may match in a text with the signs: false only if it matches nowhere in it. */
export function patternSet(name: string, patterns: readonly RegExp[]): (at: number, signs: TextSigns) => boolean {
  const key = freeName(name);
  sets.set(key, patterns);
  const prefilters: (Prefilter | undefined)[] = [];
  return (at, signs) => {
    const pattern = patterns[at];
    if (!pattern) return false;
    const prefilter = prefilters[at] ?? prefilterOf(requirementIn(BUILT_REQUIREMENTS[key]?.[at], pattern));
    prefilters[at] = prefilter;
    return mayMatch(prefilter, signs);
  };
}

function builtFrom(pattern: RegExp): BuiltRequirement {
  const { kinds, anyOf } = requirementOfPattern(pattern);
  const head = [lengthOf(pattern), kinds.isDigit ? 1 : 0, kinds.scripts] as const;
  return anyOf ? [...head, anyOf] : head;
}

/** For the build: the requirements of all sets that were made. */
export const requirementsToBuild = (): Readonly<Record<string, readonly BuiltRequirement[]>> =>
  Object.fromEntries(Array.from(sets, ([name, patterns]) => [name, patterns.map(builtFrom)]));
