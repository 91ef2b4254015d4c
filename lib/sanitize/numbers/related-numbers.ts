// Replaces numbers that follow from each other: roots are noised, the others are computed from the roots' surrogates at no further cost.

import { type ParsedNumber, readNumber, roundedAsWritten, writeNumber } from '../../notation/number-text.ts';
import type { RandomForPurpose } from '../../privacy/across-chats.ts';
import type { ValueGuarantee } from '../../privacy/guarantee.ts';
import type { PlannedSpan } from '../sanitized.ts';
import type { Issuer } from '../surrogates/issuer.ts';
import { reserveOfSameShape } from '../surrogates/reserves.ts';
import { FIRST_NUMBER_PATTERN, noiseNumber, noisePurpose } from './number.ts';
import { evaluateFormula, type Formula, formulaText } from './relations/formula.ts';
import type { Dependencies, NumberVariable } from './relations/relation.ts';
import { dateReader } from './relations/written-date.ts';

interface RelatedNumberTools {
  readonly issuer: Issuer;
  readonly randomFor: RandomForPurpose;
  /** Words that stay visible, in lower case. */
  readonly kept: ReadonlySet<string>;
  /** The surrogate of a span that is replaced without noise (a date). */
  readonly surrogateOf: (original: string, planned: PlannedSpan) => string;
}

export interface RelatedNumberReplacement {
  readonly surrogate: string;
  readonly guarantee: ValueGuarantee;
}

const MIN_DIGITS_ALONE = 3;
/** After so many draws that make no sense, the last one is used as it is; this happens in no prompt that people write. */
const MAX_DRAWS = 2000;
const OLDEST_AGE = 120;

const lowerCased = (text: string) => text.toLowerCase();
const digitCount = (text: string) => text.replace(/\D/g, '').length;

/** The number that is written for one variable. */
interface Value {
  /** The number alone, as it will be written. */
  readonly text: string;
  readonly value: number;
}

interface Part {
  readonly variable: NumberVariable;
  /** The text of one span of the variable; its other spans have the same number. */
  readonly original: string;
  readonly planned: PlannedSpan;
}

const numberIn = (text: string) => FIRST_NUMBER_PATTERN.exec(text) ?? undefined;

/** Puts `number` in the place of the number in `original`. */
function withNumber(original: string, number: string): string {
  const match = numberIn(original);
  if (!match) return number;
  return original.slice(0, match.index) + number + original.slice(match.index + match[0].length);
}

function valueIn(text: string, model: ParsedNumber): Value | undefined {
  const number = numberIn(text)?.[0];
  const read =
    number &&
    readNumber(number, { isMoney: true, point: model.point, scale: { factor: model.scale, word: model.scaleWord } });
  return read ? { text: number, value: read.value } : undefined;
}

/** The number that an earlier prompt, or an earlier span of this one, released for the variable. */
function releasedValue({ variable }: Part, issuer: Issuer): Value | undefined {
  for (const writing of variable.writings) {
    const number = numberIn(writing)?.[0] ?? writing;
    const earlier = issuer.earlier(number, 'digits') ?? issuer.earlier(writing, 'phrase');
    if (earlier !== undefined) return valueIn(earlier, variable.number);
  }
  return undefined;
}

function keepInVault({ original, planned }: Part, { text }: Value, issuer: Issuer): void {
  const number = numberIn(original)?.[0] ?? original;
  const { type } = planned.annotation;
  const isOwn = digitCount(number) >= MIN_DIGITS_ALONE && digitCount(text) >= MIN_DIGITS_ALONE;
  if (isOwn) issuer.keep(text, number, type, 'digits', 'noise');
  else issuer.keep(withNumber(original, text), original, type, 'phrase', 'noise');
}

interface Draw {
  readonly values: Map<string, Value>;
  readonly guarantees: Map<string, ValueGuarantee>;
}

/** Draws each root separately and from its whole grid; `drawAll` decides for all roots together whether the draw makes sense. */
function drawRoots(roots: readonly Part[], fixed: ReadonlyMap<string, Value>, randomFor: RandomForPurpose): Draw {
  const values = new Map(fixed);
  const guarantees = new Map<string, ValueGuarantee>();
  for (const { variable, original, planned } of roots) {
    const budget = planned.budget ?? 0;
    const noise = noiseNumber(original, budget, randomFor(noisePurpose(original, budget)), () => false);
    const value = noise && valueIn(noise.surrogate, variable.number);
    if (!noise || !value) continue;
    const { epsilon, unit, domainSize } = noise;
    values.set(variable.id, value);
    guarantees.set(variable.id, {
      mechanism: 'metric-dp',
      type: planned.annotation.type,
      kind: 'metric',
      epsilon,
      unit,
      domainSize,
    });
  }
  return { values, guarantees };
}

function compute(formula: Formula, model: ParsedNumber, values: ReadonlyMap<string, Value>): Value | undefined {
  const computed = evaluateFormula(formula, (variable) => values.get(variable)?.value);
  if (computed === undefined) return undefined;
  return { text: writeNumber(computed, model), value: roundedAsWritten(computed, model) };
}

function isSane({ kind }: NumberVariable, { value }: Value): boolean {
  return value > 0 && (kind !== 'age' || value <= OLDEST_AGE);
}

/**
 * Draws the roots and computes the values that follow from them. Repeats this until the result makes sense: no negative number, no age
 * above 120, and no surrogate that is visible in the prompt or already replaces another original.
 * Guarantee: the draws that make sense are a set that depends on the formulas, the layouts and what is public, never on the values. Given
 * x, a draw o of this set has probability proportional to the product of exp(-|x_i - o_i| eps_i / 2 unit_i); two inputs change that product
 * and its normalisation by at most exp(eps_i |x_i - x_i'| / 2 unit_i) each. So the bound of the roots holds for the joint output, computed
 * values included (post-processing; Preempt section 4.5).
 */
function drawAll(
  roots: readonly Part[],
  given: ReadonlyMap<string, Value>,
  { derived, variables }: Dependencies,
  parts: ReadonlyMap<string, Part>,
  { issuer, randomFor, kept }: RelatedNumberTools,
): Draw {
  const released = new Set(given.keys());
  const originals = new Map(variables.map(({ id, number }) => [id, number.text]));
  const isTaken = (text: string) => kept.has(lowerCased(text)) || issuer.wasIssued(text);
  for (let tries = 1; ; tries += 1) {
    const draw = drawRoots(roots, given, randomFor);
    for (const { variable, formula } of derived) {
      const part = parts.get(variable);
      const value = part && !released.has(variable) && compute(formula, part.variable.number, draw.values);
      if (value) draw.values.set(variable, value);
    }
    const drawn = [...draw.values].filter(([id]) => parts.has(id) && !released.has(id));
    const sharers = new Map<string, Set<string>>();
    for (const [id, { text }] of draw.values) {
      sharers.set(text, (sharers.get(text) ?? new Set()).add(originals.get(id) ?? id));
    }
    const makesSense = drawn.every(([id, value]) => {
      const part = parts.get(id);
      if (!part || !isSane(part.variable, value)) return false;
      return !isTaken(value.text) && sharers.get(value.text)?.size === 1;
    });
    if (makesSense || tries >= MAX_DRAWS) return draw;
  }
}

/** The parts of the prompt that are in a relation, one per variable. */
function partsOf(text: string, spans: readonly PlannedSpan[], { variables }: Dependencies): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const variable of variables) {
    const planned = spans.find((span) => span.variable === variable.id);
    if (!planned) continue;
    const { start, end } = planned.annotation;
    parts.set(variable.id, { variable, planned, original: text.slice(start, end) });
  }
  return parts;
}

/** The values that are known before anything is drawn: dates, kept numbers, and numbers that were released before. */
function givenValues(
  parts: ReadonlyMap<string, Part>,
  { variables }: Dependencies,
  tools: RelatedNumberTools,
): Map<string, Value> {
  const given = new Map<string, Value>();
  for (const { id, kind, number } of variables) {
    const part = parts.get(id);
    if (!part) {
      given.set(id, { text: number.text, value: number.value });
      continue;
    }
    if (kind === 'date' || part.planned.mechanism === 'date-shift') {
      const surrogate = tools.surrogateOf(part.original, part.planned);
      const value = dateReader(part.planned.dateOrder)(surrogate);
      if (value !== undefined) given.set(id, { text: surrogate, value });
      continue;
    }
    const earlier = releasedValue(part, tools.issuer);
    if (earlier) given.set(id, earlier);
  }
  return given;
}

function computedGuarantee({ planned }: Part, formula: Formula, values: ReadonlyMap<string, Value>): ValueGuarantee {
  const computedFrom = formulaText(formula, (variable) => values.get(variable)?.text ?? variable);
  return { mechanism: 'computed', type: planned.annotation.type, kind: 'computed', epsilon: 0, computedFrom };
}

/** For a number that has no grid to add noise on and no formula to compute it by, such as "0.5": a surrogate from the reserve, which reveals nothing of it. */
function fromReserve({ original, planned }: Part, issuer: Issuer): RelatedNumberReplacement {
  const { type } = planned.annotation;
  const { surrogate } = issuer.issue(original, type, [], reserveOfSameShape(original));
  return { surrogate, guarantee: { mechanism: 'reserve', type, kind: 'removed' } };
}

/** Replaces each span whose number is in a relation. A number costs epsilon only the first time it is drawn. */
export function replaceRelatedNumbers(
  text: string,
  spans: readonly PlannedSpan[],
  dependencies: Dependencies,
  tools: RelatedNumberTools,
): ReadonlyMap<PlannedSpan, RelatedNumberReplacement> {
  const parts = partsOf(text, spans, dependencies);
  const given = givenValues(parts, dependencies, tools);
  const formulas = new Map(dependencies.derived.map(({ variable, formula }) => [variable, formula]));
  const noised = [...parts.values()].filter(
    ({ variable, planned }) => planned.mechanism === 'metric-dp' && !given.has(variable.id),
  );
  // A number without a grid ("0.5") is drawn from the reserve first, and the others follow from it. The draws of this probe are thrown
  // away. They do not come from the numbers' own random streams, because then a number would get another surrogate than in a prompt without
  // relations.
  const probe = drawRoots(noised, given, (purpose) => tools.randomFor(`probe ${purpose}`));
  const reserved = new Map<string, RelatedNumberReplacement>();
  for (const part of noised) {
    if (probe.values.has(part.variable.id)) continue;
    const replaced = fromReserve(part, tools.issuer);
    reserved.set(part.variable.id, replaced);
    const value = valueIn(replaced.surrogate, part.variable.number);
    if (value) given.set(part.variable.id, value);
  }
  const roots = noised.filter(({ variable }) => !reserved.has(variable.id));
  const { values, guarantees } = drawAll(roots, given, dependencies, parts, tools);
  const replaced = new Map<PlannedSpan, RelatedNumberReplacement>();
  const paid = new Set<string>();
  for (const planned of spans) {
    const part = planned.variable === undefined ? undefined : parts.get(planned.variable);
    if (!part || (planned.mechanism !== 'metric-dp' && planned.mechanism !== 'computed')) continue;
    const { id } = part.variable;
    const own = { ...part, planned, original: text.slice(planned.annotation.start, planned.annotation.end) };
    const value = values.get(id);
    const formula = formulas.get(id);
    if (!value || reserved.has(id)) {
      replaced.set(planned, reserved.get(id) ?? fromReserve(own, tools.issuer));
      continue;
    }
    keepInVault(own, value, tools.issuer);
    const { type } = planned.annotation;
    const root = guarantees.get(id) ?? ({ mechanism: 'metric-dp', type, kind: 'metric', epsilon: 0 } as const);
    const guarantee = formula ? computedGuarantee(own, formula, values) : paid.has(id) ? { ...root, epsilon: 0 } : root;
    paid.add(id);
    replaced.set(planned, { surrogate: withNumber(own.original, value.text), guarantee });
  }
  return replaced;
}
