import type { TextKey } from '../lib/language/message.ts';

/** The profiles that the options and the popup offer: name, and explanation of what is replaced and kept. */
export const PROFILES = [
  ['balanced', 'profileBalanced', 'profileBalancedMeans'],
  ['strict', 'profileStrict', 'profileStrictMeans'],
  ['names-only', 'profileNamesOnly', 'profileNamesOnlyMeans'],
  ['preempt', 'profilePreempt', 'profilePreemptMeans'],
  ['translate', 'profileTranslate', 'profileTranslateMeans'],
  ['custom', 'profileCustom', 'profileCustomMeans'],
] as const satisfies readonly (readonly [string, TextKey, TextKey])[];
