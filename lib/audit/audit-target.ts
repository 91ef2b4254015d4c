// The originals that a sanitized prompt must not reveal, each once.
import { type EntityType, MIN_REPLACED_RISK, type RiskLevel } from '../detect/annotation.ts';
import type { Mechanism, Replacement } from '../sanitize/sanitized.ts';
import { overlappingSpans } from '../text/span.ts';
import type { AuditedPrompt } from './report.ts';
import { withoutSpellingVariants } from './token.ts';

export interface AuditTarget {
  readonly text: string;
  readonly type: EntityType;
  readonly risk: RiskLevel;
  readonly mechanism: Mechanism;
  readonly surrogate: string;
}

/**
 * Mechanisms that draw noise. Their surrogate may equal the original, or contain its year, by chance. An attacker cannot know this and
 * the guarantee allows it, so the surrogate is no trace of the original.
 */
const NOISE_MECHANISMS: ReadonlySet<string> = new Set(['metric-dp', 'date-shift', 'computed', 'scale']);

function isDrawnByNoise({ mechanism }: { readonly mechanism: string }): boolean {
  return NOISE_MECHANISMS.has(mechanism);
}

/** Mechanisms that draw a word near its original, so that a likeness to this original is a trace of it. */
const WORD_MECHANISMS: ReadonlySet<string> = new Set(['rap-li', 'cape']);

export function isDrawnBySimilarity({ mechanism }: { readonly mechanism: string }): boolean {
  return WORD_MECHANISMS.has(mechanism);
}

/** Whether the surrogate was drawn at random. It may then equal another original without being a trace of that one. */
export const isDrawnAtRandom = (surrogate: Replacement) => isDrawnByNoise(surrogate) || isDrawnBySimilarity(surrogate);

/** The sanitized text without the surrogates that were drawn at random. */
export function withoutDrawnSurrogates({ text, replacements }: AuditedPrompt['sanitized']): string {
  let rest = '';
  let at = 0;
  for (const replacement of replacements.filter(isDrawnAtRandom).sort((a, b) => a.outStart - b.outStart)) {
    rest += `${text.slice(at, replacement.outStart)}\n`;
    at = replacement.outEnd;
  }
  return rest + text.slice(at);
}

const MEDIUM_RISK: RiskLevel = 3;

/** @param annotations in order, without overlaps */
function riskOf(annotations: AuditedPrompt['annotations'], replacement: Replacement): RiskLevel {
  const own = overlappingSpans(annotations, replacement).map(({ risk }) => risk);
  if (own.length > 0) return Math.max(...own) as RiskLevel;
  // In word mode, ordinary words without an annotation are drawn too.
  return isDrawnBySimilarity(replacement) ? MEDIUM_RISK : MIN_REPLACED_RISK;
}

/** Each original once; spellings that differ only in case, accents or dashes count as one. */
export function auditTargetsOf(prompt: AuditedPrompt): readonly AuditTarget[] {
  const byText = new Map<string, AuditTarget>();
  const annotations = [...prompt.annotations].sort((a, b) => a.start - b.start);
  for (const replacement of prompt.sanitized.replacements) {
    const text = replacement.original.trim();
    const key = withoutSpellingVariants(text);
    const risk = riskOf(annotations, replacement);
    const known = byText.get(key);
    if (known && known.risk >= risk) continue;
    const { type, mechanism, surrogate } = replacement;
    byText.set(key, { text, type, risk, mechanism, surrogate });
  }
  return [...byText.values()];
}
