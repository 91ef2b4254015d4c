// PII matching: does a data base that holds the person's record tell that the sanitized text is theirs?
import type { PersonalString } from './extractor.ts';

/** Rap-LI, table III. */
const KAPPA = 0.7;
const DELTA = 0.6;

/**
 * Rap-LI, definition IV.4: the record of the original is matched where at least the share `DELTA` of its strings is at least
 * `KAPPA` similar to some string that the attacker extracts from the sanitized text (equation 2). A record without strings
 * is in no data base: undefined.
 */
export function isMatched(
  record: readonly PersonalString[],
  extractedStrings: readonly PersonalString[],
  similarity: (a: string, b: string) => number,
): boolean | undefined {
  if (record.length === 0) return undefined;
  const matched = record.filter(({ text }) =>
    extractedStrings.some((other) => similarity(text, other.text) >= KAPPA),
  ).length;
  return matched / record.length >= DELTA;
}
