// Rich text (.rtf) as a document. It is written anew, as paragraphs of text.
import {
  type DocumentReader,
  MAX_DOCUMENT_CHARACTERS,
  MAX_FILE_BYTES,
  type TextEdit,
  UnreadableDocument,
} from '../document.ts';
import { editedText } from '../text-pieces.ts';
import { rtfText, withoutLastLineEnds } from './rtf-text.ts';

/** Each byte as the character with its number. */
function bytesAsText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\par\r\n',
  '\t': '\\tab ',
  '\\': '\\\\',
  '{': '\\{',
  '}': '\\}',
};

/** Each UTF-16 unit beyond ASCII by its signed number, with a question mark for programs that do not know it. */
function escaped(unit: string): string {
  const code = unit.charCodeAt(0);
  return ESCAPES[unit] ?? (code < 0x80 ? unit : `\\u${code > 0x7fff ? code - 0x10000 : code}?`);
}

function rtfOf(text: string): Uint8Array<ArrayBuffer> {
  const body = text.replace(/\r\n?/g, '\n').replace(/[\n\t\\{}]|[^ -~]/g, escaped);
  return new TextEncoder().encode(
    `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0{\\fonttbl{\\f0\\fswiss\\fcharset0 Arial;}}\r\n\\f0\\fs22 ${body}}\r\n`,
  );
}

export const readRtf: DocumentReader = async (file, options) => {
  options?.signal?.throwIfAborted();
  if (file.bytes.length > MAX_FILE_BYTES) throw new UnreadableDocument('tooLarge');
  const { text, unseen, removed } = rtfText(bytesAsText(file.bytes));
  if (text.length > MAX_DOCUMENT_CHARACTERS) throw new UnreadableDocument('tooLarge');
  if (text.trim() === '') throw new UnreadableDocument('noText');
  const write = async (edits: readonly TextEdit[]) => {
    const edited = editedText([{ before: '', text }], edits);
    const bytes = rtfOf(edited);
    if (rtfText(bytesAsText(bytes)).text !== withoutLastLineEnds(edited.replace(/\r\n?/g, '\n')))
      throw new UnreadableDocument('damaged');
    return { ...file, bytes };
  };
  return { text, unseen, removed, write };
};
