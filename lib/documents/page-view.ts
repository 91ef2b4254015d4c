// The pages of a document as a person sees them before it is written, and the areas that they cover.
import type { Span } from '../text/span.ts';
import type { TextEdit } from './document.ts';

/** In shares of the page's width and height, from 0 to 1. */
export interface RelativeArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PageArea extends RelativeArea {
  /** From 1. */
  readonly page: number;
}

/** Where a part of the document's text stands on a page. */
export interface TextPlace extends RelativeArea {
  readonly start: number;
  readonly end: number;
}

export interface AreaEdits {
  /** Areas that the person drew. They become black, and the text in them is taken out. */
  readonly covered: readonly PageArea[];
  /** The codes (QR, bars) that stay; all others are covered. */
  readonly keptCodes: readonly PageArea[];
}

export const NO_AREAS: AreaEdits = { covered: [], keptCodes: [] };

export interface PageView {
  /** PNG or JPEG, with the properties that the reader writes and no others. */
  readonly picture: Uint8Array<ArrayBuffer>;
  /** In the order of the text. */
  readonly places: readonly TextPlace[];
  readonly codes: readonly RelativeArea[];
  /** Words that were not read surely, and places that may hold text that was not read. None of a page as it is written. */
  readonly unsure: readonly RelativeArea[];
}

export interface DocumentChange {
  readonly edits: readonly TextEdit[];
  readonly areas: AreaEdits;
}

export interface DocumentPages {
  readonly count: number;
  /** A page of the original, or with `change` as it is written. */
  view(page: number, change?: DocumentChange): Promise<PageView>;
}

export const onPage = (areas: readonly PageArea[], page: number): readonly PageArea[] =>
  areas.filter((area) => area.page === page);

export const isSameArea = (one: RelativeArea, other: RelativeArea): boolean =>
  one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;

export const touches = (one: RelativeArea, other: RelativeArea): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const NARROW = /[\s.,;:'’!|()[\]iIjltfr-]/u;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}mwMW@%]/u;

/** About how much of a line's width a text takes: most fonts draw narrow, wide and other letters in these proportions. */
function weightOf(text: string): number {
  let weight = 0;
  for (const letter of text) weight += NARROW.test(letter) ? 0.55 : WIDE.test(letter) ? 1.6 : 1;
  return weight;
}

interface PlacedText {
  readonly text: string;
  readonly places: readonly TextPlace[];
}

/** The areas of a part of the text: one for each place that it reaches into. */
export function areasOfSpan({ text, places }: PlacedText, { start, end }: Span): readonly RelativeArea[] {
  return places
    .filter((place) => place.start < end && start < place.end)
    .map(({ left, top, right, bottom, ...place }) => {
      const share = (to: number) =>
        weightOf(text.slice(place.start, to)) / weightOf(text.slice(place.start, place.end));
      const from = share(Math.max(start, place.start));
      const to = share(Math.min(end, place.end));
      return { left: left + from * (right - left), top, right: left + to * (right - left), bottom };
    });
}

/** The words of a text that an area touches, as edits that take them out. */
function wordsTakenOut({ text, places }: PlacedText, area: RelativeArea): readonly TextEdit[] {
  return places
    .filter((place) => touches(place, area))
    .flatMap((place) =>
      Array.from(text.slice(place.start, place.end).matchAll(/\S+/gu), ({ index, 0: word }) => {
        const start = place.start + index;
        return { start, end: start + word.length, text: '' };
      }),
    )
    .filter((edit) => areasOfSpan({ text, places }, edit).some((word) => touches(word, area)));
}

/** The edits, and more that take out the words that the areas touch. An edit that shares letters with such a word is taken out with it. */
export function editsWithoutWordsIn(
  { text, edits }: { readonly text: string; readonly edits: readonly TextEdit[] },
  covered: readonly { readonly places: readonly TextPlace[]; readonly area: RelativeArea }[],
): readonly TextEdit[] {
  const gone = covered.flatMap(({ places, area }) => wordsTakenOut({ text, places }, area));
  const all = [...edits, ...gone].sort((a, b) => a.start - b.start || b.end - a.end);
  const joined: TextEdit[] = [];
  for (const edit of all) {
    const last = joined.at(-1);
    if (!last || edit.start >= last.end) joined.push(edit);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, edit.end), text: '' };
  }
  return joined;
}
