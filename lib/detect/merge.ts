import { overlaps, type Span } from '../text/span.ts';
import type { Finding } from './annotation.ts';

/** Checked values are certain; a rule on context is not, and may lose to the model. */
function rank({ source, confidence }: Finding): number {
  if (source.detector === 'dictionary') return 4;
  if (source.detector === 'person') return 3;
  if (source.detector === 'pattern' && confidence >= 0.8) return 2;
  return 1;
}

function before(a: Finding, b: Finding): number {
  return rank(b) - rank(a) || b.end - b.start - (a.end - a.start) || b.confidence - a.confidence || a.start - b.start;
}

/** What of `span` the taken spans leave uncovered. */
function remainders(span: Finding, taken: readonly Span[]): Finding[] {
  let parts: Finding[] = [span];
  for (const other of taken) {
    parts = parts.flatMap((part) => {
      if (!overlaps(part, other)) return [part];
      return [
        ...(part.start < other.start ? [{ ...part, end: other.start }] : []),
        ...(part.end > other.end ? [{ ...part, start: other.end }] : []),
      ];
    });
  }
  return parts;
}

/** Names of fields say nothing; a model that took one along with its value must not leave it behind as a name. */
const FIELD_NAME =
  /^(?:iban|bic|swift|ssn|dob|id|no|nr|number|tel|phone|fax|e-?mail|vat|pin|address|name|account|card|ip|mac|vin)\W*$/iu;

function trimmed(text: string, finding: Finding): Finding | undefined {
  const value = text.slice(finding.start, finding.end);
  const start = finding.start + (value.length - value.replace(/^[^\p{L}\p{N}@#+(£$€¥/]+/u, '').length);
  const end = finding.end - (value.length - value.replace(/[\s,;:([{]+$/u, '').length);
  const rest = text.slice(start, end);
  return end > start && /[\p{L}\p{N}]/u.test(rest) && !FIELD_NAME.test(rest) ? { ...finding, start, end } : undefined;
}

/**
 * One finding for each place. The rule: the person's dictionary wins over everything, then what the person marked, then
 * checked patterns, then the rest; among equals the longer, then the surer. Where a loser sticks out beyond the winner, what
 * sticks out stays a finding of its own: merging must never uncover anything. Sorted, without overlaps.
 */
export function mergeFindings(text: string, findings: readonly Finding[]): Finding[] {
  const merged: Finding[] = [];
  for (const finding of [...findings].sort(before)) {
    const near = merged.filter((other) => overlaps(other, finding));
    const parts = near.length === 0 ? [finding] : remainders(finding, near);
    for (const part of parts) {
      const kept = near.length === 0 ? part : trimmed(text, part);
      if (kept) merged.push(kept);
    }
  }
  return merged.sort((a, b) => a.start - b.start);
}
