// Places in spans that stand from left to right and do not overlap: a long reply is not looked through for each of its sentences.
import type { Span } from '../../text/span.ts';

/** The first index from which `holds` is true to the end. */
function firstWhere(spans: readonly Span[], holds: (span: Span) => boolean): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span && holds(span)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The first span that ends behind `place`. */
export const firstBehind = (spans: readonly Span[], place: number): number =>
  firstWhere(spans, ({ end }) => end > place);
/** The first span that begins at or behind `place`. */
export const firstFrom = (spans: readonly Span[], place: number): number =>
  firstWhere(spans, ({ start }) => start >= place);
