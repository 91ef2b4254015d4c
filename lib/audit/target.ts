// The originals that a sanitized prompt must not give away, each once.
import { type EntityType, REPLACED_FROM, type RiskLevel } from '../detect/annotation.ts';
import type { Mechanism, Replacement } from '../sanitize/sanitized.ts';
import { overlapping } from '../text/span.ts';
import type { AuditedPrompt } from './report.ts';
import { plain } from './token.ts';

export interface Target {
  readonly text: string;
  readonly type: EntityType;
  readonly risk: RiskLevel;
  readonly mechanism: Mechanism;
}

/**
 * Noise may give the original, or its year, by chance: whoever sees it cannot tell, and the guarantee allows it. What such a
 * surrogate holds is no trace of the original.
 */
const BY_CHANCE: ReadonlySet<string> = new Set(['metric-dp', 'date-shift', 'computed', 'scale']);

function isDrawnByNoise({ mechanism }: { readonly mechanism: string }): boolean {
  return BY_CHANCE.has(mechanism);
}

/** What the mechanisms on single words do: their surrogate depends on the original, so that a likeness is a trace of its own original. */
const ON_WORDS: ReadonlySet<string> = new Set(['rap-li', 'cape']);

export function isDrawnByLikeness({ mechanism }: { readonly mechanism: string }): boolean {
  return ON_WORDS.has(mechanism);
}

/** What was drawn may be any value, another original among them, and is no trace of that one. */
export const isByChance = (surrogate: Replacement) => isDrawnByNoise(surrogate) || isDrawnByLikeness(surrogate);

/** What an attacker reads, without the surrogates that were drawn. */
export function readable({ text, replacements }: AuditedPrompt['sanitized']): string {
  let rest = '';
  let at = 0;
  for (const replacement of replacements.filter(isByChance).sort((a, b) => a.outStart - b.outStart)) {
    rest += `${text.slice(at, replacement.outStart)}\n`;
    at = replacement.outEnd;
  }
  return rest + text.slice(at);
}

const MEDIUM: RiskLevel = 3;

/** @param annotations in order, without overlaps */
function riskOf(annotations: AuditedPrompt['annotations'], replacement: Replacement): RiskLevel {
  const own = overlapping(annotations, replacement).map(({ risk }) => risk);
  if (own.length > 0) return Math.max(...own) as RiskLevel;
  // A profile draws ordinary words that nobody annotated.
  return isDrawnByLikeness(replacement) ? MEDIUM : REPLACED_FROM;
}

/** Every way of writing an original counts as one. */
export function targetsOf(prompt: AuditedPrompt): readonly Target[] {
  const byText = new Map<string, Target>();
  const annotations = [...prompt.annotations].sort((a, b) => a.start - b.start);
  for (const replacement of prompt.sanitized.replacements) {
    const text = replacement.original.trim();
    const key = plain(text);
    const risk = riskOf(annotations, replacement);
    const known = byText.get(key);
    if (known && known.risk >= risk) continue;
    byText.set(key, { text, type: replacement.type, risk, mechanism: replacement.mechanism });
  }
  return [...byText.values()];
}
