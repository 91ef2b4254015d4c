// Binary search in spans that are sorted and do not overlap, so that not every span of a long reply is visited for each sentence.
import type { Span } from '../../text/span.ts';

/** The first index for which `holds` is true. For all later indexes it must be true too. */
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

/** The index of the first span that ends after `place`. */
export const indexOfFirstEndingAfter = (spans: readonly Span[], place: number): number =>
  firstWhere(spans, ({ end }) => end > place);
/** The index of the first span that begins at or after `place`. */
export const indexOfFirstStartingAtOrAfter = (spans: readonly Span[], place: number): number =>
  firstWhere(spans, ({ start }) => start >= place);
