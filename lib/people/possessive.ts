/** The word without an English possessive: "Liz's", "Marsh’". */
export const withoutPossessive = (word: string): string => word.replace(/['’]s?$/u, '');
