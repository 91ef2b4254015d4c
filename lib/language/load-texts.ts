// Loads the texts of a language. Each language is a separate chunk, so that a page or the engine loads only the one it shows.
import { ENGLISH_PARTS, type LanguageParts } from './language.ts';
import type { LanguageTag } from './language-tags.ts';

const LOADERS: Readonly<Record<LanguageTag, () => Promise<LanguageParts>>> = {
  en: async () => ENGLISH_PARTS,
  de: async () => (await import('./texts/de/index.ts')).germanParts,
  fr: async () => (await import('./texts/fr/index.ts')).frenchParts,
  es: async () => (await import('./texts/es/index.ts')).spanishParts,
  'zh-CN': async () => (await import('./texts/zh-CN/index.ts')).chineseParts,
};

export const loadTexts = (tag: LanguageTag): Promise<LanguageParts> => LOADERS[tag]();
