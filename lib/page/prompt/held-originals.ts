// May there be something in a composer's text that has to be replaced?
import type { PromptState } from './prompt-state.ts';

/** What is not checked may hold anything. */
export function mayHoldOriginals({ text: checked, status, sanitized, survivors }: PromptState, text: string): boolean {
  if (text.trim() === '') return false;
  if (checked !== text || status !== 'ready' || !sanitized || survivors) return true;
  return sanitized.replacements.length > 0 || sanitized.text !== text;
}
