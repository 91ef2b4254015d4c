// Whether a text is nothing but surrogates as they were issued. Stricter than restoring: what only resembles a surrogate ("J.", the
// same day written otherwise) may be an original of the person, and must be replaced again before it is sent.
import type { RestorePair } from '../sanitize/sanitized.ts';
import { isOfSigns } from '../text/signs.ts';
import { compilePairs } from './apply.ts';

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

export function isQuotation(text: string, pairs: readonly RestorePair[]): boolean {
  const issued = new Set(pairs.map(({ surrogate }) => bare(surrogate)));
  const segments = compilePairs(pairs).apply(text);
  return (
    segments.length > 0 &&
    segments.every((segment) =>
      segment.surrogate === undefined ? isOfSigns(segment.text) : issued.has(bare(segment.surrogate)),
    )
  );
}
