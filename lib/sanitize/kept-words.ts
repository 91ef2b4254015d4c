// The words of a prompt that stay visible, and those that a surrogate hides. No surrogate may equal either.

import type { Conversation } from '../conversation/conversation.ts';
import { NUMBER_IN_TEXT } from '../notation/number-text.ts';
import type { Span } from '../text/span.ts';
import type { PlannedSpan } from './sanitized.ts';

const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** The form in which two spellings of a word count as one. */
export const normalisedWord = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ');

export const normalisedWordsIn = (text: string): readonly string[] =>
  [...text.matchAll(WORDS)].map(([word]) => normalisedWord(word));

/** Returns all pairs of neighbouring words. If all pairs of a phrase are in a text, the phrase most likely is too. */
export function wordPairsIn(text: string): readonly string[] {
  const words = normalisedWordsIn(text);
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

/** The text outside the replaced spans, with a line break in place of each span. */
export function keptText(text: string, replaced: readonly Span[]): string {
  let kept = '';
  let at = 0;
  for (const { start, end } of replaced) {
    kept += `${text.slice(at, start)}\n`;
    at = end;
  }
  return kept + text.slice(at);
}

/**
 * The words that this prompt or an earlier one leaves as the person wrote them, and the pairs of neighbouring words in this prompt. The chat site
 * sees them.
 */
export function keptWords(text: string, replaced: readonly PlannedSpan[], conversation: Conversation): Set<string> {
  const kept = new Set((conversation.visible ?? []).map(normalisedWord));
  const rest = keptText(
    text,
    replaced.map((p) => p.annotation),
  );
  for (const shown of [...normalisedWordsIn(rest), ...wordPairsIn(rest)]) kept.add(shown);
  // The words of "36,000" are "36" and "000", so the whole number is added too.
  for (const [number] of rest.matchAll(NUMBER_IN_TEXT)) kept.add(number);
  return kept;
}

/** The originals and the words in them, which the chat site must not see. */
export function wordsOfOriginals(text: string, replaced: readonly PlannedSpan[]): Set<string> {
  const originals = new Set<string>();
  for (const { annotation } of replaced) {
    const original = text.slice(annotation.start, annotation.end);
    originals.add(normalisedWord(original));
    for (const word of normalisedWordsIn(original)) originals.add(word);
  }
  return originals;
}
