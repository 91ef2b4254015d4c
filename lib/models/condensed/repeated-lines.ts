// Finds the lines of a log or table that differ from an earlier line only in their numbers. The network reads the first line of each form,
// and what it finds there is found in the others too.
import type { Span } from '../../text/span.ts';

/** A text whose repeated lines are shorter altogether is read whole: leaving them out would hardly save time. */
const MIN_SPARED = 4000;
/** Lines of a form that is repeated less often are read, since prose repeats a line now and then, and each time with other text around it. */
const MIN_REPEATS = 4;

/** A UUID or a long hexadecimal id, or a number. */
const VALUE =
  /(?<![\p{L}\p{N}])(?=[a-f-]{0,36}\d)(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{12,64})(?![\p{L}\p{N}])|\p{Nd}+/giu;
/** Shorter numbers are alike whatever their length, as counters are. A longer one may be a phone or card number, so its length counts. */
const LONGEST_COUNTER = 6;

/** The text of a line with a mark for each value. Two lines of the same form differ only in values of the same kind. */
function formOf(line: string): string {
  return line.replace(VALUE, (value) => `\0${value.length > LONGEST_COUNTER ? value.length : ''}`);
}

const valuesOf = (text: string, line: Span): Span[] =>
  Array.from(text.slice(line.start, line.end).matchAll(VALUE), ({ 0: value, index }) => ({
    start: line.start + index,
    end: line.start + index + value.length,
  }));

/** Maps a span of line `from` to line `to` of the same form. A border inside a value moves to the value's own border. */
function mapping(text: string, from: Span, to: Span): (span: Span) => Span {
  const values = valuesOf(text, from);
  const others = valuesOf(text, to);
  function place(at: number, side: 'start' | 'end'): number {
    // The last value that begins before the place, or that the place begins.
    const index = values.findLastIndex(({ start }) => (side === 'start' ? start <= at : start < at));
    const value = values[index];
    const other = others[index];
    if (!value || !other) return to.start + at - from.start;
    if (at >= value.end) return other.end + at - value.end;
    return other[side];
  }
  return ({ start, end }) => ({ start: place(start, 'start'), end: place(end, 'end') });
}

interface LineForm {
  readonly first: Span;
  readonly repeats: Span[];
}

interface RepeatedLines {
  /** The repeated lines, each with its line break. */
  readonly lines: readonly Span[];
  /** The spans in the repeated lines that correspond to a span in the lines that they repeat. */
  copiesOf(span: Span): Span[];
}

const NOTHING_REPEATED: RepeatedLines = { lines: [], copiesOf: () => [] };
const LINE = /[^\n]+\n?/g;

export function repeatedLines(text: string): RepeatedLines {
  if (text.length < MIN_SPARED) return NOTHING_REPEATED;
  const forms = new Map<string, LineForm>();
  for (const { 0: line, index } of text.matchAll(LINE)) {
    if (line.trim() === '') continue;
    const span = { start: index, end: index + line.length };
    const form = formOf(line.trimEnd());
    const known = forms.get(form);
    if (known) known.repeats.push(span);
    else forms.set(form, { first: span, repeats: [] });
  }
  const repeated = [...forms.values()].filter(({ repeats }) => repeats.length >= MIN_REPEATS);
  const lines = repeated.flatMap(({ repeats }) => repeats).sort((a, b) => a.start - b.start);
  if (lines.reduce((sum, { start, end }) => sum + end - start, 0) < MIN_SPARED) return NOTHING_REPEATED;
  return {
    lines,
    copiesOf: (span) =>
      repeated
        .filter(({ first }) => first.start < span.end && span.start < first.end)
        .flatMap(({ first, repeats }) => {
          const inside = { start: Math.max(span.start, first.start), end: Math.min(span.end, first.end) };
          return repeats.map((line) => mapping(text, first, line)(inside));
        }),
  };
}
