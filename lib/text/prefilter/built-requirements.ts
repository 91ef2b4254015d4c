import type { BuiltRequirement } from './pattern-set.ts';

/** By the name of a set of patterns. Empty outside the extension, whose build fills it in (scripts/built-requirements.ts). */
export const BUILT_REQUIREMENTS: Readonly<Record<string, readonly BuiltRequirement[]>> = {};
