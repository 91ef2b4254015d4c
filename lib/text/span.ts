/** A part of a text. Offsets are UTF-16 code units, as in JavaScript strings; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The parts of `span` that no span in `taken` covers; `taken` must be sorted. */
export function partsOutside(span: Span, taken: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let at = span.start;
  for (const { start, end } of taken) {
    if (start > at) parts.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  if (at < span.end) parts.push({ start: at, end: span.end });
  return parts;
}

export function textOf(text: string, span: Span): string {
  return text.slice(span.start, span.end);
}

/** The spans of `sorted` that overlap `span`, found in logarithmic time. `sorted` must be in order and have no overlaps. */
export function overlappingSpans<T extends Span>(sorted: readonly T[], span: Span): readonly T[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.end ?? 0) <= span.start) low = middle + 1;
    else high = middle;
  }
  let after = low;
  while ((sorted[after]?.start ?? span.end) < span.end) after += 1;
  return sorted.slice(low, after);
}
