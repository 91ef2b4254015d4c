import type { TextKey } from '../lib/language/message.ts';

/** As the options and the popup offer them. */
export const PROFILES = [
  ['balanced', 'profileBalanced'],
  ['strict', 'profileStrict'],
  ['names-only', 'profileNamesOnly'],
  ['preempt', 'profilePreempt'],
  ['translate', 'profileTranslate'],
  ['custom', 'profileCustom'],
] as const satisfies readonly (readonly [string, TextKey])[];
