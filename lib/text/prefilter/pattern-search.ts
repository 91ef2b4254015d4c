// Finds the matches of many patterns in a text, block by block. Patterns that cannot match in a block are not run, and blocks that were read
// before are not read again, so an edit of a long text costs as much as a short text.
import type { Span } from '../span.ts';
import { prefiltersOf } from './pattern-set.ts';
import { mayMatch } from './prefilter.ts';
import { REACH, type TextBlock, textBlocks, wholeBlock } from './text-blocks.ts';

/** How many blocks are remembered. */
const KEPT_BLOCKS = 100;
const NO_SPANS: readonly Span[] = [];

/** The spans of one pattern: of its group named `value` if it has the flag `d` and that group, otherwise of its matches. */
export function spansOfPattern(text: string, pattern: RegExp): readonly Span[] {
  const spans = Array.from(text.matchAll(pattern), (match): Span => {
    const [start, end] = match.indices?.groups?.value ?? [match.index, match.index + match[0].length];
    return { start, end };
  });
  return spans.length === 0 ? NO_SPANS : spans;
}

/** The spans that begin in the block itself, in the whole text. */
const inWholeText = (spans: readonly Span[], { offset, start, end }: TextBlock): readonly Span[] =>
  spans
    .map((span) => ({ start: span.start + offset, end: span.end + offset }))
    .filter((span) => span.start >= start && span.start < end);

type SpansOfPatterns = readonly (readonly Span[])[];

/** Returns a function from a text to the sorted spans of each pattern, all of which need the flag `g`. */
export function patternSearch(name: string, patterns: readonly RegExp[]): (text: string) => SpansOfPatterns {
  const prefilterAt = prefiltersOf(name, patterns);
  const reachesFar = (at: number) => prefilterAt(at).longest > REACH;
  const spansAt = (at: number, pattern: RegExp, { text, index }: TextBlock) =>
    mayMatch(prefilterAt(at), index) ? spansOfPattern(text, pattern) : NO_SPANS;
  /** By the key of a block, the spans of the patterns that do not reach far. */
  const kept = new Map<string, SpansOfPatterns>();

  function spansOfBlock(block: TextBlock): SpansOfPatterns {
    const read = () => patterns.map((one, at) => (reachesFar(at) ? NO_SPANS : spansAt(at, one, block)));
    const spans = kept.get(block.key) ?? read();
    kept.delete(block.key);
    kept.set(block.key, spans);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_BLOCKS && oldest !== undefined) kept.delete(oldest);
    return spans;
  }

  return (text) => {
    const blocks = textBlocks(text);
    const whole = wholeBlock(text);
    if (blocks.length === 1) return patterns.map((one, at) => spansAt(at, one, whole));
    const ofBlocks = blocks.map(spansOfBlock);
    return patterns.map((one, at) =>
      reachesFar(at)
        ? spansAt(at, one, whole)
        : blocks.flatMap((block, number) => inWholeText(ofBlocks[number]?.[at] ?? NO_SPANS, block)),
    );
  };
}
