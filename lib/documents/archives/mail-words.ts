// Words in the headers of a mail, which may be ASCII only: others are encoded (RFC 2047).

/** 45 bytes are 60 characters of Base64, and the encoded word stays below 75. */
const MAX_WORD_BYTES = 45;
const PLAIN = /^[\x21-\x7e](?:[\x20-\x7e]{0,58}[\x21-\x7e])?$/;

export function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 4096) binary += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return btoa(binary);
}

/** In lines of 76 characters. */
export const base64Lines = (bytes: Uint8Array): string => (base64(bytes).match(/.{1,76}/g) ?? []).join('\r\n');

function chunksOf(text: string): readonly string[] {
  const chunks: string[] = [];
  let chunk = '';
  let used = 0;
  for (const character of text) {
    const length = new TextEncoder().encode(character).length;
    if (used + length > MAX_WORD_BYTES) {
      chunks.push(chunk);
      chunk = '';
      used = 0;
    }
    chunk += character;
    used += length;
  }
  return chunk === '' ? chunks : [...chunks, chunk];
}

const encodedWords = (text: string): string =>
  chunksOf(text)
    .map((chunk) => `=?UTF-8?B?${base64(new TextEncoder().encode(chunk))}?=`)
    .join('\r\n ');

/** One line without control characters. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** The value of a header that is any text: a subject. */
export const headerText = (text: string): string =>
  PLAIN.test(text) && !text.includes('=?') ? text : encodedWords(oneLine(text));

/** The name before an address. */
export const headerName = (text: string): string =>
  /^\w(?:[\w .'-]{0,58}\w)?$/.test(text) ? `"${text}"` : encodedWords(oneLine(text));

/** An address in its angle brackets has none of what would end it. */
export const headerAddress = (text: string): string => `<${text.replace(/[\s<>,;:"()\\\p{Cc}]/gu, '_')}>`;
