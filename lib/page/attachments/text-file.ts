// Reads a file as text, and writes the same file with another text.
import { type KeyedText, said } from '../../language/message.ts';

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

/** The longest text that the engine takes. */
export const MAX_FILE_CHARACTERS = 300_000;
/** No character takes more bytes than this in the supported encodings. */
const MAX_BYTES = 4 * MAX_FILE_CHARACTERS;

/**
 * File names whose text can be searched as it is. Formats with encoded parts (mail, RTF) are missing, because a word may be written differently
 * there.
 */
const TEXT_FILE_NAMES =
  /\.(?:txt|text|log|md|markdown|mdx|rst|org|adoc|tex|bib|csv|tsv|psv|json|jsonl|ndjson|json5|geojson|yaml|yml|toml|ini|cfg|conf|env|properties|xml|xsd|html?|css|scss|less|js|mjs|cjs|jsx|ts|mts|cts|tsx|vue|svelte|py|pyi|r|rb|php|pl|pm|lua|go|rs|java|kt|kts|scala|groovy|gradle|c|h|cc|cpp|cxx|hpp|hh|m|mm|cs|fs|vb|swift|dart|ex|exs|erl|hs|ml|clj|lisp|jl|sql|graphql|gql|proto|sh|bash|zsh|fish|ps1|bat|cmd|srt|vtt|diff|patch|tf|dockerfile|makefile|gitignore)$|^(?:dockerfile|makefile|readme|licen[cs]e|\.env|\.gitignore)$/i;
const TEXT_TYPES =
  /^text\/(?!rtf|richtext|calendar|vcard|x-vcard)|^application\/(?:json|xml|x-yaml|yaml|toml|javascript|sql|x-sh)\b/i;

const BYTE_ORDER_MARK = '\ufeff';

/** Extensions of formats that are not text, whatever type the browser gives them. */
const NON_TEXT_FILE_NAMES =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|pages|numbers|key|epub|eml|msg|mbox|vcf|ics|zip|gz|7z|tar)$/i;

export function isLikelyTextFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return TEXT_FILE_NAMES.test(name) || (TEXT_TYPES.test(type) && !NON_TEXT_FILE_NAMES.test(name));
}

function decodedText(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { ignoreBOM: false }).decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { ignoreBOM: false }).decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // The encoding of spreadsheets and editors on Windows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export async function readTextFile(file: File): Promise<TextFile | UnreadableFile> {
  if (!isLikelyTextFile(file)) return { reason: said('fileKindUnknown') };
  if (file.size > MAX_BYTES) return TOO_LONG_FILE;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const raw = decodedText(bytes);
  if (raw === undefined) return { reason: said('fileNotText') };
  const marked = raw.startsWith(BYTE_ORDER_MARK);
  const text = marked ? raw.slice(1) : raw;
  if (text.length > MAX_FILE_CHARACTERS) return TOO_LONG_FILE;
  // The file is written as UTF-8. If it had another encoding, it starts with a byte order mark, which programs expect then.
  const wasUtf8 = !marked && sameBytes(new TextEncoder().encode(text), bytes);
  return {
    text,
    with: (changed) =>
      new File([wasUtf8 ? changed : BYTE_ORDER_MARK + changed], file.name, {
        type: file.type,
        lastModified: file.lastModified,
      }),
  };
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Whether a changed text is still valid for the file's type: JSON must stay JSON. */
export function keepsJsonValid(name: string, before: string, after: string): boolean {
  if (!/\.(?:json|geojson)$/i.test(name)) return true;
  return !isJson(before) || isJson(after);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // Not JSON.
    return false;
  }
}
