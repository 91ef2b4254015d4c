// Recognises text that consists only of issued surrogates. This is stricter than restoring: text that only resembles a surrogate ("J.", the
// same day in another format) may be an original and must be replaced before it is sent.

import type { RestorePair } from '../conversation/restore-pair.ts';
import type { EntityType } from '../detect/annotation.ts';
import { hasNoLettersOrDigits } from '../text/signs.ts';
import type { Span } from '../text/span.ts';
import { compileMatcher } from './surrogate-matcher.ts';

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const wordsOf = (text: string): readonly string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());
const NO_WORDS: ReadonlySet<string> = new Set();

/** The originals in the form in which `consistsOfIssuedSurrogates` compares them. */
export const foldedOriginals = (known: readonly { readonly text: string }[]): ReadonlySet<string> =>
  new Set(known.map(({ text }) => lettersAndDigits(text)));

/**
 * Whether a text consists only of issued surrogates.
 * @param sent words that earlier prompts left unchanged, in lower case. They may be beside surrogates: "Mr" before a name.
 * @param originals what restoring the whole text may give: a surrogate keeps words of its original, such as "Logistics GmbH" of a firm
 */
export function consistsOfIssuedSurrogates(
  text: string,
  pairs: readonly RestorePair[],
  sent: ReadonlySet<string> = NO_WORDS,
  originals: ReadonlySet<string> = NO_WORDS,
): boolean {
  const issued = new Set(pairs.map(({ surrogate }) => lettersAndDigits(surrogate)));
  const segments = compileMatcher(pairs).apply(text);
  const isOriginal = originals.has(lettersAndDigits(segments.map((segment) => segment.text).join('')));
  const isKnown = (segment: string) =>
    isOriginal || hasNoLettersOrDigits(segment) || wordsOf(segment).every((word) => sent.has(word));
  return (
    segments.some(({ surrogate }) => surrogate !== undefined) &&
    segments.every((segment) =>
      segment.surrogate === undefined ? isKnown(segment.text) : issued.has(lettersAndDigits(segment.surrogate)),
    )
  );
}

/** Types whose surrogates may equal another original: noise may change one person's age into another's. */
const TYPES_OF_EQUAL_VALUES: ReadonlySet<EntityType> = new Set(['AGE', 'MONEY', 'QUANTITY', 'TIME']);
const READ_AROUND = 60;
const WORDS_EACH_SIDE = 2;

/** The words directly before and after a span, in the same line. */
function neighbours(text: string, { start, end }: Span): readonly string[] {
  const before =
    text
      .slice(Math.max(0, start - READ_AROUND), start)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(end, end + READ_AROUND).split('\n')[0] ?? '';
  return [...wordsOf(before).slice(-WORDS_EACH_SIDE), ...wordsOf(after).slice(0, WORDS_EACH_SIDE)];
}

/**
 * Whether a span of a prompt is a surrogate that this conversation issued, as when an old message is edited. A number counts only if the
 * words around it were sent before: "I am 61" repeats an old message, "she is 61" is new.
 */
export function isIssuedSurrogate(
  text: string,
  span: Span & { readonly type: EntityType },
  pairs: readonly RestorePair[],
  sent: ReadonlySet<string>,
  originals: ReadonlySet<string> = NO_WORDS,
): boolean {
  const written = text.slice(span.start, span.end);
  if (pairs.length === 0 || !consistsOfIssuedSurrogates(written, pairs, sent, originals)) return false;
  if (!TYPES_OF_EQUAL_VALUES.has(span.type)) return true;
  const words = neighbours(text, span);
  const issued = new Set(pairs.flatMap(({ surrogate }) => wordsOf(surrogate)));
  return words.length > 0 && words.every((word) => sent.has(word) || issued.has(word));
}

/**
 * The words that earlier prompts left unchanged, for `isIssuedSurrogate`. Words of protected originals are left out: "Sigrid Haraldsen"
 * must be replaced again, even if "Sigrid" is by chance the surrogate of another name.
 */
export function wordsSentUnchanged(
  visible: readonly string[],
  known: readonly { readonly text: string }[] = [],
): ReadonlySet<string> {
  const sent = new Set(visible.flatMap(wordsOf));
  for (const { text } of known) for (const word of wordsOf(text)) sent.delete(word);
  return sent;
}
