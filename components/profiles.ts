import type { TextKey } from '../lib/language/message.ts';

/** As the options and the popup offer them: the name of each, and what it replaces and keeps. */
export const PROFILES = [
  ['balanced', 'profileBalanced', 'profileBalancedMeans'],
  ['strict', 'profileStrict', 'profileStrictMeans'],
  ['names-only', 'profileNamesOnly', 'profileNamesOnlyMeans'],
  ['preempt', 'profilePreempt', 'profilePreemptMeans'],
  ['translate', 'profileTranslate', 'profileTranslateMeans'],
  ['custom', 'profileCustom', 'profileCustomMeans'],
] as const satisfies readonly (readonly [string, TextKey, TextKey])[];
