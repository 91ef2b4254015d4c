import type { TextKey } from '../../lib/language/message.ts';

/** The sections in their order on the page; the id is also the fragment of the address. */
export const OPTIONS_SECTIONS = [
  ['protection', 'protection'],
  ['custom', 'customTitle'],
  ['details', 'details'],
  ['dictionary', 'dictionary'],
  ['sites', 'sites'],
  ['vault', 'vault'],
  ['keys', 'keys'],
  ['sync', 'sync'],
  ['pictures', 'pictures'],
  ['shortcuts', 'shortcuts'],
  ['language', 'language'],
  ['about', 'about'],
  ['models', 'models'],
  ['model-server', 'modelServer'],
  ['ledger', 'ledger'],
  ['receipts', 'receipts'],
] as const satisfies readonly (readonly [string, TextKey])[];

export type SectionId = (typeof OPTIONS_SECTIONS)[number][0];

/** Sections that are shown while the vault is locked. */
export const SECTIONS_SHOWN_WHILE_LOCKED: ReadonlySet<SectionId> = new Set<SectionId>([
  'vault',
  'pictures',
  'shortcuts',
  'language',
  'about',
]);

/** Sections that most people never need; protection works without them. */
export const ADVANCED_SECTIONS: ReadonlySet<SectionId> = new Set<SectionId>([
  'models',
  'model-server',
  'ledger',
  'receipts',
]);

export const SECTION_GROUPS = [
  { title: 'optionsBasic', has: (id: SectionId) => !ADVANCED_SECTIONS.has(id) },
  { title: 'optionsAdvanced', has: (id: SectionId) => ADVANCED_SECTIONS.has(id) },
] as const satisfies readonly { readonly title: TextKey; readonly has: (id: SectionId) => boolean }[];
