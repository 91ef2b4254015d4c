import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguage } from '../lib/language/current.ts';
import type { Language } from '../lib/language/language.ts';

/** Components that say something are drawn anew when the person changes the language. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage, currentLanguage);
}
