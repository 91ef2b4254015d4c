// Decodes the runs of hexadecimal digits in a text that hold text.
import { shareOfControlCharacters } from './control-characters.ts';
import { findRuns } from './runs.ts';

/** Six letters or more: shorter runs are numbers, colours and parts of identifiers. */
const SHORTEST_RUN = 12;
const MAX_CONTROL_CHARACTERS = 0.1;

const lenientUtf8 = new TextDecoder('utf-8');

const digitValues = new Int8Array(128).fill(-1);
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  digitValues[digit.charCodeAt(0)] = value;
  digitValues[digit.toUpperCase().charCodeAt(0)] = value;
}

const alphabet = Uint8Array.from(digitValues, (value) => (value < 0 ? 0 : 1));

const isContinuation = (byte: number) => byte >= 0x80 && byte < 0xc0;
const isLead = (byte: number) => byte >= 0xc2 && byte < 0xf5;
const isControl = (byte: number) => (byte < 0x20 && (byte < 0x09 || byte > 0x0d)) || byte === 0x7f;

/**
 * Whether the bytes certainly hold more control characters and breaches of UTF-8 than a text may. Most numbers and hashes do, and counting is faster
 * than decoding.
 */
function isNoText(bytes: Uint8Array): boolean {
  let odd = 0;
  let before = 0;
  for (const byte of bytes) {
    const follows = isContinuation(byte);
    const isExpected = isLead(before) || (follows && isContinuation(before));
    if (follows !== isExpected || isControl(byte) || byte === 0xc0 || byte === 0xc1 || byte >= 0xf5) odd += 1;
    before = byte;
  }
  return odd > MAX_CONTROL_CHARACTERS * bytes.length;
}

/** Most runs are short, and a new buffer for each costs more than reading it. */
const shortRun = new Uint8Array(1024);

function bytesOf(text: string, start: number, end: number): Uint8Array {
  const length = (end - start) >> 1;
  const buffer = length > shortRun.length ? new Uint8Array(length) : shortRun;
  for (let i = 0, at = start; i < length; i += 1, at += 2)
    buffer[i] = ((digitValues[text.charCodeAt(at)] as number) << 4) | (digitValues[text.charCodeAt(at + 1)] as number);
  return buffer.subarray(0, length);
}

/** The text in each run, from either of its first two digits. */
export function decodeHexRuns(text: string): string {
  const found: string[] = [];
  findRuns(text, alphabet, SHORTEST_RUN, (start, end) => {
    for (const first of [start, start + 1]) {
      const bytes = bytesOf(text, first, end);
      if (isNoText(bytes)) continue;
      const decoded = lenientUtf8.decode(bytes);
      if (shareOfControlCharacters(decoded) <= MAX_CONTROL_CHARACTERS) found.push(decoded);
    }
    return end;
  });
  return found.join('\n');
}
