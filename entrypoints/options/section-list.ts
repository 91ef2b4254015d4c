import type { TextKey } from '../../lib/language/message.ts';

/** In their order on the page; the id is the address within it. */
export const SECTIONS = [
  ['protection', 'protection'],
  ['dictionary', 'dictionary'],
  ['models', 'models'],
  ['sites', 'sites'],
  ['ledger', 'ledger'],
  ['receipts', 'receipts'],
  ['vault', 'vault'],
  ['keys', 'keys'],
  ['language', 'language'],
  ['about', 'about'],
] as const satisfies readonly (readonly [string, TextKey])[];

export type SectionId = (typeof SECTIONS)[number][0];

/** What needs no vault. */
export const WITHOUT_VAULT: ReadonlySet<SectionId> = new Set<SectionId>(['vault', 'language', 'about']);
