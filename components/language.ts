import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange } from '../lib/language/current-language.ts';
import type { Language } from '../lib/language/language.ts';

/** The current language; a component that uses it is rendered again when the person changes the language. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}
