// A text as words, for searching: letters folded to lower case without accents, digits of every script as ASCII digits, and one space for everything
// between two words. "Müller, Jürgen", "jurgen.muller" and `"Jürgen","Müller"` then differ in the order of their words only.

const SPACE = 0x20;
/** Marks in the table below: not computed yet; leaves no trace; folds to more than one letter; may join the letter before it. */
const UNKNOWN = 0xffff;
const SKIPPED = 1;
const EXPANDED = 2;
const FIRST_HALF = 3;
const COMPOSES = 4;

/** Letters of Hangul syllables, and Japanese voicing marks. */
const NEEDS_COMPOSING = /[\u1100-\u11ff\u3099\u309a]/;
const INVISIBLE = /^[\u00ad\u200b-\u200d\u2060\ufeff]$/;
const isAccent = (code: number) => code >= 0x300 && code < 0x370;
const WORD_CHARACTER = /^[\p{L}\p{M}\p{N}]$/u;
const DIGIT = /^\p{Nd}$/u;
/** Letters with a stroke or a ligature, which Unicode does not decompose. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

const folded = new Uint16Array(0x10000).fill(UNKNOWN);
for (let code = 0; code < folded.length; code += 1)
  if (NEEDS_COMPOSING.test(String.fromCharCode(code))) folded[code] = COMPOSES;
const expanded = new Map<number, readonly number[]>();

const codesOf = (text: string) => Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));

/** Each block of decimal digits begins at a code that ends in 0 or in 6. */
function asciiDigit(code: number): number {
  const start = code & 0xfff0;
  const zero = DIGIT.test(String.fromCharCode(start)) ? start : start + 6;
  return 0x30 + code - zero;
}

const isSurrogate = (code: number) => code >= 0xd800 && code < 0xe000;
const isFirstHalf = (code: number) => code >= 0xd800 && code < 0xdc00;
const isHangul = (code: number) => code >= 0xac00 && code < 0xd7a4;
function computeFold(code: number): number {
  const character = String.fromCharCode(code);
  if (isAccent(code) || INVISIBLE.test(character)) return SKIPPED;
  if (isSurrogate(code)) return isFirstHalf(code) ? FIRST_HALF : SPACE;
  if (!WORD_CHARACTER.test(character)) return SPACE;
  if (DIGIT.test(character)) return asciiDigit(code);
  if (isHangul(code)) return code;
  const base = character
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const codes = codesOf([...base].map((letter) => BASE_LETTERS[letter] ?? letter).join(''));
  const [only] = codes;
  if (only === undefined) return SKIPPED;
  if (codes.length === 1) return only;
  expanded.set(code, codes);
  return EXPANDED;
}

const foldedPairs = new Map<number, readonly number[] | undefined>();

const isPairAt = (source: string, at: number) => (source.codePointAt(at) ?? 0) > 0xffff;

/** The two halves of a folded letter beyond the first 65,536; undefined for a pictograph or another sign. */
function foldedPair(point: number): readonly number[] | undefined {
  if (!foldedPairs.has(point)) {
    const character = String.fromCodePoint(point);
    foldedPairs.set(point, WORD_CHARACTER.test(character) ? codesOf(character.toLowerCase()) : undefined);
  }
  return foldedPairs.get(point);
}

function foldOf(code: number): number {
  const known = folded[code] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const fold = computeFold(code);
  folded[code] = fold;
  return fold;
}

export interface TokenText {
  readonly source: string;
  /** Begins and ends with a space. */
  readonly codes: Uint16Array;
  /** For each code, where it stands in the source. */
  readonly at: Uint32Array;
  readonly length: number;
}

/** Buffers that the next text may use again: a body of a megabyte is read several times, and new memory costs more than reading it. */
interface TokenBuffers {
  codes: Uint16Array;
  at: Uint32Array;
}

export const tokenBuffers = (length = 0): TokenBuffers => ({
  codes: new Uint16Array(length),
  at: new Uint32Array(length),
});

function growBuffers(buffers: TokenBuffers, length: number): void {
  if (buffers.codes.length >= length) return;
  const { codes, at } = buffers;
  buffers.codes = new Uint16Array(length);
  buffers.at = new Uint32Array(length);
  buffers.codes.set(codes);
  buffers.at.set(at);
}

const MAX_KEPT = 4_000_000;

/** Gives the memory of very long texts back. */
export function releaseLargeBuffers(buffers: TokenBuffers): void {
  if (buffers.codes.length > MAX_KEPT) Object.assign(buffers, tokenBuffers());
}

/** The codes of a letter that folds to several, or to none; undefined for a sign, which counts as a space. */
function foldedCodes(source: string, at: number, fold: number): readonly number[] | undefined {
  const code = source.charCodeAt(at);
  if (fold === EXPANDED) return expanded.get(code);
  return fold === COMPOSES ? [code] : foldedPair(source.codePointAt(at) ?? 0);
}

interface WriteState {
  length: number;
  isAfterSpace: number;
}

/** Writes a letter that folds to none, to several, or to a sign. */
function writeOdd(source: string, i: number, fold: number, buffers: TokenBuffers, state: WriteState): void {
  if (fold === SKIPPED) return;
  const all = foldedCodes(source, i, fold);
  // Room for these codes and for one of each letter that follows.
  const needed = state.length + (all?.length ?? 1) + source.length - i + 1;
  if (needed > buffers.codes.length) growBuffers(buffers, 2 * needed);
  for (const one of all ?? (state.isAfterSpace === 1 ? [] : [SPACE])) {
    buffers.codes[state.length] = one;
    buffers.at[state.length] = i;
    state.length += 1;
  }
  state.isAfterSpace = all === undefined ? 1 : 0;
}

/** Writes the codes from `start` on, until a letter that does not fold to one code; returns where that stands. */
function writePlain(source: string, start: number, { codes, at }: TokenBuffers, state: WriteState): number {
  let { length, isAfterSpace } = state;
  let i = start;
  for (; i < source.length; i += 1) {
    const fold = folded[source.charCodeAt(i)] as number;
    if (fold < SPACE || fold === UNKNOWN) break;
    codes[length] = fold;
    at[length] = i;
    // Without a branch: processors cannot foresee where words end. A space after a space is written over by the next letter.
    const isSpace = (fold - SPACE - 1) >>> 31;
    length += 1 - (isSpace & isAfterSpace);
    isAfterSpace = isSpace;
  }
  state.length = length;
  state.isAfterSpace = isAfterSpace;
  return i;
}

/** @param buffers the result is valid until these are used for another text. */
export function tokenTextOf(source: string, buffers: TokenBuffers = tokenBuffers(), isComposed = false): TokenText {
  const state: WriteState = { length: 1, isAfterSpace: 1 };
  growBuffers(buffers, source.length + 2);
  buffers.codes[0] = SPACE;
  buffers.at[0] = 0;
  for (let i = writePlain(source, 0, buffers, state); i < source.length; i = writePlain(source, i, buffers, state)) {
    const fold = foldOf(source.charCodeAt(i));
    if (fold === COMPOSES && !isComposed) return tokenTextOf(source.normalize('NFC'), buffers, true);
    if (fold >= SPACE) continue;
    writeOdd(source, i, fold, buffers, state);
    i += fold === FIRST_HALF && isPairAt(source, i) ? 2 : 1;
  }
  const { codes, at } = buffers;
  if (state.isAfterSpace === 0) {
    codes[state.length] = SPACE;
    at[state.length] = source.length;
    state.length += 1;
  }
  return { source, codes, at, length: state.length };
}

const CHUNK = 8192;

/** The words of a text as one string, with a single space between two words. */
export function tokensOf(text: string): string {
  const { codes, length } = tokenTextOf(text);
  let tokens = '';
  for (let i = 0; i < length; i += CHUNK)
    tokens += String.fromCharCode(...codes.subarray(i, Math.min(length, i + CHUNK)));
  return tokens.trim();
}

const UNSPACED_SCRIPT =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const unspaced = new Map<number, boolean>();

/** Scripts without spaces between words: in them, every position counts as a word border. */
function isUnspaced(code: number): boolean {
  if (code < 0x0e00) return false;
  const known = unspaced.get(code);
  if (known !== undefined) return known;
  const is = isSurrogate(code) || UNSPACED_SCRIPT.test(String.fromCharCode(code));
  unspaced.set(code, is);
  return is;
}

export const beginsWord = ({ codes }: TokenText, at: number): boolean =>
  codes[at - 1] === SPACE || codes[at] === SPACE || isUnspaced(codes[at] ?? SPACE);

export const endsWord = ({ codes }: TokenText, end: number): boolean =>
  codes[end] === SPACE || codes[end - 1] === SPACE || isUnspaced(codes[end - 1] ?? SPACE);

/** The source between two positions of the token text. */
export const sourceBetween = ({ source, at }: TokenText, start: number, end: number): string =>
  source.slice(at[start] ?? 0, (at[end - 1] ?? 0) + 1);
