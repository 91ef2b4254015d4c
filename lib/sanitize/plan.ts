// Which mechanism each annotation gets.
import { type Annotation, type EntityType, REPLACED_FROM } from '../detect/annotation.ts';
import { roleOf } from '../detect/roles.ts';
import { splitBudget } from '../privacy/metric-dp.ts';
import { withHiddenToday } from './closure/date-of-today.ts';
import { withValueClosure } from './closure/value-closure.ts';
import type { Today } from './dependencies/relation.ts';
import { dateOrderOf } from './formats/either-order.ts';
import { generalisationOf } from './generalise/generalise.ts';
import { withWords } from './plan-words.ts';
import type { Policy } from './policy.ts';
import { type DependencyOptions, isReference, withDependencies } from './related-plan.ts';
import type { Mechanism, Plan, PlannedSpan } from './sanitized.ts';

const MECHANISM: Readonly<Partial<Record<EntityType, Mechanism>>> = {
  AGE: 'metric-dp',
  MONEY: 'metric-dp',
  QUANTITY: 'metric-dp',
  DATE: 'date-shift',
  TIME: 'fpe',
  PHONE: 'fpe',
  EMAIL: 'fpe',
  USERNAME: 'fpe',
  IP: 'fpe',
  ID: 'fpe',
  FINANCIAL: 'fpe',
  MAC: 'fpe',
  VEHICLE: 'fpe',
  CRYPTO: 'fpe',
  PERSON: 'permutation',
  LOCATION: 'permutation',
  ADDRESS: 'permutation',
  DEMOGRAPHIC: 'permutation',
  OCCUPATION: 'permutation',
  CONDITION: 'permutation',
  DRUG: 'permutation',
};

const MEASURED: ReadonlySet<EntityType> = new Set(['AGE', 'MONEY', 'QUANTITY', 'DATE', 'TIME']);

/** Facts that a surrogate would turn into another fact ("asthma"). Numbers and dates have mechanisms that keep their proportions. */
const isFactInWords = (annotation: Annotation) => roleOf(annotation) === 'fact' && !MEASURED.has(annotation.type);

const ofType = ({ type }: Annotation, { numberBudget }: Policy): Mechanism => {
  const mechanism = MECHANISM[type] ?? 'reserve';
  return mechanism === 'metric-dp' && numberBudget === 0 ? 'reserve' : mechanism;
};

/** The mechanism for the person's choice. Without a phrase, `generalise` falls back to a placeholder, which hides more. */
function chosenMechanism(annotation: Annotation, policy: Policy, canGeneralise: boolean): Mechanism {
  switch (annotation.hideAs) {
    case 'generalise':
      return canGeneralise ? 'generalise' : 'placeholder';
    case 'placeholder':
      return 'placeholder';
    default:
      return ofType(annotation, policy);
  }
}

function mechanismOf(annotation: Annotation, policy: Policy, canGeneralise: boolean): Mechanism {
  const { type, risk } = annotation;
  if (risk < REPLACED_FROM) return 'keep';
  if (annotation.hideAs !== undefined) return chosenMechanism(annotation, policy, canGeneralise);
  const chosen = policy.mechanismFor?.(type, risk);
  if (chosen !== undefined) return chosen;
  if (policy.style === 'placeholder') return 'placeholder';
  if (!policy.generalisesFacts || roleOf(annotation) !== 'fact') return ofType(annotation, policy);
  if (canGeneralise) return 'generalise';
  return isFactInWords(annotation) ? 'placeholder' : ofType(annotation, policy);
}

export interface PlanOptions extends DependencyOptions {
  /** The day that ages are counted to. Without it no relations are looked for. */
  readonly today?: Today;
}

/**
 * Equal numbers are one value: they share one draw and one part of the budget. Numbers that follow from others take none.
 */
export function plan(
  annotations: readonly Annotation[],
  policy: Policy,
  text: string,
  { today, ...options }: PlanOptions = {},
): Plan {
  const first = independentPlan(annotations, policy, text);
  // A profile that noises no numbers keeps them as they are, or draws stand-ins that follow from nothing.
  const arePublic = !policy.words?.isForAll;
  const related =
    today && policy.numberBudget > 0 ? withDependencies(text, first, { ...options, today, arePublic }) : first;
  const noised = related.spans.filter(({ mechanism }) => mechanism === 'metric-dp');
  const valueIn = ({ variable, annotation: { start, end } }: PlannedSpan) => variable ?? text.slice(start, end);
  const independent = new Set(noised.map(valueIn)).size;
  const budget = splitBudget(policy.numberBudget, independent);
  const budgeted = related.spans.map((span) => (span.mechanism === 'metric-dp' ? { ...span, budget } : span));
  const closed = withValueClosure(text, budgeted);
  const spans = today ? withHiddenToday(text, closed, today) : closed;
  return { ...related, spans: policy.words ? withWords(text, spans, policy.words) : spans };
}

/** A normal range is replaced only where the person asked for it, not where a profile replaces all measures. */
function isKeptReference(text: string, { risk, ...finding }: Annotation, policy: Policy): boolean {
  return isReference(text, finding) && risk >= REPLACED_FROM && policy.riskFor(finding) === risk;
}

function independentPlan(annotations: readonly Annotation[], policy: Policy, text: string): Plan {
  const phrases = annotations.map((annotation) =>
    annotation.risk < REPLACED_FROM ? undefined : generalisationOf(text, annotation),
  );
  const mechanisms = annotations.map((annotation, i) =>
    isKeptReference(text, annotation, policy) ? 'keep' : mechanismOf(annotation, policy, phrases[i] !== undefined),
  );
  const dates = annotations.filter(({ type }) => type === 'DATE').map(({ start, end }) => text.slice(start, end));
  const dateOrder = dateOrderOf(dates);
  return {
    profile: policy.name,
    spans: annotations.map((annotation, i) => {
      const mechanism = mechanisms[i] ?? 'keep';
      const generalisation = phrases[i];
      if (mechanism === 'generalise' && generalisation) return { annotation, mechanism, generalisation };
      if (mechanism === 'date-shift' && dateOrder) return { annotation, mechanism, dateOrder };
      return { annotation, mechanism };
    }),
  };
}
