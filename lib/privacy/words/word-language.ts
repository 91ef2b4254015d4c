// The languages that have a list of words to draw from.
import { hasHan } from './chinese-words.ts';

/** Each has a folder in models: words-en, words-zh. */
export const WORD_LANGUAGES = ['en', 'zh'] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

/** The list in which a word is looked up follows from its letters alone, which are public: a word is replaced by one in the same script. */
export const wordLanguageOf = (word: string): WordLanguage => (hasHan(word) ? 'zh' : 'en');
