// Removes group phrases ("a diabetes medicine") that would reveal another hidden fact. The plan cannot do that, because it does not know
// what earlier prompts of the conversation hide.

import type { Conversation } from '../conversation/conversation.ts';
import { textOf } from '../text/span.ts';
import { containsPhrase, phraseMayReveal } from './generalise/generalise.ts';
import { keptText } from './kept-words.ts';
import type { PlannedSpan } from './sanitized.ts';

/**
 * Takes back each phrase that reveals another hidden fact of the conversation ("a diabetes medicine" beside a hidden "diabetes"), or that
 * the kept text contains. A fact that was to be generalised gets a placeholder instead.
 */
export function withoutRevealingPhrases(
  text: string,
  spans: readonly PlannedSpan[],
  { known = [] }: Conversation,
): readonly PlannedSpan[] {
  if (!spans.some(({ generalisation }) => generalisation)) return spans;
  const factOf = ({ annotation }: PlannedSpan) => ({ text: textOf(text, annotation), type: annotation.type });
  const hidden = [...known, ...spans.map(factOf)];
  const kept = keptText(
    text,
    spans.map(({ annotation }) => annotation),
  );
  return spans.map((span) => {
    const { generalisation, ...rest } = span;
    if (!generalisation) return span;
    const { phrase, alsoSaid = [] } = generalisation;
    const isTold = phraseMayReveal(phrase, factOf(span), hidden);
    // The kept text contains the phrase too, and that mention must not be restored to this original.
    const isKept = [phrase, ...alsoSaid].some((said) => containsPhrase(kept, said));
    if (!isTold && !isKept) return span;
    return span.mechanism === 'generalise' ? { ...rest, mechanism: 'placeholder' } : rest;
  });
}
