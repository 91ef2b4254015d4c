// The lines of iCalendar (RFC 5545) and vCard files (RFC 6350): folded lines joined and taken apart, and lines folded again.
import { UnreadableDocument } from '../document.ts';
import { decodedText } from '../text/decoded-text.ts';

export interface Parameter {
  /** Empty for the bare values of vCard 2.1 (`TEL;CELL:`). */
  readonly name: string;
  /** As written, with quotes. */
  readonly values: readonly string[];
}

export interface ContentLine {
  /** The unfolded line. */
  readonly raw: string;
  /** Undefined for a line that has the form of neither format. */
  readonly property?: {
    /** As written, with its group (`item1.TEL`). */
    readonly written: string;
    /** The property's name in upper case, without the group before it. */
    readonly name: string;
    readonly parameters: readonly Parameter[];
    readonly value: string;
  };
}

const NAME = /^(?:[\w-]+\.)?([\w-]+)/;
const PARAMETER = /;([\w-]+)(?:=((?:"[^"]*"|[^";:]+)*))?/y;
const PARAMETER_VALUES = /"[^"]*"|[^,]+/g;

/** Longer parameters are not taken apart: such a line is read as a text. */
const MAX_HEAD = 65_536;

function lineOf(raw: string): ContentLine {
  const start = raw.slice(0, MAX_HEAD);
  const head = NAME.exec(start);
  if (!head) return { raw };
  const parameters: Parameter[] = [];
  let at = head[0].length;
  for (;;) {
    PARAMETER.lastIndex = at;
    const found = PARAMETER.exec(start);
    if (!found) break;
    const [whole, name = '', values] = found;
    at += whole.length;
    if (values === undefined) parameters.push({ name: '', values: [name] });
    else parameters.push({ name: name.toUpperCase(), values: values.match(PARAMETER_VALUES) ?? [] });
  }
  if (start[at] !== ':') return { raw };
  return {
    raw,
    property: { written: head[0], name: (head[1] ?? '').toUpperCase(), parameters, value: raw.slice(at + 1) },
  };
}

const isQuotedPrintable = (line: string) =>
  /;(?:encoding=)?quoted-printable/i.test(line.slice(0, Math.max(0, line.indexOf(':'))));

/** Joins lines of quoted-printable values that end in "=", which is a soft line break. */
function joinedLines(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (isOpen) joined.push((joined.pop() ?? '').slice(0, -1) + line);
    else joined.push(line);
    const last = joined.at(-1) ?? '';
    isOpen = last.endsWith('=') && isQuotedPrintable(last);
  }
  return joined;
}

const LF = 0x0a;
const CR = 0x0d;
const EQUALS = 0x3d;
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09;

/** Folds may stand inside a character of UTF-8, so they are removed from the bytes. */
function unfoldedBytes(bytes: Uint8Array<ArrayBuffer>, keepsBlank: boolean): Uint8Array<ArrayBuffer> {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const lineEnd = bytes[at] === CR && bytes[at + 1] === LF ? at + 1 : at;
    // A soft break of quoted-printable, whose next line begins with a space of the text.
    const before = bytes[at - 1] === CR ? at - 2 : at - 1;
    const isSoft = keepsBlank && bytes[before] === EQUALS;
    if (!isSoft && bytes[lineEnd] === LF && isBlank(bytes[lineEnd + 1])) at = keepsBlank ? lineEnd : lineEnd + 1;
    else unfolded[length++] = bytes[at] ?? 0;
  }
  return unfolded.slice(0, length);
}

/** @param keepsBlank the blank of a fold is part of the text */
function unfolded(bytes: Uint8Array<ArrayBuffer>, keepsBlank: boolean): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const decoded = decodedText(isWide ? bytes : unfoldedBytes(bytes, keepsBlank));
  if (!decoded) throw new UnreadableDocument('unknownKind');
  return isWide ? decoded.text.replace(/\r?\n([ \t])/g, keepsBlank ? '$1' : '') : decoded.text;
}

export interface ContentLines {
  readonly lines: readonly ContentLine[];
  /** In vCard 2.1 and vCalendar 1.0 a fold stands where a space does, so such files are written without folds. */
  readonly isOld: boolean;
}

const OLD = /^VERSION:(?:1\.0|2\.1)[ \t]*\r?$/m;

export function contentLinesOf(bytes: Uint8Array<ArrayBuffer>): ContentLines {
  const isOld = OLD.test(unfolded(bytes, false));
  const lines = joinedLines(unfolded(bytes, isOld).split(/\r?\n/));
  return { lines: lines.filter((line) => line.trim() !== '').map(lineOf), isOld };
}

/** The most octets of a line, without its end. */
const MAX_OCTETS = 75;
const octetsOf = (char: string) => new TextEncoder().encode(char).length;

function folded(line: string): string {
  let written = '';
  let octets = 0;
  for (const char of line) {
    const more = octetsOf(char);
    if (octets + more > MAX_OCTETS) {
      written += '\r\n ';
      octets = 1;
    }
    written += char;
    octets += more;
  }
  return written;
}

export function contentLinesBytes(lines: readonly string[], isOld: boolean): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(lines.map((line) => `${isOld ? line : folded(line)}\r\n`).join(''));
}
