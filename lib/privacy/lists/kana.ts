// Japanese names in kana are listed in hiragana only.

const KATAKANA_SHIFT = 0x60;

/** Converts hiragana to katakana. */
export const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + KATAKANA_SHIFT));
