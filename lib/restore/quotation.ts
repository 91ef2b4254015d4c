// Whether a text is nothing but surrogates as they were issued. Stricter than restoring: what only resembles a surrogate ("J.", the
// same day written otherwise) may be an original of the person, and must be replaced again before it is sent.
import type { EntityType } from '../detect/annotation.ts';
import type { RestorePair } from '../sanitize/sanitized.ts';
import { hasNoLettersOrDigits } from '../text/signs.ts';
import type { Span } from '../text/span.ts';
import { compilePairs } from './apply.ts';

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const wordsOf = (text: string): readonly string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());
const NONE: ReadonlySet<string> = new Set();

/** @param sent words that earlier prompts let through, in small letters: "Mr" before a surrogate. */
export function isQuotation(text: string, pairs: readonly RestorePair[], sent: ReadonlySet<string> = NONE): boolean {
  const issued = new Set(pairs.map(({ surrogate }) => bare(surrogate)));
  const segments = compilePairs(pairs).apply(text);
  const isKnown = (segment: string) =>
    hasNoLettersOrDigits(segment) || wordsOf(segment).every((word) => sent.has(word));
  return (
    segments.some(({ surrogate }) => surrogate !== undefined) &&
    segments.every((segment) =>
      segment.surrogate === undefined ? isKnown(segment.text) : issued.has(bare(segment.surrogate)),
    )
  );
}

/** Noise gives numbers that people have too: the age of one may be what was issued for another's. */
const NUMBERS: ReadonlySet<EntityType> = new Set(['AGE', 'MONEY', 'QUANTITY', 'TIME']);
const AROUND = 60;
const NEIGHBOURS = 2;

/** The words right before and behind a span, in its line. */
function neighbours(text: string, { start, end }: Span): readonly string[] {
  const before =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split('\n')
      .at(-1) ?? '';
  const behind = text.slice(end, end + AROUND).split('\n')[0] ?? '';
  return [...wordsOf(before).slice(-NEIGHBOURS), ...wordsOf(behind).slice(0, NEIGHBOURS)];
}

/**
 * Whether a span of a prompt is a surrogate that this conversation issued, as in an old message that is edited. A number counts only among
 * words that were sent before: "I am 61" is the message, "she is 61" is news.
 */
export function isIssuedSurrogate(
  text: string,
  span: Span & { readonly type: EntityType },
  pairs: readonly RestorePair[],
  sent: ReadonlySet<string>,
): boolean {
  if (pairs.length === 0 || !isQuotation(text.slice(span.start, span.end), pairs, sent)) return false;
  if (!NUMBERS.has(span.type)) return true;
  const words = neighbours(text, span);
  const issued = new Set(pairs.flatMap(({ surrogate }) => wordsOf(surrogate)));
  return words.length > 0 && words.every((word) => sent.has(word) || issued.has(word));
}

/**
 * Words as `isIssuedSurrogate` compares them, without those of protected originals: "Sigrid Haraldsen" is an original again, although
 * "Sigrid" by chance stands for another name of the conversation.
 */
export function sentWords(
  visible: readonly string[],
  known: readonly { readonly text: string }[] = [],
): ReadonlySet<string> {
  const sent = new Set(visible.flatMap(wordsOf));
  for (const { text } of known) for (const word of wordsOf(text)) sent.delete(word);
  return sent;
}
