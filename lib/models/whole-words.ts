// Extends findings to whole words in Thai, Lao, Khmer and Burmese. These scripts have no spaces and the network reads them character by
// character, so it may mark half a word. `Intl.Segmenter` knows where words begin and end.
import type { Span } from '../text/span.ts';

const UNSPACED_LETTER = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]/u;
/** How many characters around a finding are read; no word is longer. */
const LONGEST_WORD = 40;

const SEGMENTER = typeof Intl.Segmenter === 'undefined' ? undefined : new Intl.Segmenter('th', { granularity: 'word' });

const isUnspacedLetter = (text: string, at: number) =>
  at >= 0 && at < text.length && UNSPACED_LETTER.test(text.charAt(at));

/** Extends the span to the whole words in which it begins and ends; spans in other scripts are returned unchanged. */
export function extendToWholeWords(text: string, { start, end }: Span): Span {
  const hasLetter = isUnspacedLetter(text, start) || isUnspacedLetter(text, end - 1);
  if (!SEGMENTER || !hasLetter) return { start, end };
  let [from, to] = [start, end];
  while (from > start - LONGEST_WORD && isUnspacedLetter(text, from - 1) && isUnspacedLetter(text, from)) from -= 1;
  while (to < end + LONGEST_WORD && isUnspacedLetter(text, to) && isUnspacedLetter(text, to - 1)) to += 1;
  const words = Array.from(SEGMENTER.segment(text.slice(from, to)), ({ segment, index }) => ({
    start: from + index,
    end: from + index + segment.length,
  }));
  const first = words.find((word) => word.end > start);
  const last = words.findLast((word) => word.start < end);
  return { start: first?.start ?? start, end: last?.end ?? end };
}
