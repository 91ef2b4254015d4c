// Adds the relations among numbers to a plan: a number that follows from others is computed, and takes no budget.

import { dateOrderOf } from '../../codecs/formats/either-order-dates.ts';
import type { VaultEntry } from '../../conversation/vault-entry.ts';
import type { Annotation, Finding } from '../../detect/annotation.ts';
import type { Span } from '../../text/span.ts';
import type { Plan, PlannedSpan } from '../sanitized.ts';
import { FIRST_NUMBER_PATTERN, gridSize } from './number.ts';
import { findDependencies } from './relations/find-relations.ts';
import {
  isReferenceRangeLimit,
  type NumberMention,
  type NumberSpan,
  type NumbersOfText,
} from './relations/number-mention.ts';
import type { Dependencies, NumberTreatment, NumberVariable, Today } from './relations/relation.ts';
import { dateReader } from './relations/written-date.ts';

export interface DependencyOptions {
  /** Relations that the person has broken, by id. */
  readonly broken?: readonly string[];
  /** What earlier prompts of the conversation released. */
  readonly entries?: readonly VaultEntry[];
  /** Whether kept numbers may be inputs of a formula. Not if other words are perturbed too: the formula would reveal the number. */
  readonly arePublic?: boolean;
}

/** The place of the number in an annotation. */
function numberPlace(text: string, { start, end }: Span): Span {
  const match = FIRST_NUMBER_PATTERN.exec(text.slice(start, end));
  return match ? { start: start + match.index, end: start + match.index + match[0].length } : { start, end };
}

/** Whether the number is a normal range or a limit, which is the same for everybody and not the person's value. */
export function isReferenceNumber(text: string, annotation: Finding): boolean {
  return annotation.type === 'QUANTITY' && isReferenceRangeLimit(text, numberPlace(text, annotation));
}

const NUMBER_TYPES: ReadonlySet<Annotation['type']> = new Set(['AGE', 'MONEY', 'QUANTITY']);

/** How a kept number may be treated (see `NumberTreatment`). Level 1 is the person's own choice to keep it; a policy's default is higher. */
function treatmentOfKept({ type, risk }: Annotation): NumberTreatment | 'blocked' {
  if (NUMBER_TYPES.has(type)) return risk > 1 ? 'open' : 'fixed';
  return type === 'DATE' ? 'fixed' : 'blocked';
}

function numberSpan({ annotation, mechanism }: PlannedSpan): NumberSpan {
  const { start, end, type, kind } = annotation;
  const isNumber = mechanism === 'metric-dp' || (mechanism === 'date-shift' && type === 'DATE');
  const treatment = mechanism === 'keep' ? treatmentOfKept(annotation) : isNumber ? 'secret' : 'blocked';
  return kind === undefined ? { start, end, type, treatment } : { start, end, type, kind, treatment };
}

function releasedBefore(entries: readonly VaultEntry[]): (variable: NumberVariable) => boolean {
  const originals = new Set(entries.flatMap((entry) => (entry.kind === 'value' ? [entry.original] : [])));
  return ({ writings, number }) =>
    writings.some((text) => originals.has(text)) || (number.text.length > 2 && originals.has(number.text));
}

/** A span for a number that no detector found, and that would give away the numbers from which it follows. */
function spanFor({ start, end, kind, variable }: NumberMention): PlannedSpan {
  const annotation: Annotation = {
    start,
    end,
    type: kind === 'measure' || kind === 'bmi' ? 'QUANTITY' : 'MONEY',
    confidence: 1,
    risk: 4,
    source: { detector: 'mention', rule: 'computed' },
  };
  return { annotation, mechanism: 'computed', variable };
}

function withVariable(
  planned: PlannedSpan,
  mention: NumberMention | undefined,
  derived: ReadonlySet<string>,
  used: ReadonlySet<string>,
) {
  if (!mention || !used.has(mention.variable)) return planned;
  const { variable } = mention;
  if (derived.has(variable)) return { ...planned, mechanism: 'computed' as const, variable };
  return planned.mechanism === 'keep' ? planned : { ...planned, variable };
}

function spansWithVariables(plan: Plan, numbers: NumbersOfText, dependencies: Dependencies): readonly PlannedSpan[] {
  const derived = new Set(dependencies.derived.map(({ variable }) => variable));
  const used = new Set(dependencies.variables.map(({ id }) => id));
  const inside = ({ annotation }: PlannedSpan) =>
    numbers.mentions.find((m) => m.start >= annotation.start && m.end <= annotation.end);
  const spans = plan.spans.map((planned) => withVariable(planned, inside(planned), derived, used));
  const isCovered = ({ start, end }: NumberMention) =>
    plan.spans.some(({ annotation }) => annotation.start < end && annotation.end > start);
  const added = numbers.mentions.filter((m) => derived.has(m.variable) && !isCovered(m)).map(spanFor);
  return [...spans, ...added].sort((a, b) => a.annotation.start - b.annotation.start);
}

/** The lowest acceptable probability that all draws differ; below it, drawing again until they differ would rarely end. */
const MIN_DISTINCT = 0.005;

/**
 * Whether so many numbers have one layout that different originals would usually get equal surrogates, which a reply could not tell apart.
 * Layouts are public, so this reveals nothing of the numbers.
 */
function areTooMany({ variables }: Dependencies): boolean {
  const layouts = new Map<string, number>();
  let chance = 1;
  for (const { number, treatment } of variables) {
    const size = gridSize(number.text);
    if (treatment === 'fixed' || size === 0) continue;
    const layout = number.text.replace(/\d/g, '9') + size;
    const others = layouts.get(layout) ?? 0;
    layouts.set(layout, others + 1);
    chance *= Math.max(0, 1 - others / size);
  }
  return chance < MIN_DISTINCT;
}

export function withNumberDependencies(
  text: string,
  plan: Plan,
  { today, broken = [], entries = [], arePublic = true }: DependencyOptions & { readonly today: Today },
): Plan {
  const spans = plan.spans.map(numberSpan);
  const dates = spans.filter(({ type }) => type === 'DATE').map(({ start, end }) => text.slice(start, end));
  const options = {
    today,
    broken,
    arePublic,
    wasReleased: releasedBefore(entries),
    readDate: dateReader(dateOrderOf(dates)),
  };
  const { dependencies, numbers } = findDependencies(text, spans, options);
  if (dependencies.relations.length === 0 && dependencies.variables.length === 0) return plan;
  if (areTooMany(dependencies)) return plan;
  return { ...plan, spans: spansWithVariables(plan, numbers, dependencies), dependencies };
}
