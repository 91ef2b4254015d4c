// Decodes the runs of Base64 in a text. A run may begin in the middle of a group of four letters, so each of the four starts is tried.
import { shareOfControlCharacters } from './control-characters.ts';
import { decodedPieces } from './decoded-pieces.ts';
import { inflatedBytes, isCompressed } from './inflated-bytes.ts';
import { endOfRun, findRuns } from './runs.ts';

/** In a text up to this length, short runs are decoded too. In a longer text every word would count as a run. */
const SHORT_TEXT = 16_384;
const SHORTEST_RUN = { short: 6, long: 16 } as const;
/** Of a run of this length or more, only the most plausible of the four starts is decoded; the run's beginning decides which. */
const LONG_RUN = 512;
const PROBE_LENGTH = 256;
/** Base64 in e-mails and in key files has lines of 64 or 76 letters. */
const SHORTEST_LINE = 60;
const LETTERS_OF_TWO_BYTES = 3;
const STARTS = [0, 1, 2, 3] as const;

const NO_LETTER = 0xff;
/** The six bits of each letter. */
const bitsOf = new Uint8Array(128).fill(NO_LETTER);
for (const letters of [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
])
  for (let bits = 0; bits < letters.length; bits += 1) bitsOf[letters.charCodeAt(bits)] = bits;

const alphabet = bitsOf.map((bits) => (bits === NO_LETTER ? 0 : 1));
const lenientUtf8 = new TextDecoder('utf-8');

/** The start of the next line if only a line break follows at `end`; otherwise `end`. */
function nextLine(text: string, end: number): number {
  const at = text[end] === '\r' ? end + 1 : end;
  return text[at] === '\n' ? at + 1 : end;
}

/** The end of a run that may go on over several lines. */
function endOfLines(text: string, start: number, firstEnd: number): number {
  let [line, end] = [start, firstEnd];
  for (;;) {
    const next = nextLine(text, end);
    if (next === end || end - line < SHORTEST_LINE) return end;
    const nextEnd = endOfRun(text, next, alphabet);
    if (nextEnd === next) return end;
    [line, end] = [next, nextEnd];
  }
}

/** The runs of a text without their line breaks, by the runs as they stand. */
function base64RunsIn(text: string, least: number): ReadonlyMap<string, string> {
  const runs = new Map<string, string>();
  findRuns(text, alphabet, least, (start, firstEnd) => {
    const end = endOfLines(text, start, firstEnd);
    const run = text.slice(start, end);
    runs.set(run, end === firstEnd ? run : run.replace(/[\r\n]+/g, ''));
    return end;
  });
  return runs;
}

/** How many bytes this many letters hold. */
const byteCount = (letters: number) => (letters * 3) >> 2;

const SMALL = 1 << 16;
/** A larger buffer is given back after the text. */
const MAX_KEPT = 4_000_000;

/** The six bits of each letter of the run that is decoded now. */
let sextets = new Uint8Array(SMALL);

function readSextets(run: string): void {
  if (run.length > sextets.length) sextets = new Uint8Array(2 * run.length);
  for (let i = 0; i < run.length; i += 1) sextets[i] = bitsOf[run.charCodeAt(i)] as number;
}

/** Writes the bytes of the letters from `start` to `end`; returns where they end. */
function decodeInto(bytes: Uint8Array, at: number, start: number, end: number): number {
  const last = at + byteCount(end - start);
  let place = at;
  let i = start;
  for (; place + 2 < last; i += 4, place += 3) {
    const [a, b, c, d] = [sextets[i], sextets[i + 1], sextets[i + 2], sextets[i + 3]] as [
      number,
      number,
      number,
      number,
    ];
    bytes[place] = (a << 2) | (b >> 4);
    bytes[place + 1] = (b << 4) | (c >> 2);
    bytes[place + 2] = (c << 6) | d;
  }
  if (place < last) bytes[place] = ((sextets[i] as number) << 2) | ((sextets[i + 1] as number) >> 4);
  if (place + 1 < last) bytes[place + 1] = ((sextets[i + 1] as number) << 4) | ((sextets[i + 2] as number) >> 2);
  return last;
}

function bytesOf(start: number, end: number): Uint8Array {
  const bytes = new Uint8Array(byteCount(end - start));
  decodeInto(bytes, 0, start, end);
  return bytes;
}

function isPacked(start: number, end: number): boolean {
  if (end - start < LETTERS_OF_TWO_BYTES) return false;
  const [a, b, c] = [sextets[start], sextets[start + 1], sextets[start + 2]] as [number, number, number];
  return isCompressed((a << 2) | (b >> 4), ((b << 4) | (c >> 2)) & 0xff);
}

/** The start from which a long run is decoded. */
function bestStart(end: number): number {
  const packed = STARTS.find((start) => isPacked(start, end));
  if (packed !== undefined) return packed;
  const judged = STARTS.map((start) => {
    const probe = lenientUtf8.decode(bytesOf(start, start + PROBE_LENGTH));
    return { start, odd: shareOfControlCharacters(probe) };
  });
  return judged.sort((a, b) => a.odd - b.odd)[0]?.start ?? 0;
}

export function decodeBase64Runs(text: string): string {
  const pieces = decodedPieces();
  const least = text.length <= SHORT_TEXT ? SHORTEST_RUN.short : SHORTEST_RUN.long;
  for (const run of base64RunsIn(text, least).values()) {
    const end = run.length;
    readSextets(run);
    for (const start of end < LONG_RUN ? STARTS : [bestStart(end)]) {
      if (isPacked(start, end)) pieces.add(inflatedBytes(bytesOf(start, end)));
      else pieces.write(byteCount(end - start), (bytes, at) => decodeInto(bytes, at, start, end));
    }
  }
  if (sextets.length > MAX_KEPT) sextets = new Uint8Array(SMALL);
  return pieces.text();
}
