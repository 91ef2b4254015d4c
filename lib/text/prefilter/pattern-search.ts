// Finds the matches of many patterns in a text, block by block. Patterns that cannot match in a block are not run, and blocks that were read
// before are not read again, so an edit of a long text costs as much as a short text.
import type { Span } from '../span.ts';
import { patternSet } from './pattern-set.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';

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

/** Returns a function from a text to the sorted spans of each pattern, all of which need the flag `g`. */
export function patternSearch(
  name: string,
  patterns: readonly RegExp[],
): (text: string) => readonly (readonly Span[])[] {
  const mayMatch = patternSet(name, patterns);
  /** By the text of a block, for each pattern. */
  const kept = new Map<string, readonly (readonly Span[])[]>();

  function spansOfBlock({ text, signs }: TextBlock): readonly (readonly Span[])[] {
    const spans =
      kept.get(text) ?? patterns.map((one, at) => (mayMatch(at, signs) ? spansOfPattern(text, one) : NO_SPANS));
    kept.delete(text);
    kept.set(text, spans);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_BLOCKS && oldest !== undefined) kept.delete(oldest);
    return spans;
  }

  return (text) => {
    const blocks = textBlocks(text);
    const ofBlocks = blocks.map(spansOfBlock);
    const [only] = ofBlocks;
    if (blocks.length === 1 && only) return only;
    return patterns.map((_, at) =>
      blocks.flatMap((block, number) => inWholeText(ofBlocks[number]?.[at] ?? NO_SPANS, block)),
    );
  };
}
