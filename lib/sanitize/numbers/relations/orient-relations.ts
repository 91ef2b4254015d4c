// Turns relations into roots and derived values: each relation derives at most one value, and no value follows from itself.
import { type Said, said } from '../../../language/message.ts';
import { type Formula, formulaInputs, formulaText } from './formula.ts';
import type { NumbersOfText } from './number-mention.ts';
import type {
  Dependencies,
  DerivedVariable,
  FoundRelation,
  NumberTreatment,
  NumberVariable,
  Relation,
  RelationSolution,
} from './relation.ts';

export interface OrientationOptions {
  /** Relations that the person has broken, by id. */
  readonly broken?: readonly string[];
  /** Whether an earlier prompt of the conversation released a number. A released number is preferred as a root, because it costs nothing. */
  readonly wasReleased?: (variable: NumberVariable) => boolean;
  /** False if other words are perturbed too: a formula would reveal a kept number in it. */
  readonly arePublic?: boolean;
}

const SHOWN_UNITS: Readonly<Record<string, string>> = { percent: '%' };

/** The number as the person wrote it, with its unit or percent sign. */
function shownText({ kind, number, unit }: NumberVariable): string {
  const shownUnit = unit === 'C' || unit === 'F' ? `°${unit}` : unit;
  return `${number.text}${number.scaleWord}${kind === 'measure' && unit ? ` ${shownUnit}` : (SHOWN_UNITS[kind] ?? '')}`;
}

/** A longer sum is shortened: a column may have forty numbers. */
const MAX_TERMS = 6;

function equationOf({ result, formula }: RelationSolution, textOf: (variable: string) => string): Said {
  const total = textOf(result);
  if (formula.kind === 'age') return said('equationAge', { birth: textOf(formula.birthDate), age: total });
  if (formula.kind === 'annuity') {
    const [principal, percent, years] = [textOf(formula.principal), textOf(formula.percent), textOf(formula.years)];
    return said('equationLoan', { principal, percent, years, payment: total });
  }
  if (formula.kind !== 'sum' || formula.terms.length <= MAX_TERMS)
    return { words: `${formulaText(formula, textOf)} = ${total}` };
  const first = formulaText({ ...formula, terms: formula.terms.slice(0, 3) }, textOf);
  const end = formulaText({ kind: 'sum', constant: 0, terms: formula.terms.slice(-1) }, textOf);
  const last = end.startsWith('-') ? end.replace('-', '- ') : `+ ${end}`;
  return said('equationShortened', { first, last, count: formula.terms.length, total });
}

function relationOf(found: FoundRelation, variables: ReadonlyMap<string, NumberVariable>, isBroken: boolean): Relation {
  const { family, reason, solutions } = found;
  const [natural] = solutions;
  const textOf = (variable: string) => {
    const known = variables.get(variable);
    return known ? shownText(known) : variable;
  };
  const id = natural ? `${family}: ${formulaText(natural.formula, textOf)} = ${textOf(natural.result)}` : `${family}: `;
  return { id, family, equation: natural ? equationOf(natural, textOf) : { words: '' }, reason, isBroken };
}

interface OrientState {
  readonly variables: ReadonlyMap<string, NumberVariable>;
  readonly formulaOf: Map<string, Formula>;
  readonly wasReleased: (variable: NumberVariable) => boolean;
  readonly arePublic: boolean;
}

/** Whether `variable` follows from `other`, directly or not. */
function follows(variable: string, other: string, formulaOf: ReadonlyMap<string, Formula>): boolean {
  if (variable === other) return true;
  const formula = formulaOf.get(variable);
  return formula !== undefined && formulaInputs(formula).some((input) => follows(input, other, formulaOf));
}

const isReplaced = (treatment: NumberTreatment | undefined, isDerived: boolean) => isDerived || treatment === 'secret';

function mayResult({ result, formula }: RelationSolution, state: OrientState, isSupported: boolean): boolean {
  const { variables, formulaOf, arePublic } = state;
  const variable = variables.get(result);
  if (!variable || formulaOf.has(result) || variable.kind === 'date') return false;
  if (variable.treatment === 'fixed' || (variable.treatment === 'loose' && !isSupported)) return false;
  const inputs = formulaInputs(formula);
  if (inputs.some((input) => follows(input, result, formulaOf))) return false;
  // If all inputs stayed as they are, the original itself would follow from them.
  const replaced = inputs.filter((input) => isReplaced(variables.get(input)?.treatment, formulaOf.has(input)));
  return arePublic ? replaced.length > 0 : replaced.length === inputs.length;
}

/** 1 for a number with a scale word, which is better as a root: as a result, "85k" would become "78.156k", and people do not write that. */
function rootPreference({ result }: RelationSolution, { variables }: OrientState): number {
  return (variables.get(result)?.number.scale ?? 1) > 1 ? 1 : 0;
}

function solutionFor(found: FoundRelation, state: OrientState): RelationSolution | undefined {
  const [natural] = found.solutions;
  if (!natural) return undefined;
  const usable = found.solutions.filter((solution) => mayResult(solution, state, found.isSupported));
  const released = (variable: string) => {
    const known = state.variables.get(variable);
    return known !== undefined && state.wasReleased(known);
  };
  const result = state.variables.get(natural.result);
  const mayReverse = found.isReversible || result?.treatment === 'fixed' || released(natural.result);
  const candidates = mayReverse ? [...usable] : usable.filter((solution) => solution === natural);
  candidates.sort((a, b) => rootPreference(a, state) - rootPreference(b, state));
  return candidates.find(({ result: variable }) => !released(variable)) ?? candidates[0];
}

function inputsFirst(formulaOf: ReadonlyMap<string, Formula>): readonly string[] {
  const ordered: string[] = [];
  const visit = (variable: string) => {
    const formula = formulaOf.get(variable);
    if (!formula || ordered.includes(variable)) return;
    for (const input of formulaInputs(formula)) visit(input);
    ordered.push(variable);
  };
  for (const variable of formulaOf.keys()) visit(variable);
  return ordered;
}

/** Puts relations that can be solved for only one value first, because a reversible relation can still be solved for another value. */
function irreversibleFirst(found: readonly FoundRelation[]): readonly FoundRelation[] {
  return [true, false].flatMap((isSupported) =>
    [false, true].flatMap((isReversible) =>
      found.filter((one) => one.isSupported === isSupported && one.isReversible === isReversible),
    ),
  );
}

/** Decides for each relation which of its values, if any, follows from the others. The relations stay in the order given. */
export function orientRelations(
  { variables }: NumbersOfText,
  found: readonly FoundRelation[],
  { broken = [], wasReleased = () => false, arePublic = true }: OrientationOptions = {},
): Dependencies {
  const state: OrientState = { variables, formulaOf: new Map(), wasReleased, arePublic };
  const shown = new Map<string, Relation>();
  const relationFor = new Map<string, string>();
  for (const one of irreversibleFirst(found)) {
    const relation = relationOf(one, variables, false);
    if (shown.has(relation.id)) continue;
    if (broken.includes(relation.id)) {
      shown.set(relation.id, { ...relation, isBroken: true });
      continue;
    }
    const solution = solutionFor(one, state);
    // No value is left to derive: each already follows from other relations, or would follow from itself.
    if (!solution) continue;
    state.formulaOf.set(solution.result, solution.formula);
    relationFor.set(solution.result, relation.id);
    shown.set(relation.id, relation);
  }
  const derived = inputsFirst(state.formulaOf).flatMap((variable): DerivedVariable[] => {
    const [formula, relation] = [state.formulaOf.get(variable), relationFor.get(variable)];
    return formula && relation !== undefined ? [{ variable, relation, formula }] : [];
  });
  const used = new Set(derived.flatMap(({ variable, formula }) => [variable, ...formulaInputs(formula)]));
  const order = new Set(found.map((one) => relationOf(one, variables, false).id));
  const relations = [...order].flatMap((id) => shown.get(id) ?? []);
  // A secret value that is written in two ways ("80 kg", "80 kilos") needs one surrogate for both, even if no other number depends on it.
  const isTwice = ({ treatment, writings }: NumberVariable) => treatment === 'secret' && writings.length > 1;
  return { relations, derived, variables: [...variables.values()].filter((v) => used.has(v.id) || isTwice(v)) };
}
