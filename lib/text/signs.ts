/** "***", an emoji: no letter and no digit is in it. */
export const hasNoLettersOrDigits = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);
