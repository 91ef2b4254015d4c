// Titles of persons in scripts without spaces, which follow the name.
import { anyOf } from '../lexicon/alternatives.ts';
import { attachedTitles } from './general-words.ts';

/** Sources of regular expressions. */
export const PERSON_TITLES = {
  han: anyOf(attachedTitles('zh')),
  kana: anyOf(attachedTitles('ja')),
  hangul: anyOf(attachedTitles('ko')),
} as const;
/** Titles that can follow a surname alone. */
export const TITLE_AFTER_NAME = new RegExp(`^[ \\u3000]?(?:${Object.values(PERSON_TITLES).join('|')})`, 'u');
