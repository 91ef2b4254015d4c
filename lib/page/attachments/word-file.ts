// Reads the text of a Word document: a zip of XML parts (ECMA-376, part 1, chapter 17). The page gets only this text and never the document, because
// its other parts name authors, contain pictures, and keep deleted text.
import { unzipSync } from 'fflate';
import { said } from '../../language/message.ts';
import { MAX_FILE_CHARACTERS, type TextFile, TOO_LONG_FILE, type UnreadableFile } from './text-file.ts';

const WORD_NAMES = /\.do[ct][mx]$/i;
const WORD_TYPE = /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\./;

/** The parts that are read, the document itself first; some exports number its file. */
const READ_PARTS = [
  /^word\/document\d*\.xml$/,
  /^word\/(?:header|footer)\d*\.xml$/,
  /^word\/(?:footnotes|endnotes|comments)\.xml$/,
];

const MAX_BYTES = 20_000_000;
/** XML takes several times as many bytes as its text. */
const MAX_UNPACKED = 20_000_000;

/** Elements that are skipped: field codes, deleted and moved text, and copies for older programs. */
const SKIPPED_ELEMENTS: ReadonlySet<string> = new Set([
  'instrText',
  'delText',
  'delInstrText',
  'moveFrom',
  'Fallback',
  'rPr',
  'pPr',
]);
const CHARACTER_ELEMENTS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
]);

export function isWordFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return WORD_NAMES.test(name) || WORD_TYPE.test(type);
}

const nameOf = ({ nodeName }: Element) => nodeName.slice(nodeName.indexOf(':') + 1);

function textOf(element: Element): string {
  const name = nameOf(element);
  if (SKIPPED_ELEMENTS.has(name)) return '';
  if (name === 't') return element.textContent ?? '';
  const sign = CHARACTER_ELEMENTS.get(name);
  if (sign !== undefined) return sign;
  const children = Array.from(element.children);
  // A table row becomes one line with tabs, as in a pasted table.
  if (name === 'tr')
    return `${children
      .filter((child) => nameOf(child) !== 'trPr')
      .map(textOf)
      .join('\t')}\n`;
  const text = children.map(textOf).join('');
  if (name === 'p') return `${text}\n`;
  return name === 'tc' ? text.trim().replaceAll('\n', ' ') : text;
}

function textOfPart(xml: string): string {
  const parsed = new DOMParser().parseFromString(xml, 'text/xml');
  if (parsed.getElementsByTagName('parsererror').length > 0) throw new SyntaxError('no XML');
  return textOf(parsed.documentElement).trim();
}

function partsOf(bytes: Uint8Array): readonly string[] | undefined {
  let unpacked = 0;
  const wanted = (name: string) => READ_PARTS.findIndex((part) => part.test(name));
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (wanted(name) < 0) return false;
      unpacked += originalSize;
      return unpacked <= MAX_UNPACKED;
    },
  });
  if (unpacked > MAX_UNPACKED) return undefined;
  const decoder = new TextDecoder();
  return Object.entries(files)
    .sort(([a], [b]) => wanted(a) - wanted(b) || (a < b ? -1 : 1))
    .map(([, content]) => decoder.decode(content));
}

function partsIn(bytes: Uint8Array): readonly string[] | undefined {
  try {
    return partsOf(bytes)?.map(textOfPart);
  } catch {
    // A damaged archive is refused as a file without text.
    return [];
  }
}

export async function readWordFile(file: File): Promise<TextFile | UnreadableFile> {
  if (file.size > MAX_BYTES) return TOO_LONG_FILE;
  const parts = partsIn(new Uint8Array(await file.arrayBuffer()));
  const text = parts?.filter((part) => part !== '').join('\n\n');
  if (text === undefined || text.length > MAX_FILE_CHARACTERS) return TOO_LONG_FILE;
  // A document with a password is not a zip archive, and a scan contains only a picture.
  if (text === '') return { reason: said('fileWithoutText') };
  const name = `${file.name.replace(WORD_NAMES, '')}.txt`;
  return {
    text,
    asText: name,
    with: (changed) => new File([changed], name, { type: 'text/plain', lastModified: file.lastModified }),
  };
}
