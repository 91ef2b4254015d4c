// Shortens a text for the network: what is no language is one character, and lines that repeat an earlier line are left out. Findings in the
// short text are mapped back, into the repeated lines too. A prompt of usual length without such parts stays as it is.
import type { Finding } from '../../detect/annotation.ts';
import { overlappingSpans, partsOutside, type Span } from '../../text/span.ts';
import { blobsIn } from './blobs.ts';
import { repeatedLines } from './repeated-lines.ts';

/** The network reads it as an omission, and it joins no word. */
const PLACEHOLDER = '…';

interface ShortenedText {
  readonly text: string;
  /** The parts of the source at a span of the short text, without what was left out. */
  sourceOf(span: Span): Span[];
}

/** Replaces each of these parts of a text by the placeholder, or removes it if that is empty. @param cuts sorted, without overlaps */
function shortened(source: string, cuts: readonly Span[], placeholder: string): ShortenedText {
  const kept = partsOutside({ start: 0, end: source.length }, cuts);
  let text = '';
  /** The kept parts, at their places in the short text. */
  const places: (Span & { readonly shift: number })[] = [];
  let from = 0;
  for (const part of kept) {
    if (part.start > from) text += placeholder;
    const start = text.length;
    text += source.slice(part.start, part.end);
    places.push({ start, end: text.length, shift: part.start - start });
    from = part.end;
  }
  if (from < source.length) text += placeholder;
  return {
    text,
    sourceOf: (span) =>
      overlappingSpans(places, span).map(({ start, end, shift }) => ({
        start: Math.max(start, span.start) + shift,
        end: Math.min(end, span.end) + shift,
      })),
  };
}

interface CondensedText {
  readonly text: string;
  /** The findings at their places in the source. One that spans a part that was left out becomes several. */
  inSource(findings: readonly Finding[]): readonly Finding[];
}

export function condensedText(source: string): CondensedText {
  const blobs = blobsIn(source);
  const withoutBlobs = shortened(source, blobs, PLACEHOLDER);
  const repeated = repeatedLines(withoutBlobs.text);
  if (blobs.length === 0 && repeated.lines.length === 0) return { text: source, inSource: (findings) => findings };
  const short = shortened(withoutBlobs.text, repeated.lines, '');
  const placesOf = (span: Span): Span[] =>
    short
      .sourceOf(span)
      .flatMap((part) => [part, ...repeated.copiesOf(part)])
      .flatMap((part) => withoutBlobs.sourceOf(part));
  return {
    text: short.text,
    inSource: (findings) =>
      findings
        .flatMap((finding) => placesOf(finding).map((place) => ({ ...finding, ...place })))
        .sort((a, b) => a.start - b.start),
  };
}
