// A text as it reads: in lower case, without accents, markup and escapes. Each place can be mapped to the raw text.
import { normaliseCharacters } from './normalise-characters.ts';
import { SPACED_OR_UNSPACED_WORD } from './script.ts';

export interface FoldedReading {
  readonly raw: string;
  readonly folded: string;
  /** The raw offset of a folded offset. */
  rawAt(index: number): number;
  /** The folded offset of a raw offset. */
  foldedAt(index: number): number;
  /** The raw offset at which the text before the folded offset `index` ends, without markup that follows. */
  rawEnd(index: number): number;
  readonly words: readonly FoldedWord[];
}

export interface FoldedWord {
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
 * Emphasis, tags of emphasis, invisible characters, combining accents. U+0345, the iota below a letter, is left out, because in a pattern
 * that ignores case it would match every ι.
 */
const MARKUP =
  '\\*+|~~|</?(?:b|i|em|strong|span|u|mark|code|sup|sub)>|[\\u00ad\\u200b-\\u200d\\u2060\\ufeff\\u0300-\\u0344\\u0346-\\u036f]';
/** A backslash that escapes the next character in Markdown or JSON. */
const ESCAPE = '\\\\(?=[_*\\[\\]()#+.!|{}\\-/"\'&<>@~`$])';
const LINE_ESCAPE = '\\\\[nrt](?![a-z])';
const UNICODE_ESCAPE = '\\\\u[0-9a-f]{4}';
const PERCENT = '%(?:2[0-9a-f]|3[a-f]|40|5[bdf]|7e)';
const MARKUP_OR_ESCAPE = new RegExp(
  `(?<markup>${MARKUP}|${ESCAPE})|(?<entity>${ENTITY})|(?<line>${LINE_ESCAPE})|(?<unicode>${UNICODE_ESCAPE})|(?<percent>${PERCENT})`,
  'giu',
);

/** If a text has none of these characters, it contains no markup or escapes. */
const MAY_HAVE_MARKUP = /[*~<&%\\\u00ad\u200b-\u200d\u2060\ufeff]|[\u0300-\u036f]/u;

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

const foldedCharacters = new Map<string, string>();

/** Folds one character: to lower case, without its accent, and in its ordinary form. The result has the same length. */
function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const base = character.normalize('NFD').charAt(0).toLowerCase();
  const spelt = normaliseCharacters(character);
  const plain = spelt !== character ? spelt.toLowerCase() : base.length === 1 ? base : character;
  foldedCharacters.set(character, plain);
  return plain;
}

/** Folds a text character by character, so that a part of a text folds in the same way as inside the whole. */
const plainSpelling = (text: string) =>
  isAscii(text) ? text.toLowerCase() : text.replace(/[A-Z]|[^\0-\x7f]/g, foldCharacter);

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

function wordsIn(folded: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  for (const match of folded.matchAll(WORD)) {
    words.push({ start: match.index, end: match.index + match[0].length, text: match[0] });
  }
  return words;
}

export function foldedReading(raw: string): FoldedReading {
  const pieces: string[] = [];
  /** The folded and the raw offset at which each piece begins. */
  const places: { readonly folded: number; readonly raw: number }[] = [];
  let [length, at] = [0, 0];
  const push = (piece: string, rawStart: number) => {
    if (piece === '') return;
    places.push({ folded: length, raw: rawStart });
    pieces.push(piece);
    length += piece.length;
  };
  if (MAY_HAVE_MARKUP.test(raw)) {
    for (const match of raw.matchAll(MARKUP_OR_ESCAPE)) {
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
    // The raw end of a decoded character is the end of its escape.
    const written = /^(?:&[#\w]{2,8};|\\u[\da-f]{4}|\\[nrt]|%[\da-f]{2})/i.exec(raw.slice(last, last + 10))?.[0];
    const isDecoded = written !== undefined && folded[index - 1] !== raw[last]?.toLowerCase();
    return last + (isDecoded ? written.length : 1);
  }
  return { raw, folded, rawAt, foldedAt, rawEnd, words: wordsIn(folded) };
}

/** The index of the first word that begins at or after a folded offset. */
export function indexOfFirstWordAtOrAfter({ words }: FoldedReading, folded: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < folded) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The text folded as in `foldedReading`. */
export const foldText = (text: string): string => foldedReading(text).folded;
