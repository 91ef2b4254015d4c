// Computes the text as a human reads it. Zero-width characters, look-alike letters of another script and letters from the mathematical alphabets
// hide a name or number from detectors, but not from a reader.
import type { Span } from '../text/span.ts';

export interface UndisguisedText {
  readonly text: string;
  /** Maps a span of `text` to the corresponding span of the source. */
  sourceOf(span: Span): Span;
}

/** Soft hyphens, zero-width and direction marks, and combining strokes. */
const HIDDEN_CHARACTERS =
  '\\u00ad\\u0334-\\u0338\\u034f\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\u{e0020}-\\u{e007f}';
/** Joiners and variation selectors. Emoji and Arabic and Indic scripts need them; after other characters they only hide a value. */
const JOINERS = '\\u200c\\u200d\\ufe00-\\ufe0f';
const NEEDS_NO_JOINER =
  '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Hebrew}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Nd}@._+:/ -]';
/** Ranges of mathematical letters and digits, circled letters and digits, and Latin ligatures. Full-width characters are handled by `normaliseCharacters`. */
const STYLED_CHARACTERS = '\\u{1d400}-\\u{1d7ff}\\u{1f110}-\\u{1f189}\\u2460-\\u2473\\u24b6-\\u24e9\\ufb00-\\ufb06';
const DISGUISE = new RegExp(
  `(?<=${NEEDS_NO_JOINER})[${JOINERS}${HIDDEN_CHARACTERS}]+|[${HIDDEN_CHARACTERS}]+|[${STYLED_CHARACTERS}]`,
  'gu',
);
/** A quick test for any of the characters above, because most texts contain no such character. */
const ANY_DISGUISE = new RegExp(`[${HIDDEN_CHARACTERS}${JOINERS}${STYLED_CHARACTERS}]`, 'u');
const IS_STYLED = new RegExp(`^[${STYLED_CHARACTERS}]$`, 'u');

const LOOK_ALIKES = [
  'АаВЕеԐІіЈјКкМНОоРрСсТУуХхҮѕԁԛԜѡһӏɡΑΒΕΖΗΙΚΜΝΟοΡρΤΥυΧνα',
  'AaBEeEIiJjKkMHOoPpCcTYyXxYsdqWwhlgABEZHIKMNOoPpTYuXva',
] as const;
const TO_LATIN: ReadonlyMap<string, string> = new Map(
  [...LOOK_ALIKES[0]].map((sign, at) => [sign, LOOK_ALIKES[1][at] ?? sign]),
);
const MIXED_SCRIPT_WORD =
  /(?<!\p{L})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}ɡ])(?=\p{L}*\p{Script=Latin})\p{L}{2,}/gu;

/** Replaces Cyrillic and Greek letters that look like Latin ones by the Latin letters. */
export function lookalikesToLatin(word: string): string {
  return [...word].map((sign) => TO_LATIN.get(sign) ?? sign).join('');
}

/** Replaces look-alikes in words that also have Latin letters, unless other Cyrillic or Greek letters would remain. The length stays the same. */
function toOneScript(text: string): string {
  return /[\p{Script=Cyrillic}\p{Script=Greek}ɡ]/u.test(text)
    ? text.replace(MIXED_SCRIPT_WORD, (word) => {
        const latin = lookalikesToLatin(word);
        return /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(latin) ? word : latin;
      })
    : text;
}

/** The text as a human reads it; undefined if it is the same as `text`. */
export function undisguisedText(text: string): UndisguisedText | undefined {
  if (!ANY_DISGUISE.test(text)) {
    const read = toOneScript(text);
    return read === text ? undefined : { text: read, sourceOf: (span) => span };
  }
  let read = '';
  let from = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (part: string, start: number, isOneSign: boolean) => {
    for (let at = 0; at < part.length; at++) {
      starts.push(isOneSign ? start : start + at);
      ends.push(start + at + 1);
    }
    read += part;
  };
  for (const { 0: sign, index } of text.matchAll(DISGUISE)) {
    add(text.slice(from, index), from, false);
    from = index + sign.length;
    if (IS_STYLED.test(sign)) {
      const plain = sign.normalize('NFKC');
      add(plain, index, true);
      ends.fill(from, ends.length - plain.length);
    }
  }
  add(text.slice(from), from, false);
  const plain = toOneScript(read);
  if (plain === text) return undefined;
  return {
    text: plain,
    sourceOf: ({ start, end }) => ({ start: starts[start] ?? text.length, end: ends[end - 1] ?? text.length }),
  };
}
