// A protected number is protected in every mention, together with what leads to it from visible numbers. Which numbers lead to it is
// taken as public, as the formulas of relations are.
import { type Annotation, type EntityType, REPLACED_FROM } from '../../detect/annotation.ts';
import { overlaps, type Span } from '../../text/span.ts';
import type { PlannedSpan } from '../sanitized.ts';
import { cluesTo } from './clues.ts';
import { type SeenNumber, seenNumbers } from './number-mentions.ts';

const NUMBERS: ReadonlySet<EntityType> = new Set(['AGE', 'MONEY', 'QUANTITY']);
/** A clue that was hidden may have clues of its own; a text seldom has more steps. */
const MOST_ROUNDS = 4;

const inside = (outer: Span, { start, end }: Span) => outer.start <= start && end <= outer.end;

/** The same way of hiding where the same draw will be found again; else a placeholder, which tells nothing. */
function hiding(text: string, clue: SeenNumber, origin: PlannedSpan, kept: PlannedSpan | undefined): PlannedSpan {
  const { start, end } = kept?.annotation ?? clue;
  const { type } = origin.annotation;
  const source = { detector: 'mention', rule: 'value-closure' } as const;
  const annotation: Annotation = { start, end, type, confidence: 1, risk: REPLACED_FROM, source };
  const isRepeat = text.slice(start, end) === text.slice(origin.annotation.start, origin.annotation.end);
  const isDrawnAlone = origin.mechanism === 'metric-dp' && origin.variable === undefined;
  if (!isRepeat || !isDrawnAlone) return { annotation, mechanism: 'placeholder' };
  return { ...origin, annotation: { ...origin.annotation, start, end, source } };
}

/** The spans, in order, with those that would give a protected number away. */
export function withValueClosure(text: string, spans: readonly PlannedSpan[]): readonly PlannedSpan[] {
  const isHidden = ({ mechanism }: PlannedSpan) => mechanism !== 'keep';
  if (!spans.some((span) => isHidden(span) && NUMBERS.has(span.annotation.type))) return spans;
  const all = seenNumbers(text);
  let closed = spans;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const hidden = closed.filter((span) => isHidden(span) && NUMBERS.has(span.annotation.type));
    // A date, a phone number or what the person keeps is no clue that may be hidden.
    const others = closed.filter(
      ({ annotation, mechanism }) => mechanism !== 'keep' || !NUMBERS.has(annotation.type) || annotation.risk === 1,
    );
    const seen = all.filter((number) => !others.some(({ annotation }) => overlaps(annotation, number)));
    const added = new Map<number, PlannedSpan>();
    for (const origin of hidden) {
      const { type } = origin.annotation;
      // Kilometres lead to no salary.
      const ofOtherType = closed.filter(({ annotation }) => annotation.type !== type);
      const own = all.find((number) => inside(origin.annotation, number) || inside(number, origin.annotation));
      if (!own) continue;
      const alike = seen.filter((number) => !ofOtherType.some(({ annotation }) => overlaps(annotation, number)));
      for (const clue of cluesTo(text, own, alike)) {
        const kept = closed.find(({ annotation }) => overlaps(annotation, clue));
        added.set(clue.start, hiding(text, clue, origin, kept));
      }
    }
    if (added.size === 0) break;
    const fresh = [...added.values()];
    const rest = closed.filter(({ annotation }) => !fresh.some((span) => overlaps(span.annotation, annotation)));
    closed = [...rest, ...fresh].sort((a, b) => a.annotation.start - b.annotation.start);
  }
  return closed;
}
