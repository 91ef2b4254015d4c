// Thai, Lao, Khmer, Burmese and Japanese write no spaces, and the network reads them letter by letter: it may mark half a word. Dictionaries of the
// runtime tell where words begin and end.
import type { Span } from '../text/span.ts';

const LETTER = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]/u;
/** No word is longer; it bounds what is read around a find. */
const REACH = 40;

const segmenter = typeof Intl.Segmenter === 'undefined' ? undefined : new Intl.Segmenter('th', { granularity: 'word' });

const isLetter = (text: string, at: number) => at >= 0 && at < text.length && LETTER.test(text.charAt(at));

const KATAKANA = /[\p{Script=Katakana}ー]/u;
const isKatakana = (text: string, at: number) => at >= 0 && at < text.length && KATAKANA.test(text.charAt(at));

/** A run of katakana is one word: スターバックス is never cut. */
function wholeKatakana(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from > start - REACH && isKatakana(text, from - 1) && isKatakana(text, from)) from -= 1;
  while (to < end + REACH && isKatakana(text, to) && isKatakana(text, to - 1)) to += 1;
  return { start: from, end: to };
}

/** The span with the words whole in which it begins and ends; itself in any other script. */
export function wholeWords(text: string, { start, end }: Span): Span {
  const hasLetter = isLetter(text, start) || isLetter(text, end - 1);
  if (!segmenter || !hasLetter) return wholeKatakana(text, { start, end });
  let [from, to] = [start, end];
  while (from > start - REACH && isLetter(text, from - 1) && isLetter(text, from)) from -= 1;
  while (to < end + REACH && isLetter(text, to) && isLetter(text, to - 1)) to += 1;
  const words = Array.from(segmenter.segment(text.slice(from, to)), ({ segment, index }) => ({
    start: from + index,
    end: from + index + segment.length,
  }));
  const first = words.find((word) => word.end > start);
  const last = words.findLast((word) => word.start < end);
  return { start: first?.start ?? start, end: last?.end ?? end };
}
