// Finds where each word of a Chinese line stands. Tesseract's network tells such places only to about half a character, which would leave parts
// of a covered name; the line is cut anew so that the cuts run between the characters and lie as far apart as the characters are wide.
import type { Area, Gray } from './pixels.ts';

const INK = 150;
const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const NARROW = /[ilIjft.,:;'|!()[\]]/;
const WIDE = /[A-Zmw@%&]/;
/** In units of the width of a Chinese character. */
const SPACE = 0.25;
/** The steps in which a character is measured. */
const UNITS = 16;
const SIZES = [0.85, 0.95, 1.05, 1.15, 1.3];
/** What a cut through solid ink costs; a character of twice its width costs 4. */
const CUT = 3;

export const hasChinese = (text: string): boolean => HAN.test(text);

interface Token {
  /** The word that it belongs to, or -1 for a space. */
  readonly word: number;
  readonly width: number;
}

function widthOf(character: string): number {
  if (HAN.test(character)) return 1;
  if (NARROW.test(character)) return 0.3;
  return WIDE.test(character) ? 0.7 : 0.55;
}

function tokensOf(words: readonly string[]): readonly Token[] {
  return words.flatMap((word, at) => {
    const characters = [...word].map((character) => ({ word: at, width: widthOf(character) }));
    const borders = (words[at - 1] ?? '').slice(-1) + word.slice(0, 1);
    const isSpaced = at > 0 && [...borders].some((character) => !HAN.test(character));
    return isSpaced ? [{ word: -1, width: SPACE }, ...characters] : characters;
  });
}

/** The share of ink in each step across the line, with empty steps behind it for the white part of a last comma. */
function inkAcross({ width, data }: Gray, { left, top, right, bottom }: Area, step: number): Float32Array {
  const count = Math.ceil((right - left) / step);
  const ink = new Float32Array(count + UNITS + 1);
  for (let at = 0; at < count; at += 1) {
    let least = Number.POSITIVE_INFINITY;
    for (let x = left + at * step; x < Math.min(left + (at + 1) * step, right); x += 1) {
      let dark = 0;
      for (let y = top; y < bottom; y += 1) if ((data[y * width + x] ?? 255) < INK) dark += 1;
      least = Math.min(least, dark);
    }
    ink[at] = Number.isFinite(least) ? least / (bottom - top) : 0;
  }
  return ink;
}

interface Cuts {
  readonly cost: number;
  /** The steps at which the tokens end. */
  readonly ends: readonly number[];
}

/** The cheapest cuts. @param unit how many steps a Chinese character is wide */
function cutsOf(tokens: readonly Token[], ink: Float32Array, end: number, unit: number): Cuts | undefined {
  const places = ink.length;
  let costs = new Float64Array(places).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const from: Int32Array[] = [];
  for (const { word, width } of tokens) {
    const next = new Float64Array(places).fill(Number.POSITIVE_INFINITY);
    const back = new Int32Array(places);
    const expected = width * unit;
    const least = word < 0 ? 0 : Math.max(1, Math.floor(expected * 0.45));
    const most = Math.ceil(word < 0 ? unit * 1.5 : expected * 2.2);
    for (let at = 0; at < places; at += 1) {
      const cost = costs[at] ?? Number.POSITIVE_INFINITY;
      if (!Number.isFinite(cost)) continue;
      for (let to = at + least; to <= Math.min(at + most, places - 1); to += 1) {
        const stretch = ((to - at - expected) / unit) * 2;
        const sum = cost + stretch * stretch + (ink[to] ?? 0) * CUT;
        if (sum >= (next[to] ?? 0)) continue;
        next[to] = sum;
        back[to] = at;
      }
    }
    costs = next;
    from.push(back);
  }
  let best = -1;
  for (let at = Math.max(0, end - 1); at < places; at += 1)
    if ((costs[at] ?? Number.POSITIVE_INFINITY) < (best < 0 ? Number.POSITIVE_INFINITY : (costs[best] ?? 0))) best = at;
  if (best < 0) return undefined;
  const cost = costs[best] ?? 0;
  const ends: number[] = [];
  for (let i = from.length - 1, at = best; i >= 0; i -= 1) {
    ends.unshift(at);
    at = from[i]?.[at] ?? 0;
  }
  return { cost, ends };
}

/**
 * The areas of the words of a line, or undefined if they cannot be told apart: then each word counts as wide as the line.
 * @param line around the ink of the whole line
 */
export function chineseColumns(page: Gray, line: Area, words: readonly string[]): readonly Area[] | undefined {
  const height = line.bottom - line.top;
  const step = Math.max(1, Math.floor(height / UNITS));
  const ink = inkAcross(page, line, step);
  const tokens = tokensOf(words);
  const end = Math.ceil((line.right - line.left) / step);
  let best: Cuts | undefined;
  for (const size of SIZES) {
    const cuts = cutsOf(tokens, ink, end, (height * size) / step);
    if (cuts && (!best || cuts.cost < best.cost)) best = cuts;
  }
  if (!best) return undefined;
  const at = (steps: number) => Math.min(line.right, line.left + steps * step);
  const { ends } = best;
  return words.map((_, word) => {
    const first = tokens.findIndex((token) => token.word === word);
    const last = tokens.findLastIndex((token) => token.word === word);
    const right = Math.max(at(ends[last] ?? 0), at(ends[first - 1] ?? 0) + 1);
    return { left: at(first > 0 ? (ends[first - 1] ?? 0) : 0), top: line.top, right, bottom: line.bottom };
  });
}
