// Counts how large the packed streams of a PDF become, before anything else unpacks them: a small file can hold a stream of many gigabytes.
import { MAX_UNPACKED_BYTES, UnreadableDocument } from '../document.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Filters by their names and short names (PDF 1.7, tables 6 and 93). Others, those of pictures, unpack to no more than the picture's size. */
const FILTERS: Readonly<Record<string, 'ascii85' | 'hex' | 'flate' | 'lzw' | 'runs'>> = {
  FlateDecode: 'flate',
  Fl: 'flate',
  LZWDecode: 'lzw',
  LZW: 'lzw',
  ASCII85Decode: 'ascii85',
  A85: 'ascii85',
  ASCIIHexDecode: 'hex',
  AHx: 'hex',
  RunLengthDecode: 'runs',
  RL: 'runs',
};
const FILTER_NAME = /\/(\w+Decode|Fl|LZW|A85|AHx|RL)\b/g;
/** The start of packed data, in a stream whose filters stand elsewhere. */
const ZLIB_HEADER = 0x78;
/** So many bytes before its data are searched for what a stream says of itself. */
const HEAD_BYTES = 2_000;
/** As arguments of one call: the stack of a worker is small. */
const CHUNK = 8192;
/** Larger than the sizes that run lengths and codes of LZW can reach from a byte. */
const MOST_BY_RUNS = 128;
const MOST_BY_LZW = 1_400;
/** LZW is old and rare; streams of this size cannot become too large together. */
const MAX_LZW_BYTES = MAX_UNPACKED_BYTES / MOST_BY_LZW;

const refuse = (): never => {
  throw new UnreadableDocument('tooLarge');
};

/** Unpacks until the data end or break; what follows them is ignored. */
async function inflated(bytes: Bytes, limit: number, keeps: boolean): Promise<{ size: number; kept: Bytes }> {
  const stream = new DecompressionStream('deflate');
  const writer = stream.writable.getWriter();
  const feed = async () => {
    for (let at = 0; at < bytes.length; at += CHUNK) await writer.write(bytes.subarray(at, at + CHUNK));
    await writer.close();
  };
  // The end of the data before that of the bytes is an error here; the reading side gets it too.
  feed().catch(() => undefined);
  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = await reader.read().catch(() => undefined);
    if (!chunk?.value) break;
    size += chunk.value.length;
    if (size > limit) {
      await reader.cancel().catch(() => undefined);
      return refuse();
    }
    if (keeps) chunks.push(chunk.value);
  }
  const kept = new Uint8Array(keeps ? size : 0);
  let at = 0;
  for (const chunk of chunks) {
    kept.set(chunk, at);
    at += chunk.length;
  }
  return { size, kept };
}

function fromHex(bytes: Bytes): Bytes {
  const digits: number[] = [];
  for (const byte of bytes) {
    if (byte === 0x3e) break;
    const digit = Number.parseInt(String.fromCharCode(byte), 16);
    if (!Number.isNaN(digit)) digits.push(digit);
  }
  return Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, at) => {
    return (digits[at * 2] ?? 0) * 16 + (digits[at * 2 + 1] ?? 0);
  });
}

function fromAscii85(bytes: Bytes): Bytes {
  const out: number[] = [];
  let group: number[] = [];
  const flush = (length: number) => {
    const value = [0, 1, 2, 3, 4].reduce((sum, at) => sum * 85 + (group[at] ?? 84), 0);
    for (let at = 0; at < length; at += 1) out.push(Math.floor(value / 256 ** (3 - at)) & 0xff);
    group = [];
  };
  for (const byte of bytes) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) out.push(0, 0, 0, 0);
    else if (byte >= 0x21 && byte <= 0x75) group.push(byte - 0x21);
    if (group.length === 5) flush(4);
  }
  if (group.length > 1) flush(group.length - 1);
  return Uint8Array.from(out);
}

async function unpackedSize(data: Bytes, length: number, filters: readonly string[], limit: number): Promise<number> {
  let bytes = data;
  let size = length;
  for (const [at, name] of filters.entries()) {
    const filter = FILTERS[name];
    if (filter === 'hex') bytes = fromHex(bytes.subarray(0, size));
    else if (filter === 'ascii85') bytes = fromAscii85(bytes.subarray(0, size));
    else if (filter === 'flate') {
      const result = await inflated(bytes, limit, at < filters.length - 1);
      bytes = result.kept;
      size = result.size;
      continue;
    } else if (filter === 'lzw') return size > MAX_LZW_BYTES ? refuse() : size * MOST_BY_LZW;
    else if (filter === 'runs') return size * MOST_BY_RUNS > limit ? refuse() : size * MOST_BY_RUNS;
    else break;
    size = bytes.length;
  }
  return size;
}

/** Rejects with an `UnreadableDocument` if all streams together, or a picture among them, become too large. */
export async function checkUnpackedSize(bytes: Bytes): Promise<void> {
  // One character per byte; only those of ASCII are looked at.
  const raw = new TextDecoder('latin1').decode(bytes);
  let total = 0;
  for (const match of raw.matchAll(/(?<!end)stream\r?\n/g)) {
    const head = raw.slice(Math.max(0, match.index - HEAD_BYTES), match.index);
    const own = head.slice(head.lastIndexOf('obj') + 1);
    const named = [...own.slice(Math.max(0, own.indexOf('/F'))).matchAll(FILTER_NAME)].map(([, name = '']) => name);
    const start = match.index + match[0].length;
    const isPacked = bytes[start] === ZLIB_HEADER;
    const filters = named.length === 0 && isPacked ? ['FlateDecode'] : named;
    const end = raw.indexOf('endstream', start);
    const length = (end < 0 ? bytes.length : end) - start;
    const size = await unpackedSize(bytes.subarray(start), length, filters, MAX_UNPACKED_BYTES);
    // Pictures are unpacked one at a time, so that only each of them is limited.
    if (!/\/Subtype\s*\/Image\b/.test(own)) total += size;
    if (total > MAX_UNPACKED_BYTES) refuse();
  }
}
