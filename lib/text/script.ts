// Tells in which script a word is written, and whether that script is written without spaces, so that a name stands inside a run of letters.

export type Script =
  | 'han'
  | 'kana'
  | 'hangul'
  | 'thai'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'bengali'
  | 'latin';

const SCRIPTS: readonly (readonly [Script, RegExp])[] = [
  // Kana comes first: a Japanese name may contain both kana and Chinese characters.
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['han', /\p{Script=Han}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['thai', /\p{Script=Thai}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['bengali', /\p{Script=Bengali}/u],
];

/** The script of the text's letters; every script that is not listed counts as Latin. */
export const scriptOf = (text: string): Script => SCRIPTS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'latin';

const UNSPACED_LETTERS =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\u30fc\\uff70';
const UNSPACED_LETTER = new RegExp(`[${UNSPACED_LETTERS}]`, 'u');
/** Source of a regular expression that matches a run of letters in scripts written without spaces. */
export const RUN_OF_UNSPACED_LETTERS = `[${UNSPACED_LETTERS}\\p{M}]+`;
/** Source of a regular expression that matches a letter or digit of a script that separates words by spaces. */
export const LETTER_OR_DIGIT_OF_SPACED_SCRIPT = `(?![${UNSPACED_LETTERS}])[\\p{L}\\p{N}]`;
/** Source of a regular expression that matches a mark (accent, vowel sign) of a script that separates words by spaces. */
export const MARK_OF_SPACED_SCRIPT = `(?![${UNSPACED_LETTERS}])\\p{M}`;
/** Source of a regular expression that matches a word whose letters are all in scripts with spaces, or all without. "Jelena说" is two words. */
export const SPACED_OR_UNSPACED_WORD = `[${UNSPACED_LETTERS}]+|(?:${LETTER_OR_DIGIT_OF_SPACED_SCRIPT})+`;

/** Whether any letter belongs to a script without spaces. Hangul counts: it has spaces, but attaches particles to names. */
export const hasUnspacedLetter = (text: string): boolean => UNSPACED_LETTER.test(text);
