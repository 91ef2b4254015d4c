// Collects decoded bytes and reads all of them as UTF-8 at once: starting a decoder for each short run would take most of the time.

const LINE_BREAK = 0x0a;
const SMALL = 1 << 16;
const lenientUtf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const BOM_LENGTH = 3;
const startsWithBom = (bytes: Uint8Array, at: number, end: number) =>
  end - at >= BOM_LENGTH && bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf;

/** One text is decoded at a time. */
let buffer = new Uint8Array(SMALL);
/** Larger buffers are given back. */
const MAX_KEPT = 8_000_000;

interface DecodedPieces {
  add(bytes: Uint8Array): void;
  /** Adds a piece that is not written yet: `write` puts `most` bytes or fewer into `bytes` from `at` on, and returns where they end. */
  write(most: number, write: (bytes: Uint8Array, at: number) => number): void;
  /** All pieces, one a line. */
  text(): string;
}

export function decodedPieces(): DecodedPieces {
  let end = 0;
  let isFirst = true;

  function write(most: number, writePiece: (bytes: Uint8Array, at: number) => number): void {
    if (end + most + 1 > buffer.length) {
      const grown = new Uint8Array(2 * (end + most + 1));
      grown.set(buffer.subarray(0, end));
      buffer = grown;
    }
    if (!isFirst) {
      buffer[end] = LINE_BREAK;
      end += 1;
    }
    isFirst = false;
    const start = end;
    end = writePiece(buffer, start);
    // A decoder drops the mark at the beginning of each text.
    if (!startsWithBom(buffer, start, end)) return;
    buffer.copyWithin(start, start + BOM_LENGTH, end);
    end -= BOM_LENGTH;
  }

  return {
    write,
    add(bytes) {
      write(bytes.length, (all, at) => {
        all.set(bytes, at);
        return at + bytes.length;
      });
    },
    text() {
      const text = lenientUtf8.decode(buffer.subarray(0, end));
      if (buffer.length > MAX_KEPT) buffer = new Uint8Array(SMALL);
      return text;
    },
  };
}
