// What kind of document a file is: its first bytes say it, and its name only if they do not.

import type { SourceFile } from './document.ts';
import { type DocumentKind, kindOfName, OFFICE_NAMES } from './kind-by-name.ts';
import { zipNames } from './zip/zip-directory.ts';

const PICTURES: readonly string[] = [
  '89504e470d0a1a0a', // PNG
  'ffd8ff', // JPEG
  '474946383761', // GIF
  '474946383961',
  '49492a00', // TIFF
  '4d4d002a',
];

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function isPicture(bytes: Uint8Array): boolean {
  const start = hexOf(bytes.subarray(0, 8));
  if (PICTURES.some((signature) => start.startsWith(signature))) return true;
  const text = latin(bytes.subarray(0, 16));
  if (/^RIFF[\s\S]{4}WEBP/.test(text) || /^[\s\S]{4}ftyp(?:avif|avis|heic|heix|mif1|msf1)/.test(text)) return true;
  // "BM" alone may start a text; the bytes 6 to 9 are zero in pictures.
  return /^BM[\s\S]{4}\0\0\0\0/.test(text);
}

/** Documents of Office 97, and encrypted ones of today: one file system in a file. */
const COMPOUND = 'd0cf11e0a1b11ae1';

/** The kind of a zip file: documents of office programs have these entries. */
function kindOfZip({ name, bytes }: SourceFile): DocumentKind {
  const entries = zipNames(bytes);
  if (!entries) return OFFICE_NAMES.test(name) ? 'office' : 'zip';
  const isOpenXml =
    entries.includes('[Content_Types].xml') && entries.some((entry) => /^(?:word|xl|ppt)\//.test(entry));
  const isOpenDocument = entries.includes('mimetype') && entries.includes('content.xml');
  if (isOpenXml || isOpenDocument) return 'office';
  // A book, which a changed zip file would not be any more.
  return entries.includes('mimetype') && entries.includes('META-INF/container.xml') ? 'unknown' : 'zip';
}

/** Headers that programs write and people do not: with them it is a mail whatever its name is, since its body may be encoded. */
const PROGRAM_HEADERS =
  /^(?:received|return-path|delivered-to|mime-version|message-id|content-transfer-encoding|dkim-signature):/im;
const PERSON_HEADERS = /^(?:from|to|cc|subject|date|reply-to):/im;
const HEADER_LINE = /^(?:[!-9;-~]+:|[ \t]|>?From )/;

/** The lines before the first empty one, if all of them are headers. */
function headersOf(bytes: Uint8Array): string | undefined {
  const start = latin(bytes.subarray(0, 65_536))
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .replace(/^\s+/, '');
  const end = /\r?\n\r?\n/.exec(start)?.index ?? start.length;
  const lines = start.slice(0, end).split(/\r?\n/);
  return lines.every((line) => HEADER_LINE.test(line)) ? lines.join('\n') : undefined;
}

function isMail({ name, bytes }: SourceFile): boolean {
  const headers = headersOf(bytes);
  if (headers === undefined || !PERSON_HEADERS.test(headers)) return false;
  return PROGRAM_HEADERS.test(headers) || /\.eml$/i.test(name);
}

export function kindOf(file: SourceFile): DocumentKind {
  const { name, bytes } = file;
  const start = hexOf(bytes.subarray(0, 8));
  if (/^(?:504b0304|504b0506|504b0708)/.test(start)) return kindOfZip(file);
  if (start === COMPOUND) return OFFICE_NAMES.test(name) ? 'office' : 'unknown';
  if (isPicture(bytes)) return 'picture';
  // Programs that show PDF files look for this in the first 1,024 bytes.
  const head = latin(bytes.subarray(0, 1024));
  if (/^(?:\u00ef\u00bb\u00bf)?\s*%PDF-/.test(head) || (head.includes('%PDF-') && /\.pdf$/i.test(name))) return 'pdf';
  if (/^\s*\{\\rtf/.test(head)) return 'rtf';
  // Read without the zero bytes of UTF-16.
  if (
    /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*BEGIN:V(?:CALENDAR|CARD)\s/i.test(head.replaceAll('\0', ''))
  )
    return 'calendar';
  if (isMail(file)) return 'mail';
  return kindOfName(file);
}
