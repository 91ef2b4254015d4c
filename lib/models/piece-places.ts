// Finds the characters that each piece of a text stands for, since transformers.js tells none.
//
// A tokenizer normalizes a text before it cuts it. So the text is normalized here too, one character with its marks at a time, and every byte
// of the result knows its character. The pieces are then found in these bytes one after another. Bytes, because byte-level vocabularies
// (RoBERTa, GPT) and those with a fallback to bytes (Gemma) cut inside a character.
import type { Span } from '../text/span.ts';

/** How the pieces of a tokenizer are written. */
export interface PieceForm {
  normalize(text: string): string;
  /** Whether each character of a piece stands for one byte. */
  readonly isByteLevel: boolean;
  /** The prefix of pieces inside a word (`##`) and the suffix of the last one (`</w>`); an empty string if the vocabulary has neither. */
  readonly continuingPrefix: string;
  readonly endOfWord: string;
}

/** The bytes that byte-level vocabularies write as themselves; the others are written as characters from U+0100 on. */
const isWrittenAsItself = (byte: number) =>
  (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || byte >= 0xae;

function byteAlphabet(): ReadonlyMap<string, number> {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const others = bytes.filter((byte) => !isWrittenAsItself(byte));
  return new Map([
    ...bytes.filter(isWrittenAsItself).map((byte) => [String.fromCharCode(byte), byte] as const),
    ...others.map((byte, index) => [String.fromCharCode(256 + index), byte] as const),
  ]);
}

const BYTE_BY_CHARACTER = byteAlphabet();
const BYTE_PIECE = /^<0x([0-9A-F]{2})>$/;
const WORD_START = /\u2581/g;
const encoder = new TextEncoder();

/** The bytes that a piece stands for. */
export function bytesOfPiece(piece: string, { isByteLevel, continuingPrefix, endOfWord }: PieceForm): Uint8Array {
  if (isByteLevel) {
    return Uint8Array.from(Array.from(piece).flatMap((c) => BYTE_BY_CHARACTER.get(c) ?? [...encoder.encode(c)]));
  }
  const byte = BYTE_PIECE.exec(piece)?.[1];
  if (byte !== undefined) return Uint8Array.of(Number.parseInt(byte, 16));
  const start = continuingPrefix !== '' && piece.startsWith(continuingPrefix) ? continuingPrefix.length : 0;
  const end = endOfWord !== '' && piece.endsWith(endOfWord) ? piece.length - endOfWord.length : piece.length;
  return encoder.encode(piece.slice(start, end).replace(WORD_START, ' '));
}

const isBlank = (byte: number | undefined) => byte !== undefined && (byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
/** Whether a piece has only white space, as one that marks the start of a word. */
export const isBlankPiece = (bytes: Uint8Array): boolean => bytes.every(isBlank);

/** A character with the marks that belong to it. Korean letters and half-width kana become one character with the ones before them. */
const CLUSTER =
  /[\u1100-\u115F\uA960-\uA97C]+[\u1160-\u11A7\uD7B0-\uD7C6]*[\u11A8-\u11FF\uD7CB-\uD7FB]*\p{M}*|\P{M}[\p{M}\uFF9E\uFF9F\u11A8-\u11FF]*|\p{M}+/gu;
const PLAIN = /^[ -~]*$/;

interface NormalizedRun {
  readonly bytes: Uint8Array;
  /** For each byte, the characters of the run that it comes from. */
  readonly origins: readonly Span[];
}

/** Some normalizers (Llama's) add a mark before each text. It is no character of the text. */
function normalizerWithoutMark({ normalize, isByteLevel }: PieceForm): (text: string) => string {
  const mark = normalize('');
  return (text) => {
    const whole = normalize(text);
    const plain = whole.startsWith(mark) ? whole.slice(mark.length) : whole;
    return isByteLevel ? plain : plain.replace(WORD_START, ' ');
  };
}

function normalizedRun(run: string, form: PieceForm): NormalizedRun {
  const normalize = normalizerWithoutMark(form);
  const whole = normalize(run);
  if (whole.length === run.length && PLAIN.test(run) && PLAIN.test(whole)) {
    const bytes = encoder.encode(whole);
    return { bytes, origins: Array.from(bytes, (_, start) => ({ start, end: start + 1 })) };
  }
  const clusters = Array.from(run.matchAll(CLUSTER), ({ 0: cluster, index }) => ({
    span: { start: index, end: index + cluster.length },
    plain: normalize(cluster),
  }));
  // A letter may be written by what stands beside it: a Greek sigma is another one at the end of a word.
  const joined = clusters.map(({ plain }) => plain).join('');
  const normalizedText = whole.length === joined.length ? whole : joined;
  const bytes: number[] = [];
  const origins: Span[] = [];
  let at = 0;
  for (const { span, plain } of clusters) {
    for (const byte of encoder.encode(normalizedText.slice(at, at + plain.length))) {
      bytes.push(byte);
      origins.push(span);
    }
    at += plain.length;
  }
  return { bytes: Uint8Array.from(bytes), origins };
}

/** How many bytes ahead a piece is looked for, past characters that the tokenizer dropped. */
const REACH = 48;
/** How many bytes ahead after an unknown piece, which may stand for a long word. Without a limit, many of them would take quadratic time. */
const REACH_AFTER_UNKNOWN = 4000;

interface Match {
  /** The range of bytes without white space at its edges; empty for a blank piece. */
  readonly first: number;
  readonly end: number;
  /** Where the next piece begins. */
  readonly next: number;
}

/** The bytes of a piece at `at`, if they are there. White space may be missing on either side: tokenizers drop and add spaces. */
function matchAt(bytes: Uint8Array, at: number, piece: Uint8Array): Match | undefined {
  let next = at;
  let first = -1;
  let end = at;
  for (const byte of piece) {
    if (bytes[next] !== byte && isBlank(byte)) continue;
    while (bytes[next] !== byte && isBlank(bytes[next])) next += 1;
    if (bytes[next] !== byte) return undefined;
    if (!isBlank(byte)) {
      if (first < 0) first = next;
      end = next + 1;
    }
    next += 1;
  }
  return { first: first < 0 ? end : first, end, next };
}

function matchFrom(bytes: Uint8Array, at: number, piece: Uint8Array, reach: number): Match | undefined {
  const last = Math.min(bytes.length - 1, at + reach);
  for (let start = at; start <= last; start += 1) {
    const match = matchAt(bytes, start, piece);
    if (match) return match;
  }
  return undefined;
}

/**
 * The characters of each piece, in order; undefined for a piece that stands for none (white space), or whose text the run does not have (an
 * unknown one). Pieces that are parts of one character all get it.
 */
export function placesOfPieces(run: string, pieces: readonly string[], form: PieceForm): (Span | undefined)[] {
  const { bytes, origins } = normalizedRun(run, form);
  let at = 0;
  /** Whether the piece before, blank ones aside, was not found. */
  let isLost = false;
  return pieces.map((piece) => {
    const pieceBytes = bytesOfPiece(piece, form);
    const isBlankOne = isBlankPiece(pieceBytes);
    const match = isBlankOne
      ? matchAt(bytes, at, pieceBytes)
      : matchFrom(bytes, at, pieceBytes, isLost ? REACH_AFTER_UNKNOWN : REACH);
    if (!isBlankOne) isLost = !match;
    if (!match) return undefined;
    at = match.next;
    const [start, end] = [origins[match.first], origins[match.end - 1]];
    return match.first < match.end && start && end ? { start: start.start, end: end.end } : undefined;
  });
}
