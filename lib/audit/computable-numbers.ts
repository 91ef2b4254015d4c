// Finds protected numbers that an attacker can compute: they are also written in another form, or follow from numbers that were kept.
import { numberCluesIn } from '../sanitize/numbers/closure/value-closure.ts';
import type { PlannedSpan } from '../sanitize/sanitized.ts';
import { overlappingSpans } from '../text/span.ts';
import type { AuditedPrompt, Recovery } from './report.ts';

/** Protected numbers that can be computed from a number that was kept. */
export function computableNumbers({
  text,
  annotations,
  sanitized: { replacements },
}: AuditedPrompt): readonly Recovery[] {
  const source = { detector: 'mention', rule: 'audit' } as const;
  const hidden = replacements.map(
    ({ start, end, type }): PlannedSpan => ({
      annotation: { start, end, type, risk: 4, confidence: 1, source },
      mechanism: 'placeholder',
    }),
  );
  const inOrder = [...replacements].sort((a, b) => a.start - b.start);
  // Values that the person chose to keep reveal as much as values that the policy keeps.
  const kept = annotations
    .filter((annotation) => overlappingSpans(inOrder, annotation).length === 0)
    .map((annotation): PlannedSpan => ({ annotation: { ...annotation, risk: 2 }, mechanism: 'keep' }));
  const spans = [...hidden, ...kept].sort((a, b) => a.annotation.start - b.annotation.start);
  const found = new Map(
    numberCluesIn(text, spans).map(({ origin, number }) => [origin.annotation.start, { origin, number }]),
  );
  return [...found.values()].map(({ origin: { annotation }, number }) => ({
    original: text.slice(annotation.start, annotation.end),
    type: annotation.type,
    trace: 'part',
    found: text.slice(number.start, number.end),
    earlier: false,
  }));
}
