/** A stretch of text. Offsets are UTF-16 code units, as in JavaScript strings; `end` is exclusive. */
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

export function textOf(text: string, span: Span): string {
  return text.slice(span.start, span.end);
}
