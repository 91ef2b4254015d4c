// Tells whether the facts that stay in the prompt could, taken together, identify somebody.
import type { KeyedText } from '../lib/language/message.ts';
import type { PromptState } from '../lib/page/prompt/prompt-state.ts';

/** The audit's notes on combinations that may identify somebody; undefined if there is none, or the audit has not ended. */
export function combinedClues({ audit, sanitized }: PromptState): readonly KeyedText[] | undefined {
  const attacks = audit && audit !== 'failed' ? audit.attacks : [];
  const notes = attacks.find(({ attack }) => attack === 'quasi-identifiers')?.notes ?? [];
  return notes.length > 0 || sanitized?.suggestion ? notes : undefined;
}
