// If one amount of a dimension is scaled, all are, in this prompt and those that follow: an amount that stayed would give the factor away
// as soon as a ratio is known ("half of it"), and a total that stayed would give the amounts away.

import type { VaultEntry } from '../../../conversation/vault-entry.ts';
import { type Annotation, MIN_REPLACED_RISK } from '../../../detect/annotation.ts';
import { amountsIn, hasEnoughDigitsToFind, MONEY_DIMENSION } from '../../../notation/amount.ts';
import { sumsOfAmounts } from '../../../restore/linear-results.ts';
import { type Span, textOf } from '../../../text/span.ts';
import type { Mechanism, Plan, PlannedSpan } from '../../sanitized.ts';
import { isReferenceNumber } from '../related-plan.ts';
import { findDependencies } from '../relations/find-relations.ts';
import type { NumberMention, NumberSpan, NumbersOfText } from '../relations/number-mention.ts';
import type { Dependencies, RelationFamily, Today } from '../relations/relation.ts';

/** Families of relations whose results are scaled by the same factor as their inputs. */
const SAME_FACTOR_FAMILIES: ReadonlySet<RelationFamily> = new Set(['repeat', 'period', 'sum', 'percentage', 'product']);

const isAmount = ({ type }: Annotation) => type === 'MONEY' || type === 'QUANTITY';

const dimensionOf = (text: string, annotation: Annotation) =>
  amountsIn(textOf(text, annotation), annotation.type, text)?.dimension;

/** The dimensions that earlier prompts scaled. */
function scaledBefore(entries: readonly VaultEntry[]): ReadonlySet<string> {
  const scaled = entries.flatMap((entry) => (entry.kind === 'value' && entry.standIn === 'scale' ? [entry] : []));
  return new Set(scaled.flatMap(({ original, type }) => amountsIn(original, type)?.dimension ?? []));
}

/** Whether a kept amount must be scaled too. Not at level 1, which the person chose. */
function isScaledToo(text: string, { annotation, mechanism }: PlannedSpan, dimensions: ReadonlySet<string>): boolean {
  if (mechanism !== 'keep' || annotation.risk === 1 || !isAmount(annotation) || isReferenceNumber(text, annotation))
    return false;
  const dimension = dimensionOf(text, annotation);
  return dimension !== undefined && dimensions.has(dimension);
}

function numberSpan({ annotation, mechanism }: PlannedSpan): NumberSpan {
  const { start, end, type, risk } = annotation;
  const kept = isAmount(annotation) && risk > 1 ? 'open' : 'fixed';
  return { start, end, type, treatment: mechanism === 'scale' ? 'secret' : mechanism === 'keep' ? kept : 'blocked' };
}

function addedSpan({ start, end }: Span, mechanism: Mechanism): PlannedSpan {
  const source = { detector: 'mention', rule: 'computed' } as const;
  const annotation: Annotation = { start, end, type: 'MONEY', confidence: 1, risk: MIN_REPLACED_RISK, source };
  return { annotation, mechanism };
}

/** Mentions that follow from scaled amounts, and whether the same factor scales them. */
function followingMentions({ mentions }: NumbersOfText, { derived, relations }: Dependencies) {
  const familyOf = new Map(relations.map(({ id, family }) => [id, family]));
  const isLinear = new Map(
    derived.map(
      ({ variable, relation }) => [variable, SAME_FACTOR_FAMILIES.has(familyOf.get(relation) ?? 'age')] as const,
    ),
  );
  return mentions.flatMap((mention) => {
    const linear = isLinear.get(mention.variable);
    return linear === undefined ? [] : [{ mention, linear }];
  });
}

/** Numbers without a finding (they have no unit) that equal a scaled amount, or a sum or difference of scaled amounts. */
function unfoundAmounts({ mentions }: NumbersOfText): readonly NumberMention[] {
  const secret = mentions.filter(({ treatment }) => treatment === 'secret');
  const amounts = secret.map(({ number: { value, text } }) => ({ scaled: value, original: value, text }));
  const telling = new Set([...amounts, ...sumsOfAmounts(amounts)].map(({ original }) => original));
  return mentions.filter(({ treatment, number }) => treatment === 'loose' && telling.has(number.value));
}

interface ScaleOptions {
  readonly today?: Today;
  readonly broken?: readonly string[];
  readonly entries?: readonly VaultEntry[];
}

export function withScaledAmounts(text: string, plan: Plan, { today, broken = [], entries = [] }: ScaleOptions): Plan {
  const own = plan.spans.flatMap(({ annotation, mechanism }) =>
    mechanism === 'scale' ? (dimensionOf(text, annotation) ?? []) : [],
  );
  const dimensions = new Set([...own, ...scaledBefore(entries)]);
  if (dimensions.size === 0) return plan;
  const spans = plan.spans.map((span) =>
    isScaledToo(text, span, dimensions) ? { ...span, mechanism: 'scale' as const } : span,
  );
  if (!today || !spans.some(({ mechanism }) => mechanism === 'scale')) return { ...plan, spans };
  return { ...plan, spans: withFollowing(text, spans, dimensions, today, broken) };
}

function withFollowing(
  text: string,
  spans: readonly PlannedSpan[],
  dimensions: ReadonlySet<string>,
  today: Today,
  broken: readonly string[],
): readonly PlannedSpan[] {
  const options = { today, broken, arePublic: true, wasReleased: () => false };
  const { dependencies, numbers } = findDependencies(text, spans.map(numberSpan), options);
  const found = [
    ...followingMentions(numbers, dependencies),
    ...unfoundAmounts(numbers).map((mention) => ({ mention, linear: true })),
  ].filter(({ mention }) => hasEnoughDigitsToFind(mention.number.text));
  const changed = new Map<PlannedSpan, Mechanism>();
  const added = new Map<number, PlannedSpan>();
  // A number without a finding has no unit: it is taken for money, if money is scaled.
  const isMoney = dimensions.has(MONEY_DIMENSION);
  for (const { mention, linear } of found) {
    const covering = spans.find(({ annotation: { start, end } }) => start <= mention.start && end >= mention.end);
    const mechanism = linear && isMoney && mention.kind !== 'measure' ? 'scale' : 'placeholder';
    if (!covering) added.set(mention.start, addedSpan(mention, mechanism));
    else if (covering.mechanism === 'keep' && covering.annotation.risk > 1) changed.set(covering, mechanism);
  }
  return [
    ...spans.map((span) => ({ ...span, mechanism: changed.get(span) ?? span.mechanism })),
    ...added.values(),
  ].sort((a, b) => a.annotation.start - b.annotation.start);
}
