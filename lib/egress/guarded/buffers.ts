// Reads the page's bytes with the browser's own getters only: an object may fake its length, its buffer or its species.
import { brandCheck, type Realm, unbound, unboundGetter } from './primitives.ts';

export type BufferLike = ArrayBuffer | ArrayBufferView;

export interface BufferReader {
  is(value: unknown): value is BufferLike;
  sizeOf(buffer: BufferLike): number;
  /** A copy of the current bytes that only the guard can change. */
  copy(buffer: BufferLike): Uint8Array<ArrayBuffer>;
  /** A string with one character for each byte. */
  letters(bytes: Uint8Array): string;
  /** A string with one character for each byte of the text in UTF-8. */
  lettersOf(text: string): string;
  concat(some: Uint8Array, others: Uint8Array): Uint8Array<ArrayBuffer>;
}

export function bufferReader(realm: Realm): BufferReader {
  const { Uint8Array: Bytes, Uint16Array: Pairs } = realm;
  const typed = realm.Object.getPrototypeOf(Bytes.prototype) as Uint8Array;
  const [bufferOf, offsetOf, lengthOf] = [
    unboundGetter(typed, 'buffer'),
    unboundGetter(typed, 'byteOffset'),
    unboundGetter(typed, 'byteLength'),
  ];
  const view = realm.DataView.prototype;
  const [viewBuffer, viewOffset, viewLength] = [
    unboundGetter(view, 'buffer'),
    unboundGetter(view, 'byteOffset'),
    unboundGetter(view, 'byteLength'),
  ];
  const wholeLength = unboundGetter(realm.ArrayBuffer.prototype, 'byteLength');
  const set = unbound(typed.set as (from: Uint8Array, at?: number) => void);
  const decode = unbound(realm.TextDecoder.prototype.decode as (bytes: Uint16Array) => string);
  const pairs = new realm.TextDecoder('utf-16le', { ignoreBOM: true });

  const encoder = new realm.TextEncoder();
  const toUtf8 = unbound(realm.TextEncoder.prototype.encode);

  const isTyped = brandCheck<Uint8Array>(lengthOf);
  const isView = brandCheck<DataView>(viewLength);
  const isWhole = brandCheck<ArrayBuffer>(wholeLength);

  function asBytes(buffer: BufferLike): Uint8Array {
    if (isTyped(buffer)) return new Bytes(bufferOf(buffer), offsetOf(buffer), lengthOf(buffer));
    if (isView(buffer)) return new Bytes(viewBuffer(buffer), viewOffset(buffer), viewLength(buffer));
    return new Bytes(buffer as ArrayBuffer);
  }

  function letters(bytes: Uint8Array): string {
    const wide = new Pairs(lengthOf(bytes));
    set(wide as unknown as Uint8Array, bytes);
    return decode(pairs, wide);
  }

  return {
    is: (value): value is BufferLike => isTyped(value) || isView(value) || isWhole(value),
    sizeOf: (buffer) =>
      isTyped(buffer) ? lengthOf(buffer) : isView(buffer) ? viewLength(buffer) : wholeLength(buffer as ArrayBuffer),
    copy(buffer) {
      try {
        const bytes = asBytes(buffer);
        const copied = new Bytes(lengthOf(bytes));
        set(copied, bytes);
        return copied;
      } catch {
        // The page transferred the buffer meanwhile: the browser would find it empty too.
        return new Bytes(0);
      }
    },
    letters,
    lettersOf: (text) => letters(toUtf8(encoder, text)),
    concat(some, others) {
      const [first, second] = [lengthOf(some), lengthOf(others)];
      const both = new Bytes(first + second);
      set(both, some);
      set(both, others, first);
      return both;
    },
  };
}
