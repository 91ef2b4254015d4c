// Joins pictures into one animated WebP. The browser compresses each; here only the container is written (RIFF, as Google's
// specification of WebP describes it).
export interface AnimationFrame {
  /** A still WebP. */
  readonly picture: Uint8Array;
  readonly shownMs: number;
}

interface AnimationSize {
  readonly width: number;
  readonly height: number;
}

const HEADER = 12;

function chunk(name: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  // Chunks begin at even places.
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** The compressed picture of a still WebP, with its transparency where it has any. */
function pictureChunks(picture: Uint8Array): Buffer {
  const file = Buffer.from(picture);
  const parts: Buffer[] = [];
  for (let at = HEADER; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    if (name === 'VP8 ' || name === 'VP8L' || name === 'ALPH')
      parts.push(chunk(name, file.subarray(at + 8, at + 8 + size)));
    at += 8 + size + (size % 2);
  }
  if (parts.length === 0) throw new Error('This is no WebP picture.');
  return Buffer.concat(parts);
}

function frameChunk({ picture, shownMs }: AnimationFrame, { width, height }: AnimationSize): Buffer {
  const head = Buffer.alloc(16);
  head.writeUIntLE(width - 1, 6, 3);
  head.writeUIntLE(height - 1, 9, 3);
  head.writeUIntLE(shownMs, 12, 3);
  // Each frame takes the whole place of the one before it.
  head.writeUInt8(0b10, 15);
  return chunk('ANMF', Buffer.concat([head, pictureChunks(picture)]));
}

/** Plays for ever. */
export function animatedWebp(frames: readonly AnimationFrame[], size: AnimationSize): Buffer {
  const extended = Buffer.alloc(10);
  extended.writeUInt8(0b10, 0);
  extended.writeUIntLE(size.width - 1, 4, 3);
  extended.writeUIntLE(size.height - 1, 7, 3);
  const animation = Buffer.alloc(6);
  animation.writeUInt32LE(0xffffffff, 0);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', extended),
    chunk('ANIM', animation),
    ...frames.map((frame) => frameChunk(frame, size)),
  ]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
