import { describe, expect, it } from 'vitest';
import { nodeTools } from './node-tools.ts';
import { pixelsOnly } from './pixels-only.ts';

const SECRET = 'Photo of Gwendolyn Marsh';
const secret = new TextEncoder().encode(SECRET);
const has = (bytes: Uint8Array) => Buffer.from(bytes).includes(SECRET);

async function encoded(type: 'image/png' | 'image/jpeg'): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = nodeTools.canvas(20, 10);
  return canvas.encode(type);
}

const inserted = (bytes: Uint8Array, at: number, part: readonly number[]) =>
  new Uint8Array([...bytes.subarray(0, at), ...part, ...bytes.subarray(at)]);

/** A PNG chunk; its checksum is not read. */
const chunk = (type: string) => [
  ...[0, 0, 0, secret.length],
  ...new TextEncoder().encode(type),
  ...secret,
  ...[0, 0, 0, 0],
];
const segment = (marker: number) => [0xff, marker, 0, secret.length + 2, ...secret];

/** The head and IHDR. */
const PNG_START = 8 + 25;

describe('an encoded picture', () => {
  it.each(['image/png', 'image/jpeg'] as const)('stays as it is if it has nothing but pixels: %s', async (type) => {
    const bytes = await encoded(type);
    expect(pixelsOnly(pixelsOnly(bytes, type), type)).toEqual(pixelsOnly(bytes, type));
    expect((await nodeTools.decode(pixelsOnly(bytes, type), type)).width).toBe(20);
  });

  it.each(['tEXt', 'iTXt', 'zTXt', 'eXIf', 'iCCP', 'prVt'])('loses a PNG chunk %s', async (type) => {
    const bytes = inserted(await encoded('image/png'), PNG_START, chunk(type));
    expect(has(bytes)).toBe(true);
    expect(has(pixelsOnly(bytes, 'image/png'))).toBe(false);
  });

  it.each([0xe1, 0xe2, 0xed, 0xef, 0xfe])('loses a JPEG segment %i', async (marker) => {
    const bytes = inserted(await encoded('image/jpeg'), 2, segment(marker));
    expect(has(bytes)).toBe(true);
    expect(has(pixelsOnly(bytes, 'image/jpeg'))).toBe(false);
  });

  it('loses what follows the end of a PNG', async () => {
    const bytes = await encoded('image/png');
    expect(has(pixelsOnly(new Uint8Array([...bytes, ...secret]), 'image/png'))).toBe(false);
  });

  it.each(['image/png', 'image/jpeg'] as const)('is refused if it is cut: %s', async (type) => {
    const bytes = await encoded(type);
    expect(() => pixelsOnly(bytes.subarray(0, 30), type)).toThrow(RangeError);
  });
});
