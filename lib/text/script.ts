// The script of a word. In scripts without spaces, a name stands inside a run of letters.

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
  // Kana first: a Japanese name may have both.
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

/** Every other script counts as Latin. */
export const scriptOf = (text: string): Script => SCRIPTS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'latin';

const SIGNS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\u30fc\\uff70';
const UNSPACED = new RegExp(`[${SIGNS}]`, 'u');
/** For patterns: a run of letters without spaces. */
export const UNSPACED_RUN = `[${SIGNS}\\p{M}]+`;
/** For patterns: a letter or digit of a script with spaces. "Jelena说" is two words. */
export const SPACED_LETTER = `(?![${SIGNS}])[\\p{L}\\p{N}]`;
/** For patterns: a word written in one kind of script. */
export const WORD_OF_ONE_KIND = `[${SIGNS}]+|(?:${SPACED_LETTER})+`;

/** Includes Hangul: it is written with spaces, but particles are attached to names. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);
