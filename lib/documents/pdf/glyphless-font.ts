// A TrueType font whose letters have no shape: it carries the text of a page that is drawn as a picture, in any script.

/** Widths are in thousandths of the letters' size, as PDF counts them. */
export const UNITS = 1000;
export const ADVANCE = 500;

/** A table of big-endian numbers: how many bytes each has, and its value. */
type Fields = readonly (readonly [bytes: 1 | 2 | 4, value: number])[];

function bytesOf(fields: Fields): Uint8Array {
  const bytes = fields.flatMap(([length, value]) =>
    Array.from({ length }, (_, at) => Math.floor(value / 256 ** (length - 1 - at)) & 0xff),
  );
  return Uint8Array.from(bytes);
}

const u16 = (...values: readonly number[]): Fields => values.map((value) => [2, value & 0xffff] as const);
const u32 = (...values: readonly number[]): Fields => values.map((value) => [4, value] as const);

/** Two letters without outlines: the one for missing letters, and the one that stands for all. */
const GLYPHS = 2;
const ASCENT = 900;
const DESCENT = -200;

const HEAD = [
  ...u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
  ...u16(0, UNITS),
  // The dates at which it was made and changed: always the same.
  ...u32(0, 0, 0, 0),
  ...u16(0, DESCENT, ADVANCE, ASCENT, 0, 8, 2, 0, 0),
];
const HHEA = [...u32(0x00010000), ...u16(ASCENT, DESCENT, 0, ADVANCE, 0, 0, ADVANCE, 1, 0, 0, 0, 0, 0, 0, 0, GLYPHS)];
const MAXP = [...u32(0x00010000), ...u16(GLYPHS, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)];

/** In the order of their names, which the format asks for. */
const tables = (): readonly (readonly [string, Uint8Array])[] => [
  ['glyf', bytesOf(u32(0))],
  ['head', bytesOf(HEAD)],
  ['hhea', bytesOf(HHEA)],
  ['hmtx', bytesOf(u16(ADVANCE, 0, ADVANCE, 0))],
  ['loca', bytesOf(u16(0, 0, 0))],
  ['maxp', bytesOf(MAXP)],
];

const padded = (bytes: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  whole.set(bytes);
  return whole;
};

function checksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) % 2 ** 32;
  return sum;
}

export function glyphlessFont(): Uint8Array {
  const all = tables().map(([tag, content]) => ({ tag, length: content.length, content: padded(content) }));
  const search = 2 ** Math.floor(Math.log2(all.length));
  const range = u16(all.length, search * 16, Math.log2(search), all.length * 16 - search * 16);
  let offset = 12 + all.length * 16;
  const directory = all.flatMap(({ tag, length, content }) => {
    const entry = [...[...tag].map((letter) => [1, letter.charCodeAt(0)] as const)];
    const fields: Fields = [...entry, ...u32(checksum(content), offset, length)];
    offset += content.length;
    return fields;
  });
  const parts = [bytesOf([...u32(0x00010000), ...range, ...directory]), ...all.map(({ content }) => content)];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
