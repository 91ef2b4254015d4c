// Takes everything out of an encoded picture that is not needed to show its pixels. A canvas writes no properties, but browsers may add some.
const PNG_HEAD = 8;
/** As four letters each: the head, palette, opacity, colours and pixels, and the end. */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'IDAT', 'IEND']);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function pngPixels(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, PNG_HEAD)];
  for (let at = PNG_HEAD; at < bytes.length; ) {
    const end = at + view.getUint32(at) + 12;
    if (end > bytes.length) throw new RangeError('a chunk is cut');
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (PNG_CHUNKS.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return joined(parts);
    at = end;
  }
  throw new RangeError('no end');
}

const START_OF_SCAN = 0xda;
/** APP1 to APP15 hold properties of all kinds, COM a comment; APP0 tells the density. */
const isProperty = (marker: number): boolean => (marker > 0xe0 && marker <= 0xef) || marker === 0xfe;

function jpegPixels(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2; at < bytes.length; ) {
    if (view.getUint8(at) !== 0xff) throw new RangeError('no marker');
    const marker = view.getUint8(at + 1);
    if (marker === START_OF_SCAN) return joined([...parts, bytes.subarray(at)]);
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) throw new RangeError('a segment is cut');
    if (!isProperty(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  throw new RangeError('no scan');
}

/** @param bytes as a canvas encoded them, not as a person gave them */
export const pixelsOnly = (bytes: Uint8Array, type: 'image/png' | 'image/jpeg'): Uint8Array<ArrayBuffer> =>
  type === 'image/png' ? pngPixels(bytes) : jpegPixels(bytes);
