// Writes a zip file with names and contents only: no comments, no extra fields, the same date for all.
import { deflateSync } from 'fflate';
import { checksumOf, DEFLATED, DIRECTORY_END, DIRECTORY_ENTRY, IS_UTF8, LOCAL_ENTRY, STORED } from './zip-bytes.ts';

export interface ZipContent {
  /** Ends with '/' for a folder. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The first day that zip files can say: 1 January 1980. */
const DATE = 0x0021;
const VERSION = 20;

type Field = readonly [bytes: 2 | 4, value: number];

function record(fields: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += length;
  }
  return bytes;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

export function writtenZip(contents: readonly ZipContent[]): Uint8Array<ArrayBuffer> {
  const local: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { path, bytes } of contents) {
    const name = new TextEncoder().encode(path);
    const deflated = deflateSync(bytes);
    const isSmaller = deflated.length < bytes.length;
    const data = isSmaller ? deflated : bytes;
    const common: readonly Field[] = [
      [2, VERSION],
      [2, IS_UTF8],
      [2, isSmaller ? DEFLATED : STORED],
      [2, 0],
      [2, DATE],
      [4, checksumOf(bytes)],
      [4, data.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ];
    const start = record([[4, LOCAL_ENTRY], ...common]);
    local.push(start, name, data);
    const isFolder = path.endsWith('/');
    // No comment, on the first disk, no text flag; the attribute of folders.
    const rest: readonly Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, isFolder ? 0x10 : 0],
      [4, offset],
    ];
    directory.push(record([[4, DIRECTORY_ENTRY], [2, VERSION], ...common, ...rest]), name);
    offset += start.length + name.length + data.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count: readonly Field[] = [
    [2, contents.length],
    [2, contents.length],
  ];
  const end = record([[4, DIRECTORY_END], [2, 0], [2, 0], ...count, [4, size], [4, offset], [2, 0]]);
  return joined([...local, ...directory, end]);
}
