// A text as the eye reads it. Signs without width, look-alike letters of another script and letters from the mathematical
// alphabets hide a name or a number from detectors, and from nobody else.
import type { Span } from '../text/span.ts';

export interface PlainReading {
  readonly text: string;
  /** The part of the source that a part of `text` stands for. */
  sourceOf(span: Span): Span;
}

/** Soft hyphens, zero-width and direction signs, and strokes through letters. */
const HIDDEN =
  '\\u00ad\\u0334-\\u0338\\u034f\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\u{e0020}-\\u{e007f}';
/** These belong to the spelling of Arabic and Indic scripts, and to emoji; between other letters and digits they only hide. */
const JOINERS = '\\u200c\\u200d\\ufe00-\\ufe0f';
const NEEDS_NO_JOINER =
  '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Hebrew}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Nd}@._+:/ -]';
/** Mathematical and circled letters and digits, full-width ones aside (`fold` knows them), and ligatures. */
const STYLED = '\\u{1d400}-\\u{1d7ff}\\u{1f110}-\\u{1f189}\\u2460-\\u2473\\u24b6-\\u24e9\\ufb00-\\ufb06';
const UNIT = new RegExp(`(?<=${NEEDS_NO_JOINER})[${JOINERS}${HIDDEN}]+|[${HIDDEN}]+|[${STYLED}]`, 'gu');
/** Most texts hold none of these; one quick search tells. */
const ANY = new RegExp(`[${HIDDEN}${JOINERS}${STYLED}]`, 'u');
const IS_STYLED = new RegExp(`^[${STYLED}]$`, 'u');

const LOOK_ALIKES = [
  'АаВЕеԐІіЈјКкМНОоРрСсТУуХхҮѕԁԛԜѡһӏɡΑΒΕΖΗΙΚΜΝΟοΡρΤΥυΧνα',
  'AaBEeEIiJjKkMHOoPpCcTYyXxYsdqWwhlgABEZHIKMNOoPpTYuXva',
] as const;
const TO_LATIN: ReadonlyMap<string, string> = new Map(
  [...LOOK_ALIKES[0]].map((sign, at) => [sign, LOOK_ALIKES[1][at] ?? sign]),
);
const MIXED = /(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}ɡ])(?=\p{L}*\p{Script=Latin})\p{L}{2,64}/gu;

/** A word with its look-alike letters in Latin. */
export function withLatinLookalikes(word: string): string {
  return [...word].map((sign) => TO_LATIN.get(sign) ?? sign).join('');
}

/** Words with letters of two scripts, in Latin as far as that gives one script. Same length. */
function oneScript(text: string): string {
  return /[\p{Script=Cyrillic}\p{Script=Greek}ɡ]/u.test(text)
    ? text.replace(MIXED, (word) => {
        const latin = withLatinLookalikes(word);
        return /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(latin) ? word : latin;
      })
    : text;
}

/** `undefined` if the text is written as it reads. */
export function plainReading(text: string): PlainReading | undefined {
  if (!ANY.test(text)) {
    const read = oneScript(text);
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
  for (const { 0: sign, index } of text.matchAll(UNIT)) {
    add(text.slice(from, index), from, false);
    from = index + sign.length;
    if (IS_STYLED.test(sign)) {
      const plain = sign.normalize('NFKC');
      add(plain, index, true);
      ends.fill(from, ends.length - plain.length);
    }
  }
  add(text.slice(from), from, false);
  const plain = oneScript(read);
  if (plain === text) return undefined;
  return {
    text: plain,
    sourceOf: ({ start, end }) => ({ start: starts[start] ?? text.length, end: ends[end - 1] ?? text.length }),
  };
}
