// Words, sentences and paragraphs with their offsets.
import type { Span } from './span.ts';

const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });
const SENTENCES = new Intl.Segmenter(undefined, { granularity: 'sentence' });

function withoutOuterSpace(text: string, start: number, end: number): Span | undefined {
  const value = text.slice(start, end);
  const left = value.length - value.trimStart().length;
  const right = value.length - value.trimEnd().length;
  return left === value.length ? undefined : { start: start + left, end: end - right };
}

/** Words in the sense of Unicode's UAX 29; punctuation and space are none. */
export function words(text: string): Span[] {
  const spans: Span[] = [];
  for (const { index, segment, isWordLike } of WORDS.segment(text)) {
    if (isWordLike === true) spans.push({ start: index, end: index + segment.length });
  }
  return spans;
}

/** Sentences (UAX 29) without the white space around them. */
export function sentences(text: string): Span[] {
  const spans: Span[] = [];
  for (const { index, segment } of SENTENCES.segment(text)) {
    const span = withoutOuterSpace(text, index, index + segment.length);
    if (span) spans.push(span);
  }
  return spans;
}

/** What stands between blank lines, from its first to its last character that is not white space. */
export function paragraphs(text: string): Span[] {
  const spans: Span[] = [];
  const push = (from: number, to: number) => {
    const span = withoutOuterSpace(text, from, to);
    if (span) spans.push(span);
  };
  let start = 0;
  for (const match of text.matchAll(/\n(?:[^\S\n]*\n)+/g)) {
    push(start, match.index);
    start = match.index + match[0].length;
  }
  push(start, text.length);
  return spans;
}
