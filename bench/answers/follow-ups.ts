// Finds values that an earlier prompt of a conversation protected and a later prompt sends.

import { escapeRegExp } from '../../lib/lexicon/alternatives.ts';
import type { Sanitized } from '../../lib/sanitize/sanitized.ts';
import { hasUnspacedLetter } from '../../lib/text/script.ts';

/** Shorter values are ignored, because one digit or letter occurs in any text. */
const SHORTEST = 2;

/** The sanitized text without its surrogates. */
function leftOf({ text, replacements }: Pick<Sanitized, 'text' | 'replacements'>): string {
  let [out, at] = ['', 0];
  for (const { outStart, outEnd } of [...replacements].sort((a, b) => a.outStart - b.outStart)) {
    out += `${text.slice(at, outStart)}\u0000`;
    at = outEnd;
  }
  return out + text.slice(at);
}

function stands(value: string, text: string): boolean {
  if (hasUnspacedLetter(value)) return text.includes(value);
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])${escapeRegExp(value)}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'iu').test(text);
}

interface FollowUpLeaks {
  /** Values that this prompt sends although an earlier one protected them; the prompt then counts as an earlier one. */
  leaksOf(sanitized: Sanitized): readonly string[];
}

/** @param same groups of spellings of one value; if one spelling was replaced, all count as protected. */
export function followUpLeaks(same: readonly (readonly string[])[]): FollowUpLeaks {
  const protectedValues = new Set<string>();
  return {
    leaksOf(sanitized) {
      const left = leftOf(sanitized);
      const leaks = [...protectedValues].filter((value) => value.length >= SHORTEST && stands(value, left));
      for (const { original } of sanitized.replacements) {
        protectedValues.add(original);
        for (const spellings of same)
          if (spellings.includes(original)) for (const one of spellings) protectedValues.add(one);
      }
      return leaks;
    },
  };
}
