// A request's body as the bytes that leave, and as text to search in.
import { sha256 as sha256WithoutBrowser } from '@noble/hashes/sha2.js';
import type { GuardQuestion } from './guard-question.ts';

const utf8 = new TextDecoder();
const utf16 = new TextDecoder('utf-16le');
const utf8Encoder = new TextEncoder();

export function bodyBytesOf({ form, text }: Pick<GuardQuestion, 'form' | 'text'>): Uint8Array<ArrayBuffer> {
  if (form === 'text') return utf8Encoder.encode(text);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** UTF-16 text in Latin letters has a zero in every second byte. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const most = Math.min(bytes.length, 4096);
  let zeros = 0;
  for (let i = 0; i < most; i += 1) if (bytes[i] === 0) zeros += 1;
  return zeros * 4 > most;
}

export function bodyTextOf(question: Pick<GuardQuestion, 'form' | 'text'>): string {
  if (question.form === 'text') return question.text;
  const bytes = bodyBytesOf(question);
  const text = utf8.decode(bytes);
  if (!looksLikeUtf16(bytes)) return text;
  return `${text}\n${utf16.decode(bytes)}\n${utf16.decode(bytes.subarray(1))}`;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** By the browser, in another thread; pages over plain http have no `crypto.subtle`, and there the hash is computed in this one. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = (crypto as Partial<Crypto>).subtle;
  return hex(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : sha256WithoutBrowser(bytes));
}
