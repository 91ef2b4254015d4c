// Decodes the bytes of a text file, and encodes a text as the same file.

export interface DecodedText {
  readonly text: string;
  /** Whether the file is written with a byte order mark: it had one, or it had another encoding than UTF-8. */
  readonly isMarked: boolean;
}

const BYTE_ORDER_MARK = '\ufeff';

/** @returns undefined if the bytes are no text in an encoding that is known */
export function decodedText(bytes: Uint8Array<ArrayBuffer>, declared?: string): DecodedText | undefined {
  const raw = rawText(bytes, declared);
  if (raw === undefined) return undefined;
  const hasMark = raw.startsWith(BYTE_ORDER_MARK);
  const text = hasMark ? raw.slice(1) : raw;
  return { text, isMarked: hasMark || !sameBytes(new TextEncoder().encode(text), bytes) };
}

/** The file is written as UTF-8. If it had another encoding, it starts with a byte order mark, which programs expect then. */
export function encodedText(text: string, isMarked: boolean): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(isMarked ? BYTE_ORDER_MARK + text : text);
}

function rawText(bytes: Uint8Array<ArrayBuffer>, declared: string | undefined): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { ignoreBOM: false }).decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { ignoreBOM: false }).decode(bytes);
  if (bytes.includes(0)) return undefined;
  // The one encoding whose bytes are all ASCII, so that it would pass for UTF-8 with all its words hidden.
  if (hasEscapes(bytes)) return decodedAs('iso-2022-jp', bytes);
  const utf8 = decodedAs('utf-8', bytes);
  if (utf8 !== undefined) return utf8;
  if (declared) return decodedAs(declared, bytes);
  // The encoding of spreadsheets and editors on Windows.
  return isWestern(bytes) ? new TextDecoder('windows-1252').decode(bytes) : undefined;
}

function decodedAs(encoding: string, bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // No such encoding, or the bytes are not in it.
    return undefined;
  }
}

const ESCAPE = 0x1b;

/** Whether the text switches to Japanese characters: ESC $ B or ESC $ @. */
function hasEscapes(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(ESCAPE); at >= 0; at = bytes.indexOf(ESCAPE, at + 1))
    if (bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40)) return true;
  return false;
}

/**
 * Whether the bytes beyond ASCII stand as in a Western language: one by one between ASCII letters. In Chinese and Cyrillic encodings they stand
 * in long runs, and would be read as other letters, in which no name is found.
 */
function isWestern(bytes: Uint8Array): boolean {
  let high = 0;
  let inRuns = 0;
  let run = 0;
  for (const byte of bytes) {
    if (byte < 0x80) {
      run = 0;
      continue;
    }
    high += 1;
    run += 1;
    if (run === 4) inRuns += 4;
    else if (run > 4) inRuns += 1;
  }
  return inRuns <= high * 0.3;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
