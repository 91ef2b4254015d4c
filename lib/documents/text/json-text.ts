// JSON as text: strings without their escapes. Text in a string is written with escapes; a number becomes a string if it is replaced by other text.
import { type NotedPiece, type NotedText, notedPieces, plainText } from './notation.ts';

const SCALAR = /"((?:[^"\\]|\\.)*)"|-?\d[\d.eE+-]*|true|false|null/g;

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // Not JSON.
    return false;
  }
}

/** One JSON text, or one in each line. */
export const isJsonOrLines = (content: string): boolean =>
  isJson(content) || content.split('\n').every((line) => line.trim() === '' || isJson(line));

const escaped = (text: string) => JSON.stringify(text).slice(1, -1);

const scalar = (text: string) => (text !== '' && text === text.trim() && isBare(text) ? text : JSON.stringify(text));
const isBare = (text: string) => !text.startsWith('"') && /^[-\w.+]+$/.test(text) && isJson(text);
const shownScalar = (text: string) => (scalar(text) === text ? text : `"${text}"`);

export function jsonText(content: string): NotedText {
  if (!isJsonOrLines(content)) return plainText(content);
  const pieces: NotedPiece[] = [];
  let at = 0;
  for (const match of content.matchAll(SCALAR)) {
    const [raw, inner] = match;
    const quote = inner === undefined ? 0 : 1;
    const start = match.index + quote;
    const before = content.slice(at, start);
    at = match.index + raw.length - quote;
    if (inner === undefined) pieces.push({ before, text: raw, raw, noted: scalar, shown: shownScalar });
    else pieces.push({ before, text: String(JSON.parse(raw)), raw: inner, noted: escaped });
  }
  return notedPieces(pieces, content.slice(at));
}
