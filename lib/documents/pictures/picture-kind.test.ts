import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnreadableDocument } from '../document.ts';
import { type PictureKind, pictureHead } from './picture-kind.ts';

const FIXTURES = 'lib/documents/pictures/fixtures';
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : [...part])));

/** A frame of 3 by 2 without pixels. */
const GIF_FRAME = [0x2c, 0, 0, 0, 0, 3, 0, 2, 0, 0, 2, 1, 0, 0];
const gif = (frames: number) =>
  bytesOf('GIF89a', [3, 0, 2, 0, 0, 0, 0], Array.from({ length: frames }, () => GIF_FRAME).flat(), [0x3b]);
const webp = (chunk: string, body: readonly number[]) =>
  bytesOf('RIFF', [0, 0, 0, 0], 'WEBP', chunk, [0, 0, 0, 0], body);
const animatedPng = bytesOf(
  '\x89PNG\r\n\x1a\n',
  [0, 0, 0, 13],
  'IHDR',
  [0, 0, 0, 5, 0, 0, 0, 6, 8, 2, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 8],
  'acTL',
  [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0],
  'IDAT',
);

describe('the head of a picture', () => {
  it.each([
    ['badge.jpg', { kind: 'jpeg', width: 760, height: 420, isAnimated: false }],
    // As it is stored; its properties turn it.
    ['note.jpg', { kind: 'jpeg', width: 200, height: 900, isAnimated: false }],
    ['en-screen.png', { kind: 'png', width: 453, height: 396, isAnimated: false }],
  ])('of %s', (name, head) => {
    expect(pictureHead(new Uint8Array(readFileSync(`${FIXTURES}/${name}`)))).toEqual(head);
  });

  it.each([
    ['a GIF', gif(1), { kind: 'gif', width: 3, height: 2, isAnimated: false }],
    ['an animated GIF', gif(2), { kind: 'gif', width: 3, height: 2, isAnimated: true }],
    ['an animated PNG', animatedPng, { kind: 'png', width: 5, height: 6, isAnimated: true }],
    [
      'an animated WebP',
      webp('VP8X', [2, 0, 0, 0, 99, 0, 0, 49, 0, 0]),
      { kind: 'webp', width: 100, height: 50, isAnimated: true },
    ],
    [
      'a WebP without loss',
      webp('VP8L', [0x2f, 99, 0x40, 12, 0]),
      { kind: 'webp', width: 100, height: 50, isAnimated: false },
    ],
    [
      'a BMP from the top',
      bytesOf('BM', new Array(12).fill(0), [40, 0, 0, 0, 7, 0, 0, 0, 0xf7, 0xff, 0xff, 0xff]),
      { kind: 'bmp', width: 7, height: 9, isAnimated: false },
    ],
  ])('of %s', (_, bytes, head) => {
    expect(pictureHead(bytes)).toEqual(head);
  });

  it.each([
    ['text', bytesOf('Dear Ms Smith'), 'unknownKind'],
    ['nothing', new Uint8Array(), 'unknownKind'],
    ['half a head', bytesOf('GIF89a', [3]), 'damaged'],
    ['a picture without a size', gif(1).with(6, 0), 'damaged'],
    ['a JPEG that ends before its frame', bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), 'damaged'],
  ])('is refused for %s', (_, bytes, reason) => {
    expect(() => pictureHead(bytes)).toThrow(expect.objectContaining({ reason }));
  });

  it('is a size or a refusal for all bytes, and never takes long', () => {
    const magics: Readonly<Record<PictureKind, Uint8Array<ArrayBuffer>>> = {
      png: bytesOf('\x89PNG\r\n\x1a\n'),
      jpeg: bytesOf([0xff, 0xd8, 0xff]),
      webp: bytesOf('RIFF', [0, 0, 0, 0], 'WEBP'),
      gif: bytesOf('GIF89a'),
      bmp: bytesOf('BM'),
    };
    const kinds = Object.keys(magics) as readonly PictureKind[];
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.uint8Array({ maxLength: 200 }), (kind, rest) => {
        try {
          const head = pictureHead(new Uint8Array([...magics[kind], ...rest]));
          expect(head.kind).toBe(kind);
          expect(head.width * head.height).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableDocument);
        }
      }),
    );
  });
});
