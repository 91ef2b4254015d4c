// Reads and writes protobuf messages, of which ONNX files consist: as much of the format as those use.

const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;

/** A field of a protobuf message: `start` is the position of its tag, `content` that of its value. */
export interface Field {
  readonly number: number;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

interface Range {
  readonly content: number;
  readonly end: number;
}

export function readVarint(bytes: Uint8Array, start: number): { readonly value: number; readonly end: number } {
  let value = 0;
  for (let at = start, factor = 1; at < bytes.length; at += 1, factor *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return { value, end: at + 1 };
  }
  throw new RangeError('The file ends within a number.');
}

function valueRange(bytes: Uint8Array, wireType: number, start: number): Range {
  if (wireType === VARINT) return { content: start, end: readVarint(bytes, start).end };
  if (wireType === FIXED_64) return { content: start, end: start + 8 };
  if (wireType === FIXED_32) return { content: start, end: start + 4 };
  if (wireType !== BYTES) throw new RangeError(`Wire type ${wireType} is not used by ONNX.`);
  const { value, end } = readVarint(bytes, start);
  return { content: end, end: end + value };
}

export function fieldsIn(bytes: Uint8Array, { content, end }: Range): readonly Field[] {
  const fields: Field[] = [];
  for (let at = content; at < end; ) {
    const tag = readVarint(bytes, at);
    const range = valueRange(bytes, tag.value % 8, tag.end);
    if (range.end > end) throw new RangeError('A field is longer than its message.');
    fields.push({ number: Math.floor(tag.value / 8), start: at, ...range });
    at = range.end;
  }
  return fields;
}

function varint(value: number): readonly number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const bytesField = (number: number, value: Uint8Array): Uint8Array =>
  joined([Uint8Array.from([...varint(number * 8 + BYTES), ...varint(value.length)]), value]);

export const textField = (number: number, text: string): Uint8Array =>
  bytesField(number, new TextEncoder().encode(text));

export const varintField = (number: number, value: number): Uint8Array =>
  Uint8Array.from([...varint(number * 8 + VARINT), ...varint(value)]);
