// Hides every mention of a protected number, and the visible numbers from which it could be computed. Which numbers are related counts as
// public, like the formulas of relations.
import { type Annotation, type EntityType, MIN_REPLACED_RISK } from '../../../detect/annotation.ts';
import { overlaps } from '../../../text/span.ts';
import type { PlannedSpan } from '../../sanitized.ts';
import { CLUE_REACH_CHARACTERS, cluesToHiddenNumber } from './clues.ts';
import { type NumberInPrompt, numbersInPrompt } from './number-mentions.ts';

const NUMBER_TYPES: ReadonlySet<EntityType> = new Set(['AGE', 'MONEY', 'QUANTITY']);
/** A hidden clue may have clues too; longer chains of clues than this are rare. */
const MAX_ROUNDS = 4;

/**
 * The span that hides a clue. If the clue repeats the hidden number and noise alone replaces that, it gets the same noised number;
 * otherwise it gets a placeholder, which reveals nothing.
 */
function hidingSpan(
  text: string,
  clue: NumberInPrompt,
  origin: PlannedSpan,
  kept: PlannedSpan | undefined,
): PlannedSpan {
  const { start, end } = kept?.annotation ?? clue;
  const { type } = origin.annotation;
  const source = { detector: 'mention', rule: 'value-closure' } as const;
  const annotation: Annotation = { start, end, type, confidence: 1, risk: MIN_REPLACED_RISK, source };
  const isRepeat = text.slice(start, end) === text.slice(origin.annotation.start, origin.annotation.end);
  const isDrawnAlone = origin.mechanism === 'metric-dp' && origin.variable === undefined;
  if (!isRepeat || !isDrawnAlone) return { annotation, mechanism: 'placeholder' };
  return { ...origin, annotation: { ...origin.annotation, start, end, source } };
}

/** Maps each number to the span that covers it. Both lists are in order, and the spans do not overlap. */
function coversOf(
  numbers: readonly NumberInPrompt[],
  spans: readonly PlannedSpan[],
): ReadonlyMap<NumberInPrompt, PlannedSpan> {
  const covers = new Map<NumberInPrompt, PlannedSpan>();
  let at = 0;
  for (const number of numbers) {
    while ((spans[at]?.annotation.end ?? Number.POSITIVE_INFINITY) <= number.start) at += 1;
    const span = spans[at];
    if (span && overlaps(span.annotation, number)) covers.set(number, span);
  }
  return covers;
}

/** The visible numbers that may give a hidden number away: those of the same value, and those near enough to be read together with it. */
class ClueCandidates {
  private readonly byValue = new Map<number, NumberInPrompt[]>();

  constructor(private readonly numbers: readonly NumberInPrompt[]) {
    for (const number of numbers) this.byValue.set(number.value, [...(this.byValue.get(number.value) ?? []), number]);
  }

  of(own: NumberInPrompt): readonly NumberInPrompt[] {
    let low = 0;
    let high = this.numbers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.numbers[middle]?.start ?? 0) < own.start - 2 * CLUE_REACH_CHARACTERS) low = middle + 1;
      else high = middle;
    }
    const near: NumberInPrompt[] = [];
    for (
      let at = low;
      (this.numbers[at]?.start ?? Number.POSITIVE_INFINITY) <= own.start + 2 * CLUE_REACH_CHARACTERS;
      at += 1
    ) {
      const number = this.numbers[at];
      if (number) near.push(number);
    }
    return [...new Set([...near, ...(this.byValue.get(own.value) ?? [])])];
  }
}

const isHidden = ({ mechanism }: PlannedSpan) => mechanism !== 'keep';
/** Whether a number may be hidden as a clue: not if the person keeps it at level 1. */
const isOpen = (cover: PlannedSpan | undefined) =>
  !cover || (!isHidden(cover) && NUMBER_TYPES.has(cover.annotation.type) && cover.annotation.risk > 1);

interface NumberClue {
  readonly origin: PlannedSpan;
  readonly number: NumberInPrompt;
  /** The kept span that contains the number, if there is one. */
  readonly kept?: PlannedSpan;
}

/** The visible numbers of a text that give hidden numbers away. `spans` are in order and do not overlap. */
export function numberCluesIn(text: string, spans: readonly PlannedSpan[]): readonly NumberClue[] {
  if (!spans.some((span) => isHidden(span) && NUMBER_TYPES.has(span.annotation.type))) return [];
  const all = numbersInPrompt(text);
  const covers = coversOf(all, spans);
  const candidates = new ClueCandidates(all.filter((number) => isOpen(covers.get(number))));
  const done = new Set<PlannedSpan>();
  return [...covers].flatMap(([own, origin]): NumberClue[] => {
    // The first number of a span is its value.
    if (done.has(origin) || !isHidden(origin) || !NUMBER_TYPES.has(origin.annotation.type)) return [];
    done.add(origin);
    const { type } = origin.annotation;
    // Only numbers of the same type are clues: kilometres lead to no salary.
    const alike = candidates.of(own).filter((number) => (covers.get(number)?.annotation.type ?? type) === type);
    return cluesToHiddenNumber(text, own, alike).map((number) => {
      const kept = covers.get(number);
      return kept ? { origin, number, kept } : { origin, number };
    });
  });
}

/** Adds the spans from which a protected number could be computed; sorted. */
export function withRevealingNumbersHidden(text: string, spans: readonly PlannedSpan[]): readonly PlannedSpan[] {
  let closed = spans;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const added = new Map(
      numberCluesIn(text, closed)
        .map(({ number, origin, kept }) => hidingSpan(text, number, origin, kept))
        .map((span) => [span.annotation.start, span]),
    );
    if (added.size === 0) break;
    const rest = closed.filter(({ annotation }) => !added.has(annotation.start));
    closed = [...rest, ...added.values()].sort((a, b) => a.annotation.start - b.annotation.start);
  }
  return closed;
}
