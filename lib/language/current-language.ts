// The language in use in this document, and its listeners.
import { ENGLISH, type Language } from './language.ts';

let current = ENGLISH;
const listeners = new Set<() => void>();

export const currentLanguage = (): Language => current;

export function setLanguage(language: Language): void {
  if (language === current) return;
  current = language;
  for (const listener of listeners) listener();
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
