import { isKeptPersonName } from '../lib/detect/annotation.ts';
import type { Language } from '../lib/language/language.ts';
import type { PromptState } from '../lib/page/prompt/prompt-state.ts';
import { countPeople } from '../lib/sanitize/replaced-subjects.ts';
import type { Replacement } from '../lib/sanitize/sanitized.ts';
import type { Span } from '../lib/text/span.ts';

type Prompt = Pick<PromptState, 'sanitized'>;

export function spanId({ start, end }: Span): string {
  return `${start}:${end}`;
}

/** Surrogates by the id of the replaced span. */
export function surrogatesBySpan({ sanitized }: Prompt): ReadonlyMap<string, string> {
  return new Map((sanitized?.replacements ?? []).map((r) => [spanId(r), r.surrogate] as const));
}

/** How a value is hidden now, and the phrase that could replace it. */
export type HidingState = Pick<Replacement, 'standIn' | 'phrase'>;

/** The text that leaves in the value's place, or a note if the value was removed or sent as a hint. */
export function replacementText({ standIn }: HidingState, surrogate = '', { say }: Language): string {
  if (standIn === 'hinted') return say('becomesHinted');
  return standIn === 'removed' ? say('becomesRemoved') : surrogate;
}

/** How each value is hidden, by the id of the replaced span. */
export function hidingStateBySpan({ sanitized }: Prompt): ReadonlyMap<string, HidingState> {
  return new Map((sanitized?.replacements ?? []).map((r) => [spanId(r), r] as const));
}

/** Replacements that change the text: noise or a drawn word can equal the original by chance. */
export function effectiveReplacements({ sanitized }: Prompt): readonly Replacement[] {
  return (sanitized?.replacements ?? []).filter(({ original, surrogate }) => surrogate !== original);
}

/** How many different people leave with their names. Words drawn by a profile can replace a name below the risk of replacement. */
export function keptPersonNames(state: Pick<PromptState, 'text' | 'annotations' | 'sanitized'>): number {
  const replaced = new Set(effectiveReplacements(state).map(spanId));
  const kept = state.annotations.filter((one) => isKeptPersonName(one) && !replaced.has(spanId(one)));
  const names = kept.map(({ start, end, type }) => ({ start, end, type, original: state.text.slice(start, end) }));
  return countPeople(names, state.sanitized?.entities);
}
