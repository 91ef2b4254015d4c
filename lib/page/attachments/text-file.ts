// Reads a file as text, and writes the same file with another text.
import { decodedText, encodedText } from '../../documents/text/decoded-text.ts';
import { isJson } from '../../documents/text/json-text.ts';
import { isLikelyTextFile } from '../../documents/text/text-kinds.ts';
import { type KeyedText, said } from '../../language/message.ts';

export { isLikelyTextFile };

export interface TextFile {
  readonly text: string;
  /** The name of the text file that is attached instead, if only the text can be kept. */
  readonly asText?: string;
  /** A file with this text: the same name, type and date, or the text file that `asText` names. */
  with(text: string): File;
}

export interface UnreadableFile {
  /** Why, for people. */
  readonly reason: KeyedText;
}

export const TOO_LONG_FILE: UnreadableFile = { reason: said('fileTooLong') };
export const UNKNOWN_KIND_FILE: UnreadableFile = { reason: said('fileKindUnknown') };

/** The longest text that the engine takes. */
export const MAX_FILE_CHARACTERS = 300_000;
/** No character takes more bytes than this in the supported encodings. */
const MAX_BYTES = 4 * MAX_FILE_CHARACTERS;

export async function readTextFile(file: File): Promise<TextFile | UnreadableFile> {
  if (!isLikelyTextFile(file)) return UNKNOWN_KIND_FILE;
  if (file.size > MAX_BYTES) return TOO_LONG_FILE;
  const decoded = decodedText(new Uint8Array(await file.arrayBuffer()));
  if (!decoded) return { reason: said('fileNotText') };
  const { text, isMarked } = decoded;
  if (text.length > MAX_FILE_CHARACTERS) return TOO_LONG_FILE;
  return {
    text,
    with: (changed) =>
      new File([encodedText(changed, isMarked)], file.name, { type: file.type, lastModified: file.lastModified }),
  };
}

/** Whether a changed text is still valid for the file's type: JSON must stay JSON. */
export function keepsJsonValid(name: string, before: string, after: string): boolean {
  if (!/\.(?:json|geojson)$/i.test(name)) return true;
  return !isJson(before) || isJson(after);
}
