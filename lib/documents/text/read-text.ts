// Plain text files as documents.
import {
  type DocumentReader,
  MAX_DOCUMENT_CHARACTERS,
  MAX_FILE_BYTES,
  type SourceFile,
  type TextEdit,
  UnreadableDocument,
} from '../document.ts';
import { decodedText, encodedText } from './decoded-text.ts';
import { isJsonOrLines, jsonText } from './json-text.ts';
import { markupText, withoutPlainTags } from './markup-text.ts';
import { type NotationReader, plainText } from './notation.ts';
import { tableText } from './table-text.ts';
import { isLikelyTextFile, type TextNotation, textNotationOf } from './text-kinds.ts';

const READERS: Readonly<Record<TextNotation, NotationReader>> = {
  json: jsonText,
  markup: markupText,
  plain: plainText,
  table: tableText,
};

/** The encoding that an HTML or XML file says of itself, at its start. */
const DECLARED_ENCODING = /(<\?xml\s[^>]{0,80}?encoding=["']|<meta\s[^>]{0,120}?charset=["']?)([\w.:-]{1,40})/i;

function contentOf(file: SourceFile, notation: TextNotation): { content: string; isMarked: boolean } {
  if (file.bytes.length > MAX_FILE_BYTES) throw new UnreadableDocument('tooLarge');
  const start = new TextDecoder('latin1').decode(file.bytes.subarray(0, 1024));
  const declared = notation === 'markup' ? DECLARED_ENCODING.exec(start)?.[2] : undefined;
  const decoded = decodedText(file.bytes, declared);
  if (!decoded) throw new UnreadableDocument('unknownKind');
  const { text, isMarked } = decoded;
  // The file will be written as UTF-8, which has to be what it says.
  const content = declared && isMarked ? text.replace(DECLARED_ENCODING, '$1UTF-8') : text;
  return { content, isMarked };
}

/** Numbers of JSON may have become strings, which have quotes; a tag may not stand inside a word any more. */
function compared(text: string, notation: TextNotation): string {
  if (notation === 'json') return text.replaceAll('"', '');
  return notation === 'markup' ? withoutPlainTags(text) : text;
}

export const readTextDocument: DocumentReader = async (file, options) => {
  options?.signal?.throwIfAborted();
  if (!isLikelyTextFile(file)) throw new UnreadableDocument('unknownKind');
  const notation = textNotationOf(file);
  const { content, isMarked } = contentOf(file, notation);
  const read = READERS[notation];
  // The longest entities and escapes of one character.
  if (content.length > 12 * MAX_DOCUMENT_CHARACTERS) throw new UnreadableDocument('tooLarge');
  const noted = read(content);
  if (noted.text.length > MAX_DOCUMENT_CHARACTERS) throw new UnreadableDocument('tooLarge');
  const write = async (edits: readonly TextEdit[]): Promise<SourceFile> => {
    const written = noted.write(edits);
    const isSame = compared(read(written).text, notation) === compared(noted.textAfter(edits), notation);
    if (!isSame || (notation === 'json' && isJsonOrLines(content) && !isJsonOrLines(written)))
      throw new UnreadableDocument('damaged');
    return { ...file, bytes: encodedText(written, isMarked) };
  };
  return { text: noted.text, unseen: [], removed: [], write };
};
