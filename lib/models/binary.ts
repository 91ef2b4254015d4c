// Numbers of variable length (LEB128), as the files of ONNX and WebAssembly hold them.

/** @throws RangeError if the bytes end within the number */
export function readVarint(bytes: Uint8Array, start: number): { readonly value: number; readonly end: number } {
  let value = 0;
  for (let at = start, factor = 1; at < bytes.length; at += 1, factor *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return { value, end: at + 1 };
  }
  throw new RangeError('The file ends within a number.');
}

export function varint(value: number): readonly number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
