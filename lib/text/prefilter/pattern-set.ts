// Sets of patterns, few of which can match in any one text. Reading the requirements of all rules from their sources takes a tenth of a second,
// and making the sources from tables as long again, so the build stores the requirements (scripts/built-requirements.ts): the source of a pattern
// that cannot match is never made. Outside the extension a requirement is read at its first use.
import { BUILT_REQUIREMENTS } from './built-requirements.ts';
import { requirementOfPattern } from './pattern-reader.ts';
import { type Prefilter, prefilterOf } from './prefilter.ts';
import type { Requirement } from './requirement.ts';

/** The requirement of a pattern; `null` stands for a match without limit. */
export type BuiltRequirement = readonly [
  longest: number | null,
  isDigit: 0 | 1,
  scripts: number,
  anyOf?: readonly string[],
];

/** By the name of the set. */
const sets = new Map<string, readonly RegExp[]>();

function requirementIn(built: BuiltRequirement | undefined, pattern: RegExp): Requirement {
  if (!built) return requirementOfPattern(pattern);
  const [longest, isDigit, scripts, anyOf] = built;
  const kinds = { isDigit: isDigit === 1, scripts };
  return { kinds, longest: longest ?? Number.POSITIVE_INFINITY, ...(anyOf ? { anyOf } : {}) };
}

/**
 * Returns a function from a place among `patterns` to the prefilter of the pattern. @param name of the set, by which the build knows it
 * @throws Error if another set has the name, because the one would get the requirements of the other
 */
export function prefiltersOf(name: string, patterns: readonly RegExp[]): (at: number) => Prefilter {
  if (sets.has(name)) throw new Error(`patterns: two sets are called ${name}`);
  sets.set(name, patterns);
  const prefilters: (Prefilter | undefined)[] = [];
  return (at) => {
    const pattern = patterns[at] ?? /(?:)/;
    const prefilter = prefilters[at] ?? prefilterOf(requirementIn(BUILT_REQUIREMENTS[name]?.[at], pattern));
    prefilters[at] = prefilter;
    return prefilter;
  };
}

function builtFrom(pattern: RegExp): BuiltRequirement {
  const { kinds, longest, anyOf } = requirementOfPattern(pattern);
  const most = Number.isFinite(longest) ? longest : null;
  const head = [most, kinds.isDigit ? 1 : 0, kinds.scripts] as const;
  return anyOf ? [...head, anyOf] : head;
}

/** For the build: the requirements of all sets that were made. */
export const requirementsToBuild = (): Readonly<Record<string, readonly BuiltRequirement[]>> =>
  Object.fromEntries(Array.from(sets, ([name, patterns]) => [name, patterns.map(builtFrom)]));
