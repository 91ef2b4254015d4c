// Whether "Mr" is part of a name: sets and detectors differ on it. Here it is not, in what is marked and in what is found
// alike, so that no detector wins or loses by it. Own list: the yardstick must not move with the product.
import type { Span } from '../lib/text/span.ts';

export interface TypedSpan extends Span {
  readonly type: string;
}

const TITLES =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|president|sir|lord|lady|judge|justice|captain|herr|herrn|frau|monsieur|madame|mme|mlle|m|señor|señora|sr|sra|don|doña|signor|signora)\b\.?\s+)+(?=\p{L})/iu;

export function withoutTitle<T extends TypedSpan>(text: string, span: T): T {
  if (span.type !== 'PERSON') return span;
  const title = TITLES.exec(text.slice(span.start, span.end))?.[0].length ?? 0;
  return title === 0 ? span : { ...span, start: span.start + title };
}
