// Decodes the runs of hexadecimal digits in a text that hold text.
import { shareOfControlCharacters } from './control-characters.ts';

/** Six letters or more: shorter runs are numbers, colours and parts of identifiers. */
const SHORTEST_RUN = 12;
const MAX_CONTROL_CHARACTERS = 0.1;

const lenientUtf8 = new TextDecoder('utf-8');

const digitValues = new Int8Array(128).fill(-1);
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  digitValues[digit.charCodeAt(0)] = value;
  digitValues[digit.toUpperCase().charCodeAt(0)] = value;
}

const isHexDigit = (code: number) => code < 128 && (digitValues[code] ?? -1) >= 0;

function decodedRun(text: string, start: number, end: number): string {
  const bytes = new Uint8Array((end - start) >> 1);
  for (let i = 0; i < bytes.length; i += 1) {
    const [high, low] = [text.charCodeAt(start + 2 * i), text.charCodeAt(start + 2 * i + 1)];
    bytes[i] = ((digitValues[high] ?? 0) << 4) | (digitValues[low] ?? 0);
  }
  return lenientUtf8.decode(bytes);
}

/** The text in each run, from either of its first two digits. */
export function decodeHexRuns(text: string): string {
  const found: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const start = at;
    while (at < text.length && isHexDigit(text.charCodeAt(at))) at += 1;
    if (at - start < SHORTEST_RUN) continue;
    for (const decoded of [decodedRun(text, start, at), decodedRun(text, start + 1, at)])
      if (shareOfControlCharacters(decoded) <= MAX_CONTROL_CHARACTERS) found.push(decoded);
  }
  return found.join('\n');
}
