// Plans which mechanism each annotation gets.

import { dateOrderOf } from '../codecs/formats/either-order-dates.ts';
import { type Annotation, type EntityType, MIN_REPLACED_RISK } from '../detect/annotation.ts';
import { roleOfFinding } from '../judge/roles.ts';
import { budgetPerValue } from '../privacy/metric-dp.ts';
import { textOf } from '../text/span.ts';
import { withBirthCuts } from './birth-cuts.ts';
import { generalisationOf } from './generalise/generalise.ts';
import { withKnownDatesHidden } from './numbers/closure/known-dates.ts';
import { withRevealingNumbersHidden } from './numbers/closure/value-closure.ts';
import { type DependencyOptions, isReferenceNumber, withNumberDependencies } from './numbers/related-plan.ts';
import type { Today } from './numbers/relations/relation.ts';
import { withScaledAmounts } from './numbers/scale/scale-plan.ts';
import type { Policy } from './policy/policy.ts';
import { canScale, mechanismOfType } from './policy/ways-to-hide.ts';
import type { Mechanism, Plan, PlannedSpan } from './sanitized.ts';
import { withPerturbedWords } from './words/plan-words.ts';
import { undrawnText } from './words/undrawn-text.ts';

const SHIFTED_TYPES: ReadonlySet<EntityType> = new Set(['DATE', 'TIME']);

/**
 * The mechanism of a hidden fact if the person chose no way to hide it and no phrase exists. The usual mechanism of its type would give
 * another fact (another illness), or noise that leaves the value as it is (an age of 104). Amounts are scaled, so that results can be
 * restored; dates are shifted together.
 */
function mechanismOfFact(annotation: Annotation, original: string, policy: Policy): Mechanism {
  if (SHIFTED_TYPES.has(annotation.type)) return typeMechanism(annotation, policy);
  return canScale(original, annotation.type) ? 'scale' : 'placeholder';
}

const typeMechanism = ({ type }: Annotation, { numberBudget }: Policy): Mechanism => {
  const mechanism = mechanismOfType(type);
  return mechanism === 'metric-dp' && numberBudget === 0 ? 'reserve' : mechanism;
};

/** The mechanism that the person chose. If it needs a phrase or an amount that does not exist, a placeholder is used, which hides more. */
function chosenMechanism(annotation: Annotation, original: string, policy: Policy, canGeneralise: boolean): Mechanism {
  switch (annotation.hideAs) {
    case 'generalise':
      return canGeneralise ? 'generalise' : 'placeholder';
    case 'scale':
      return canScale(original, annotation.type) ? 'scale' : 'placeholder';
    case 'placeholder':
      return 'placeholder';
    case 'hint':
      return 'restoration';
    default:
      return typeMechanism(annotation, policy);
  }
}

function mechanismOf(annotation: Annotation, original: string, policy: Policy, canGeneralise: boolean): Mechanism {
  const { type, risk } = annotation;
  if (risk < MIN_REPLACED_RISK) return 'keep';
  if (annotation.hideAs !== undefined) return chosenMechanism(annotation, original, policy, canGeneralise);
  const chosen = policy.mechanismFor?.(type, risk);
  if (chosen !== undefined) return chosen;
  if (policy.style === 'placeholder') return 'placeholder';
  if (!policy.generalisesFacts || roleOfFinding(annotation) !== 'fact') return typeMechanism(annotation, policy);
  return canGeneralise ? 'generalise' : mechanismOfFact(annotation, original, policy);
}

interface PlanOptions extends DependencyOptions {
  /** The day that ages are counted to. Without it no relations are sought. */
  readonly today?: Today;
}

/**
 * Plans the mechanism and the budget of each annotation. Equal numbers are one value: they share one draw and one part of the budget.
 * Numbers that follow from others take no budget.
 */
export function planPrompt(
  annotations: readonly Annotation[],
  policy: Policy,
  text: string,
  { today, ...options }: PlanOptions = {},
): Plan {
  const scaling = { broken: options.broken ?? [], entries: options.entries ?? [], ...(today ? { today } : {}) };
  const { undrawn, languageWithoutWords, isEnglish } = undrawnText(text, policy);
  // A swapped fact would be an English word in a text of another language.
  const ownPolicy = isEnglish ? policy : { ...policy, generalisesFacts: true };
  const first = withScaledAmounts(text, independentPlan(annotations, ownPolicy, text), scaling);
  // Without noise no relations are sought: numbers are then kept, or replaced by independent stand-ins.
  const arePublic = !policy.words?.isForAll;
  const related =
    today && policy.numberBudget > 0 ? withNumberDependencies(text, first, { ...options, today, arePublic }) : first;
  const noised = related.spans.filter(({ mechanism }) => mechanism === 'metric-dp');
  const valueIn = ({ variable, annotation: { start, end } }: PlannedSpan) => variable ?? text.slice(start, end);
  const independent = new Set(noised.map(valueIn)).size;
  const budget = budgetPerValue(policy.numberBudget, independent);
  const budgeted = related.spans.map((span) => (span.mechanism === 'metric-dp' ? { ...span, budget } : span));
  const closed = withRevealingNumbersHidden(text, budgeted);
  const dated = today ? withKnownDatesHidden(text, closed, today) : closed;
  const spans = policy.words ? withPerturbedWords(text, dated, policy.words, undrawn) : dated;
  return {
    ...related,
    spans: today ? withBirthCuts(text, spans, today) : spans,
    ...(languageWithoutWords ? { languageWithoutWords } : {}),
  };
}

/** Whether a finding is a normal range that is kept: only the person's own choice replaces it, not a profile's rule for all measures. */
function isKeptReference(text: string, { risk, ...finding }: Annotation, policy: Policy): boolean {
  return isReferenceNumber(text, finding) && risk >= MIN_REPLACED_RISK && policy.riskFor(finding) === risk;
}

function independentPlan(annotations: readonly Annotation[], policy: Policy, text: string): Plan {
  const phrases = annotations.map((annotation) =>
    annotation.risk < MIN_REPLACED_RISK ? undefined : generalisationOf(text, annotation),
  );
  const mechanisms = annotations.map((annotation, i) =>
    isKeptReference(text, annotation, policy)
      ? 'keep'
      : mechanismOf(annotation, textOf(text, annotation), policy, phrases[i] !== undefined),
  );
  const dates = annotations.filter(({ type }) => type === 'DATE').map(({ start, end }) => text.slice(start, end));
  const dateOrder = dateOrderOf(dates);
  return {
    profile: policy.name,
    spans: annotations.map((annotation, i) => {
      const mechanism = mechanisms[i] ?? 'keep';
      const generalisation = phrases[i] ? { generalisation: phrases[i] } : {};
      const order = mechanism === 'date-shift' && dateOrder ? { dateOrder } : {};
      return { annotation, mechanism, ...generalisation, ...order };
    }),
  };
}
