// Reading a file as text, and writing the same file with another text.
import { type KeyedText, said } from '../../language/message.ts';

export interface TextFile {
  readonly text: string;
  /** Set where only the text goes on, as a file of this name. */
  readonly asText?: string;
  /** The same file, by name, type and date, with this text in it; or the file that `asText` names. */
  with(text: string): File;
}

export interface Unreadable {
  /** Why, for people. */
  readonly reason: KeyedText;
}

export const TOO_LONG: Unreadable = { reason: said('fileTooLong') };

/** As long as a text that the engine takes. */
export const LONGEST_FILE = 300_000;
/** No character takes more bytes than this, in the encodings that are read. */
const MOST_BYTES = 4 * LONGEST_FILE;

/** What is written so that a word stands in the file as it is read. Files with parts in another encoding (mail, rich text) do not. */
const TEXT_NAMES =
  /\.(?:txt|text|log|md|markdown|mdx|rst|org|adoc|tex|bib|csv|tsv|psv|json|jsonl|ndjson|json5|geojson|yaml|yml|toml|ini|cfg|conf|env|properties|xml|xsd|html?|css|scss|less|js|mjs|cjs|jsx|ts|mts|cts|tsx|vue|svelte|py|pyi|r|rb|php|pl|pm|lua|go|rs|java|kt|kts|scala|groovy|gradle|c|h|cc|cpp|cxx|hpp|hh|m|mm|cs|fs|vb|swift|dart|ex|exs|erl|hs|ml|clj|lisp|jl|sql|graphql|gql|proto|sh|bash|zsh|fish|ps1|bat|cmd|srt|vtt|diff|patch|tf|dockerfile|makefile|gitignore)$|^(?:dockerfile|makefile|readme|licen[cs]e|\.env|\.gitignore)$/i;
const TEXT_TYPES =
  /^text\/(?!rtf|richtext|calendar|vcard|x-vcard)|^application\/(?:json|xml|x-yaml|yaml|toml|javascript|sql|x-sh)\b/i;

const UTF8_MARK = '\ufeff';

/** Whatever type somebody gave to them. */
const OTHER_NAMES =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|pages|numbers|key|epub|eml|msg|mbox|vcf|ics|zip|gz|7z|tar)$/i;

export function looksLikeText({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return TEXT_NAMES.test(name) || (TEXT_TYPES.test(type) && !OTHER_NAMES.test(name));
}

function decoded(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { ignoreBOM: false }).decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { ignoreBOM: false }).decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // What spreadsheets and editors of Windows write.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export async function readTextFile(file: File): Promise<TextFile | Unreadable> {
  if (!looksLikeText(file)) return { reason: said('fileKindUnknown') };
  if (file.size > MOST_BYTES) return TOO_LONG;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const raw = decoded(bytes);
  if (raw === undefined) return { reason: said('fileNotText') };
  const marked = raw.startsWith(UTF8_MARK);
  const text = marked ? raw.slice(1) : raw;
  if (text.length > LONGEST_FILE) return TOO_LONG;
  // Written as UTF-8; a file that was something else says so at its start, as those that read it expect.
  const wasUtf8 = !marked && sameBytes(new TextEncoder().encode(text), bytes);
  return {
    text,
    with: (changed) =>
      new File([wasUtf8 ? changed : UTF8_MARK + changed], file.name, {
        type: file.type,
        lastModified: file.lastModified,
      }),
  };
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Does a change leave the file what its name says it is? */
export function keepsForm(name: string, before: string, after: string): boolean {
  if (!/\.(?:json|geojson)$/i.test(name)) return true;
  return !isJson(before) || isJson(after);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // This is the question that the function answers.
    return false;
  }
}
