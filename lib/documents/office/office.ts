// Reads office files (Word, Excel, PowerPoint, OpenDocument) and writes them again in their format. The entries of the archive say which kind it is.
import {
  type DocumentReader,
  MAX_FILE_BYTES,
  type ReadDocument,
  type SourceFile,
  type TextEdit,
  UnreadableDocument,
} from '../document.ts';
import { editedPieces, textOfPieces } from '../text-pieces.ts';
import { CONTENT_TYPES } from './opc-package.ts';
import { openOpenDocument } from './open-document.ts';
import type { OpenedFile } from './opened-file.ts';
import { openPresentation } from './presentation.ts';
import { goneOriginals, refuseRemaining } from './remaining-originals.ts';
import { openWordDocument } from './word-document.ts';
import { openWorkbook } from './workbook.ts';
import { attributeValue, childrenOf, parseXml, rootOf, XmlBudget } from './xml.ts';
import { type Entries, readEntries, writeEntries } from './zip-entries.ts';

const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];
/** The stream of an encrypted file, as its directory writes it: in UTF-16. */
const ENCRYPTED_PACKAGE = Array.from('EncryptedPackage', (sign) => [sign.charCodeAt(0), 0]).flat();

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

function includes(bytes: Uint8Array, wanted: readonly number[]): boolean {
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return true;
  return false;
}

/** Entries of these names are never read, only replaced or removed. */
const isReadable = (name: string) => /\.(?:xml|rels)$/i.test(name) || name === 'mimetype';

const OPENERS: readonly (readonly [RegExp, (entries: Entries) => OpenedFile])[] = [
  [
    /wordprocessingml\.(?:document|template)\.main\+xml|ms-word\.(?:document|template)\.macroEnabled/i,
    openWordDocument,
  ],
  [/spreadsheetml\.(?:sheet|template)\.main\+xml|ms-excel\.(?:sheet|template)\.macroEnabled/i, openWorkbook],
  [
    /presentationml\.(?:presentation|slideshow|template)\.main\+xml|ms-powerpoint\.\w+\.macroEnabled/i,
    openPresentation,
  ],
];

function openEntries(entries: Entries): OpenedFile {
  const types = entries.get(CONTENT_TYPES);
  if (!types) return openOpenDocument(entries);
  const root = rootOf(parseXml(types, new XmlBudget()));
  const named = childrenOf(root).map((entry) => attributeValue(entry, 'ContentType') ?? '');
  const opener = OPENERS.find(([type]) => named.some((name) => type.test(name)));
  if (!opener) throw new UnreadableDocument('unknownKind');
  return opener[1](entries);
}

function openBytes(bytes: Uint8Array): OpenedFile {
  if (bytes.length > MAX_FILE_BYTES) throw new UnreadableDocument('tooLarge');
  if (startsWith(bytes, OLE))
    throw new UnreadableDocument(includes(bytes, ENCRYPTED_PACKAGE) ? 'encrypted' : 'unknownKind');
  if (!startsWith(bytes, ZIP)) throw new UnreadableDocument('unknownKind');
  try {
    return openEntries(readEntries(bytes, isReadable));
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    // A tree that is nested too deeply, or one that lacks what its format demands.
    throw new UnreadableDocument('damaged', { cause: error });
  }
}

function written(source: SourceFile, edits: readonly TextEdit[]): SourceFile {
  const opened = openBytes(source.bytes);
  const { slots } = opened.slots;
  const texts = editedPieces(slots, edits);
  const whole = textOfPieces(slots);
  const expected = slots.map((slot, at) => {
    const text = texts[at] ?? '';
    return { before: slot.before, text: text === slot.text ? text : slot.put(text) };
  });
  const gone = goneOriginals(
    slots,
    edits.map(({ start, end }) => whole.slice(start, end)),
    textOfPieces(expected),
  );
  const isGone = (name: string) => gone.some((original) => name.includes(original));
  const entries = opened.save(isGone);
  const bytes = writeEntries(entries, opened.stored);
  refuseRemaining(entries, gone);
  if (textOfPieces(openBytes(bytes).slots.slots) !== textOfPieces(expected))
    throw new Error('the written file would not give the edited text');
  return { ...source, bytes };
}

export const readOfficeFile: DocumentReader = async (file, { signal } = {}) => {
  signal?.throwIfAborted();
  const opened = openBytes(file.bytes);
  const text = textOfPieces(opened.slots.slots);
  if (text.trim() === '') throw new UnreadableDocument('noText');
  const { unseen, removed } = opened.findings;
  const read: ReadDocument = {
    text,
    unseen,
    removed,
    write: async (edits) => {
      signal?.throwIfAborted();
      return written(file, edits);
    },
  };
  return read;
};
