import type { PromptState } from '../lib/page/prompt-state.ts';
import type { Replacement, StandIn } from '../lib/sanitize/sanitized.ts';
import type { Span } from '../lib/text/span.ts';

type Prompt = Pick<PromptState, 'sanitized'>;

export function spanId({ start, end }: Span): string {
  return `${start}:${end}`;
}

/** By the id of the span that each stands for. */
export function surrogatesOf({ sanitized }: Prompt): ReadonlyMap<string, string> {
  return new Map((sanitized?.replacements ?? []).map((r) => [spanId(r), r.surrogate] as const));
}

/** What kind of stand-in each replaced span has, by its id. */
export function standInsOf({ sanitized }: Prompt): ReadonlyMap<string, StandIn> {
  return new Map((sanitized?.replacements ?? []).map((r) => [spanId(r), r.standIn] as const));
}

/** What a person sees changed in the sanitized text: noise, or a drawn word, may by chance give the original itself. */
export function seenReplacements({ sanitized }: Prompt): readonly Replacement[] {
  return (sanitized?.replacements ?? []).filter(({ original, surrogate }) => surrogate !== original);
}
