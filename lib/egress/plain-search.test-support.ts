// A slow and simple search for originals. Tests compare the guard's faster search with it.
import { shareOfControlCharacters } from './control-characters.ts';
import { fits } from './digit-runs.ts';
import { foldedForSearch } from './fold.ts';
import { inflatedBytes, isCompressed } from './inflated-bytes.ts';
import type { SearchMethods } from './original-finder.ts';
import { withoutEntities } from './readings.ts';
import { MIN_NEEDLE_LENGTH } from './scanner.ts';

const utf8 = new TextDecoder();
const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
const JSON_LETTERS: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
};

const withoutJsonEscapes = (text: string) =>
  text.replace(
    /\\(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|([\s\S]))/gi,
    (_whole, unit?: string, point?: string, byte?: string, letter = '') => {
      const hex = unit ?? point ?? byte;
      return hex === undefined ? (JSON_LETTERS[letter] ?? letter) : characterOf(Number.parseInt(hex, 16));
    },
  );

function textOfEscapes(escapes: string): string {
  const bytes = Uint8Array.from(escapes.split('%').slice(1), (hex) => Number.parseInt(hex, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so an old script escaped it.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function withoutPercentEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not escaped as a whole.
    return text
      .replace(/%u([0-9a-f]{4})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replace(/(?:%[0-9a-f]{2})+/gi, textOfEscapes);
  }
}

const withoutFormEscapes = (text: string) =>
  text.includes('+') ? withoutPercentEscapes(text.replaceAll('+', ' ')) : text;

function decodedBase64(letters: string): string {
  const binary = atob(letters.length % 4 === 1 ? letters.slice(0, -1) : letters);
  const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
  return utf8.decode(isCompressed(bytes[0] ?? 0, bytes[1] ?? 0) ? inflatedBytes(bytes) : bytes);
}

function decodedFromEachStart(run: string): readonly string[] {
  const letters = run
    .replace(/[\r\n]/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  const starts = [0, 1, 2, 3].map((start) => letters.slice(start));
  if (letters.length < 512) return starts.map(decodedBase64);
  const packed = starts.find((one) => /^(?:H4s|eJ|eA|eN)/.test(one) && isCompressed(...firstBytes(one)));
  const odd = (one: string) => shareOfControlCharacters(decodedBase64(one.slice(0, 256)));
  const best = starts.reduce((some, other) => (odd(other) < odd(some) ? other : some));
  return [decodedBase64(packed ?? best)];
}

const firstBytes = (letters: string) => {
  const binary = atob(letters.slice(0, 4));
  return [binary.charCodeAt(0), binary.charCodeAt(1)] as const;
};

function decodeBase64Runs(text: string): string {
  const least = text.length <= 16_384 ? 6 : 16;
  const runs = text.match(/(?:[\w+/-]{60,}\r?\n(?=[\w+/-]))*[\w+/-]+/g) ?? [];
  return [...new Set(runs)]
    .filter(({ length }) => length >= least)
    .flatMap(decodedFromEachStart)
    .join('\n');
}

function decodeHexRuns(text: string): string {
  const runs = text.match(/[0-9a-f]{12,}/gi) ?? [];
  return runs
    .flatMap((run) => [run, run.slice(1)])
    .map((run) => utf8.decode(Uint8Array.from(run.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))))
    .filter((decoded) => shareOfControlCharacters(decoded) <= 0.1)
    .join('\n');
}

const DECODERS = [
  withoutJsonEscapes,
  withoutPercentEscapes,
  withoutFormEscapes,
  withoutEntities,
  decodeBase64Runs,
  decodeHexRuns,
];

export function plainReadingsOf(text: string): readonly string[] {
  const readings = new Set([text]);
  const ofForms = new Set<string>();
  let last: readonly string[] = [text];
  for (let layer = 0; layer < 3; layer += 1) {
    const next: string[] = [];
    for (const reading of last)
      for (const undo of DECODERS) {
        if (undo === decodeBase64Runs && ofForms.has(reading)) continue;
        const undone = undo(reading);
        if (undone === '' || readings.has(undone) || readings.size >= 14) continue;
        readings.add(undone);
        if (undo === withoutFormEscapes) ofForms.add(undone);
        next.push(undone);
      }
    last = next;
  }
  return [...readings];
}

const isSoughtFor = ({ length }: { readonly length: number }) => length >= MIN_NEEDLE_LENGTH;

export const PLAIN_SEARCH: SearchMethods = {
  decodedReadingsOf: plainReadingsOf,
  scannerFor: (needles) => ({
    scan(codes, length, found) {
      const text = Array.from(codes.subarray(0, length), (code) => String.fromCharCode(code)).join('');
      const places = needles.flatMap((needle, i) => {
        const found: (readonly [at: number, i: number])[] = [];
        for (let at = text.indexOf(needle); isSoughtFor(needle) && at >= 0; at = text.indexOf(needle, at + 1))
          found.push([at, i]);
        return found;
      });
      const done = new Set<number>();
      for (const [at, i] of places.sort(([a, i], [b, j]) => a - b || i - j))
        if (!done.has(i) && found(i, at)) done.add(i);
    },
  }),
  skippingSearchFor: (needles) => (text, found) =>
    void needles.some((needle, i) => isSoughtFor(needle) && text.includes(needle) && found(i)),
  stretchSearchFor: (stretches) => ({
    words: [],
    isIn: (reading) => stretches.some((stretch) => isSoughtFor(stretch) && foldedForSearch(reading).includes(stretch)),
  }),
  digitScannerFor: (sought) => (text, found) => {
    for (let at = 0; at < text.length; at += 1)
      sought.forEach((one, i) => {
        if (isSoughtFor(one.digits) && fits(text, one, at)) found(i);
      });
  },
};
