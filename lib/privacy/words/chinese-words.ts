// Cuts Chinese, which is written without spaces, into words. The words of models/words-zh were cut by the same segmenter.
import type { Span } from '../../text/span.ts';

const SEGMENTER = typeof Intl.Segmenter === 'undefined' ? undefined : new Intl.Segmenter('zh', { granularity: 'word' });
const HAN = /\p{Script=Han}/u;
/** Japanese and Korean use ideographs too; their words would be cut in the wrong places. */
const OTHER_EAST_ASIAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const PARTS = /\p{Script=Han}+|\P{Script=Han}+/gu;

export const hasHan = (text: string): boolean => HAN.test(text);

/**
 * The words of a run of letters and digits that has no spaces in it: 我用Excel is two Chinese words and an English one, 2型糖尿病 a number and two
 * words. A run without ideographs, or with letters of Japanese or Korean, is one part.
 */
export function partsOfChineseRun(run: string): readonly Span[] {
  if (!SEGMENTER || !hasHan(run) || OTHER_EAST_ASIAN.test(run)) return [{ start: 0, end: run.length }];
  return Array.from(run.matchAll(PARTS)).flatMap(({ 0: part, index }) => {
    if (!hasHan(part)) return [{ start: index, end: index + part.length }];
    return Array.from(SEGMENTER.segment(part), ({ segment, index: at }) => ({
      start: index + at,
      end: index + at + segment.length,
    }));
  });
}
