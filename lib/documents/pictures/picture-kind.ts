// Tells the kind of a picture by its first bytes, and its size before it is decoded: a small file can decode to more than the memory holds.
import { UnreadableDocument } from '../document.ts';

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'bmp';

export interface PictureHead {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  /** More than one frame; only the first is read and written. */
  readonly isAnimated: boolean;
}

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));

export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif';
  return text(bytes, 0, 2) === 'BM' ? 'bmp' : undefined;
}

type Size = Omit<PictureHead, 'kind'>;

/** Chunks of a PNG up to the pixels. */
function pngHead(view: DataView): Size {
  let isAnimated = false;
  for (let at = 8; at + 8 <= view.byteLength; ) {
    const type = view.getUint32(at + 4);
    if (type === 0x61_63_54_4c) isAnimated = view.getUint32(at + 8) > 1;
    if (type === 0x49_44_41_54) break;
    at += view.getUint32(at) + 12;
  }
  return { width: view.getUint32(16), height: view.getUint32(20), isAnimated };
}

const isFrameHead = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegHead(view: DataView): Size {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) break;
    const marker = view.getUint8(at + 1);
    // Filling bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrameHead(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), isAnimated: false };
    at += 2 + view.getUint16(at + 2);
  }
  throw new RangeError('no frame');
}

/** The blocks of a GIF up to the second picture. */
function gifHead(view: DataView): Size {
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  const tableSize = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + tableSize(view.getUint8(10));
  let frames = 0;
  const skipBlocks = () => {
    while (at < view.byteLength && view.getUint8(at) > 0) at += view.getUint8(at) + 1;
    at += 1;
  };
  while (at < view.byteLength && frames < 2) {
    const type = view.getUint8(at);
    if (type === 0x3b) break;
    if (type === 0x2c) {
      frames += 1;
      at += 11 + tableSize(view.getUint8(at + 9));
    } else at += 2;
    skipBlocks();
  }
  return { width, height, isAnimated: frames > 1 };
}

function webpHead(view: DataView): Size {
  const chunk = view.getUint32(12);
  const three = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (chunk === 0x56_50_38_58)
    return { width: three(24) + 1, height: three(27) + 1, isAnimated: (view.getUint8(20) & 2) > 0 };
  if (chunk === 0x56_50_38_4c) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, isAnimated: false };
  }
  const size = (at: number) => view.getUint16(at, true) & 0x3fff;
  return { width: size(26), height: size(28), isAnimated: false };
}

function bmpHead(view: DataView): Size {
  if (view.getUint32(14, true) === 12)
    return { width: view.getUint16(18, true), height: view.getUint16(20, true), isAnimated: false };
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)), isAnimated: false };
}

const HEADS: Readonly<Record<PictureKind, (view: DataView) => Size>> = {
  png: pngHead,
  jpeg: jpegHead,
  gif: gifHead,
  webp: webpHead,
  bmp: bmpHead,
};

/** @throws an UnreadableDocument if the bytes are no picture, or a broken one */
export function pictureHead(bytes: Uint8Array<ArrayBuffer>): PictureHead {
  const kind = pictureKind(bytes);
  if (!kind) throw new UnreadableDocument('unknownKind');
  try {
    const size = HEADS[kind](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (!(size.width > 0 && size.height > 0)) throw new RangeError('no size');
    return { kind, ...size };
  } catch (cause) {
    throw new UnreadableDocument('damaged', { cause });
  }
}
