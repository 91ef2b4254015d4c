/** True for a text of punctuation, symbols and emoji only, such as "***". */
export const hasNoLettersOrDigits = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);
