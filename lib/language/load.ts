// Loads the texts of a language. Each language is a separate chunk, so that a page or the engine loads only the one it shows.
import { ENGLISH_PARTS, type LanguageParts } from './language.ts';
import type { LanguageTag } from './tags.ts';

const LOADERS: Readonly<Record<LanguageTag, () => Promise<LanguageParts>>> = {
  en: async () => ENGLISH_PARTS,
  de: async () => (await import('./texts/de/index.ts')).parts,
  fr: async () => (await import('./texts/fr/index.ts')).parts,
  es: async () => (await import('./texts/es/index.ts')).parts,
  'zh-CN': async () => (await import('./texts/zh-CN/index.ts')).parts,
};

export const loadTexts = (tag: LanguageTag): Promise<LanguageParts> => LOADERS[tag]();
