// A reply as it is matched: small letters without accents, markup and escapes taken out, every place known in the raw text.
import { fold } from '../text/fold.ts';
import { SPACED_OR_UNSPACED_WORD } from '../text/script.ts';

export interface Reading {
  readonly raw: string;
  readonly folded: string;
  /** Where a place of the folded text is in the raw one. */
  rawAt(index: number): number;
  /** The place in the folded text of a place in the raw one. */
  foldedAt(index: number): number;
  /** The end in the raw text of what ends at `index` in the folded one: without the markup that follows. */
  rawEnd(index: number): number;
  readonly words: readonly Word[];
}

export interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  rsquo: "'",
  lsquo: "'",
  ndash: '-',
  mdash: '-',
  commat: '@',
};
const ENTITY =
  '&(?:amp|nbsp|quot|apos|lt|gt|rsquo|lsquo|ndash|mdash|commat|[aeiouync](?:uml|acute|grave|circ|tilde|cedil|ring)|#\\d{2,4}|#x[0-9a-f]{2,4});';
/**
 * Emphasis, tags of emphasis, invisible characters, accents that stand alone. Without U+0345, the iota that is written below a letter:
 * in a pattern that ignores case it stands for every ι.
 */
const MARKUP =
  '\\*+|~~|</?(?:b|i|em|strong|span|u|mark|code|sup|sub)>|[\\u00ad\\u200b-\\u200d\\u2060\\ufeff\\u0300-\\u0344\\u0346-\\u036f]';
/** A backslash that only keeps markdown or JSON from reading the next character. */
const ESCAPE = '\\\\(?=[_*\\[\\]()#+.!|{}\\-/"\'&<>@~`$])';
const LINE_ESCAPE = '\\\\[nrt](?![a-z])';
const UNICODE_ESCAPE = '\\\\u[0-9a-f]{4}';
const PERCENT = '%(?:2[0-9a-f]|3[a-f]|40|5[bdf]|7e)';
const CHANGED = new RegExp(
  `(?<markup>${MARKUP}|${ESCAPE})|(?<entity>${ENTITY})|(?<line>${LINE_ESCAPE})|(?<unicode>${UNICODE_ESCAPE})|(?<percent>${PERCENT})`,
  'giu',
);

/** One of these must be there for anything to change. */
const CHANGING = /[*~<&%\\\u00ad\u200b-\u200d\u2060\ufeff]|[\u0300-\u036f]/u;

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

const simple = new Map<string, string>();

/** One character for one: small, without its accent, of the plain kind where there are several. */
function simpler(character: string): string {
  const known = simple.get(character);
  if (known !== undefined) return known;
  const base = character.normalize('NFD').charAt(0).toLowerCase();
  const spelt = fold(character);
  const plain = /[ '-]/.test(spelt) ? spelt : base.length === 1 ? base : character;
  simple.set(character, plain);
  return plain;
}

/** Character by character, so that a part of a text folds as it does in the whole. */
const plainSpelling = (text: string) =>
  isAscii(text) ? text.toLowerCase() : text.replace(/[A-Z]|[^\0-\x7f]/g, simpler);

function decoded(groups: Record<string, string | undefined>): string {
  const { entity, line, unicode, percent } = groups;
  if (entity !== undefined) {
    const name = entity.slice(1, -1).toLowerCase();
    if (name.startsWith('#x')) return String.fromCharCode(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCharCode(Number(name.slice(1)));
    return ENTITIES[name] ?? name.charAt(0);
  }
  if (line !== undefined) return '\n';
  if (unicode !== undefined) return String.fromCharCode(Number.parseInt(unicode.slice(2), 16));
  return percent === undefined ? '' : String.fromCharCode(Number.parseInt(percent.slice(1), 16));
}

const WORD = new RegExp(SPACED_OR_UNSPACED_WORD, 'gu');

function wordsIn(folded: string): Word[] {
  const words: Word[] = [];
  for (const match of folded.matchAll(WORD)) {
    words.push({ start: match.index, end: match.index + match[0].length, text: match[0] });
  }
  return words;
}

export function readReply(raw: string): Reading {
  const pieces: string[] = [];
  /** Folded place and raw place of each piece's beginning. */
  const places: { readonly folded: number; readonly raw: number }[] = [];
  let [length, at] = [0, 0];
  const push = (piece: string, rawStart: number) => {
    if (piece === '') return;
    places.push({ folded: length, raw: rawStart });
    pieces.push(piece);
    length += piece.length;
  };
  if (CHANGING.test(raw)) {
    for (const match of raw.matchAll(CHANGED)) {
      push(plainSpelling(raw.slice(at, match.index)), at);
      push(plainSpelling(decoded(match.groups ?? {})), match.index);
      at = match.index + match[0].length;
    }
  }
  push(plainSpelling(raw.slice(at)), at);
  const folded = pieces.join('');

  function pieceAt(index: number, side: 'folded' | 'raw') {
    let [low, high] = [0, places.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((places[middle]?.[side] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return places[low];
  }
  function rawAt(index: number): number {
    if (index >= length) return raw.length;
    const place = pieceAt(index, 'folded');
    return place ? place.raw + index - place.folded : index;
  }
  function foldedAt(index: number): number {
    const place = pieceAt(index, 'raw');
    return place ? Math.min(length, place.folded + Math.max(0, index - place.raw)) : index;
  }
  function rawEnd(index: number): number {
    if (index <= 0) return 0;
    const last = rawAt(index - 1);
    // A decoded character ends where its escape ends.
    const written = /^(?:&[#\w]{2,8};|\\u[\da-f]{4}|\\[nrt]|%[\da-f]{2})/i.exec(raw.slice(last, last + 10))?.[0];
    const isDecoded = written !== undefined && folded[index - 1] !== raw[last]?.toLowerCase();
    return last + (isDecoded ? written.length : 1);
  }
  return { raw, folded, rawAt, foldedAt, rawEnd, words: wordsIn(folded) };
}

/** Which of the words begins first at or behind a place of the folded text. */
export function wordAt({ words }: Reading, folded: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < folded) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A text as `readReply` would fold it. */
export const foldText = (text: string): string => readReply(text).folded;
