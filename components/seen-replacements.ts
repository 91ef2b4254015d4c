import type { PromptState } from '../lib/page/prompt-state.ts';
import type { Replacement, StandIn } from '../lib/sanitize/sanitized.ts';
import type { Span } from '../lib/text/span.ts';

type Prompt = Pick<PromptState, 'sanitized'>;

export function spanId({ start, end }: Span): string {
  return `${start}:${end}`;
}

/** Surrogates by the id of the replaced span. */
export function surrogatesOf({ sanitized }: Prompt): ReadonlyMap<string, string> {
  return new Map((sanitized?.replacements ?? []).map((r) => [spanId(r), r.surrogate] as const));
}

/** The kind of surrogate of each replaced span, by the span's id. */
export function standInsOf({ sanitized }: Prompt): ReadonlyMap<string, StandIn> {
  return new Map((sanitized?.replacements ?? []).map((r) => [spanId(r), r.standIn] as const));
}

/** Replacements that change the text: noise or a drawn word can equal the original by chance. */
export function seenReplacements({ sanitized }: Prompt): readonly Replacement[] {
  return (sanitized?.replacements ?? []).filter(({ original, surrogate }) => surrogate !== original);
}
