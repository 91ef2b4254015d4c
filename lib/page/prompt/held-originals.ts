// Whether a composer's text may hold something that must be replaced.
import type { PromptState } from './prompt-state.ts';

/** True for unchecked text too, which may hold anything. */
export function mayHoldOriginals({ text: checked, status, sanitized, survivors }: PromptState, text: string): boolean {
  if (text.trim() === '') return false;
  if (checked !== text || status !== 'ready' || !sanitized || survivors) return true;
  return sanitized.replacements.length > 0 || sanitized.text !== text;
}
