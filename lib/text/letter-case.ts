// Capital letters at the beginning of words, for scripts that use them.

/** Georgian has capital letters only for texts that are capitals throughout, so a word of a sentence never begins with one. */
const GEORGIAN = /\p{Script=Georgian}/u;

export function withCapital(text: string): string {
  const first = text.charAt(0);
  return GEORGIAN.test(first) ? text : first.toUpperCase() + text.slice(1);
}

/** The letters of a text without the Georgian ones, which say nothing about its case: Georgian has no capitals in sentences. */
export const nonGeorgianLettersOf = (text: string): string => text.replace(/[^\p{L}]|\p{Script=Georgian}/gu, '');
