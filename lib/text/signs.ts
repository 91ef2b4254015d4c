/** True for punctuation, symbols and emoji: "***". */
export const hasNoLettersOrDigits = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);
