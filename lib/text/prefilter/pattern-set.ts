// Sets of patterns, few of which can match in any one text. Reading the requirements of all rules from their sources takes a tenth of a second,
// so the build stores them (scripts/built-requirements.ts). A requirement that was not built, or was built from another pattern, is read at
// its first use.
import { BUILT_REQUIREMENTS } from './built-requirements.ts';
import { requirementOfPattern } from './pattern-reader.ts';
import { type Prefilter, prefilterOf } from './prefilter.ts';
import type { Requirement } from './requirement.ts';

/** A hash of the pattern, and its requirement; `null` stands for a match without limit. */
export type BuiltRequirement = readonly [
  hash: number,
  longest: number | null,
  isDigit: 0 | 1,
  scripts: number,
  anyOf?: readonly string[],
];

/** By the name of the set. */
const sets = new Map<string, readonly RegExp[]>();

/** Two sets of one file may share a name; the second gets another. */
const freeName = (name: string): string => (sets.has(name) ? freeName(`${name}+`) : name);

/** Tells one pattern from another. A browser's source may escape a slash that ours does not. */
function hashOf({ source, flags }: RegExp): number {
  let hash = 0;
  for (const part of [source.replaceAll('\\/', '/'), flags])
    for (let at = 0; at < part.length; at += 1) hash = (Math.imul(hash, 31) + part.charCodeAt(at)) | 0;
  return hash;
}

function requirementIn(built: BuiltRequirement | undefined, pattern: RegExp): Requirement {
  if (!built || built[0] !== hashOf(pattern)) return requirementOfPattern(pattern);
  const [, longest, isDigit, scripts, anyOf] = built;
  const kinds = { isDigit: isDigit === 1, scripts };
  return { kinds, longest: longest ?? Number.POSITIVE_INFINITY, ...(anyOf ? { anyOf } : {}) };
}

/** Returns a function from a place among `patterns` to the prefilter of the pattern. */
export function prefiltersOf(name: string, patterns: readonly RegExp[]): (at: number) => Prefilter {
  const key = freeName(name);
  sets.set(key, patterns);
  const prefilters: (Prefilter | undefined)[] = [];
  return (at) => {
    const pattern = patterns[at] ?? /(?:)/;
    const prefilter = prefilters[at] ?? prefilterOf(requirementIn(BUILT_REQUIREMENTS[key]?.[at], pattern));
    prefilters[at] = prefilter;
    return prefilter;
  };
}

function builtFrom(pattern: RegExp): BuiltRequirement {
  const { kinds, longest, anyOf } = requirementOfPattern(pattern);
  const most = Number.isFinite(longest) ? longest : null;
  const head = [hashOf(pattern), most, kinds.isDigit ? 1 : 0, kinds.scripts] as const;
  return anyOf ? [...head, anyOf] : head;
}

/** For the build: the requirements of all sets that were made. */
export const requirementsToBuild = (): Readonly<Record<string, readonly BuiltRequirement[]>> =>
  Object.fromEntries(Array.from(sets, ([name, patterns]) => [name, patterns.map(builtFrom)]));
