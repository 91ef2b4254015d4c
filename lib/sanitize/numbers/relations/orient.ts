// From relations to roots and derived values: each relation gives at most one value away, and nothing goes in a circle.
import { type Said, said } from '../../../language/message.ts';
import { type Formula, formulaText, inputsOf } from './formula.ts';
import type { NumbersOfText } from './mention.ts';
import type { Dependencies, Derived, FoundRelation, Relation, Solution, Standing, Variable } from './relation.ts';

export interface OrientOptions {
  /** Relations that the person has broken, by id. */
  readonly broken?: readonly string[];
  /** Numbers that earlier prompts of the conversation released: they are roots before all others, for they cost nothing. */
  readonly wasReleased?: (variable: Variable) => boolean;
  /** False if other words are perturbed too: a formula would tell the kept number that stands in it. */
  readonly arePublic?: boolean;
}

const SHOWN_UNITS: Readonly<Record<string, string>> = { percent: '%' };

/** The number as the person wrote it, with the sign that says what it is. */
function shownText({ kind, number, unit }: Variable): string {
  const shownUnit = unit === 'C' || unit === 'F' ? `°${unit}` : unit;
  return `${number.text}${number.scaleWord}${kind === 'measure' && unit ? ` ${shownUnit}` : (SHOWN_UNITS[kind] ?? '')}`;
}

/** A column of forty numbers is shortened. */
const MOST_TERMS = 6;

function equationOf({ result, formula }: Solution, textOf: (variable: string) => string): Said {
  const total = textOf(result);
  if (formula.kind === 'age') return said('equationAge', { birth: textOf(formula.birthDate), age: total });
  if (formula.kind === 'annuity') {
    const [principal, percent, years] = [textOf(formula.principal), textOf(formula.percent), textOf(formula.years)];
    return said('equationLoan', { principal, percent, years, payment: total });
  }
  if (formula.kind !== 'sum' || formula.terms.length <= MOST_TERMS)
    return { words: `${formulaText(formula, textOf)} = ${total}` };
  const first = formulaText({ ...formula, terms: formula.terms.slice(0, 3) }, textOf);
  const end = formulaText({ kind: 'sum', constant: 0, terms: formula.terms.slice(-1) }, textOf);
  const last = end.startsWith('-') ? end.replace('-', '- ') : `+ ${end}`;
  return said('equationShortened', { first, last, count: formula.terms.length, total });
}

function relationOf(found: FoundRelation, variables: ReadonlyMap<string, Variable>, isBroken: boolean): Relation {
  const { family, reason, solutions } = found;
  const [natural] = solutions;
  const textOf = (variable: string) => {
    const known = variables.get(variable);
    return known ? shownText(known) : variable;
  };
  const id = natural ? `${family}: ${formulaText(natural.formula, textOf)} = ${textOf(natural.result)}` : `${family}: `;
  return { id, family, equation: natural ? equationOf(natural, textOf) : { words: '' }, reason, isBroken };
}

interface State {
  readonly variables: ReadonlyMap<string, Variable>;
  readonly formulaOf: Map<string, Formula>;
  readonly wasReleased: (variable: Variable) => boolean;
  readonly arePublic: boolean;
}

/** Whether `variable` follows from `other`, directly or not. */
function follows(variable: string, other: string, formulaOf: ReadonlyMap<string, Formula>): boolean {
  if (variable === other) return true;
  const formula = formulaOf.get(variable);
  return formula !== undefined && inputsOf(formula).some((input) => follows(input, other, formulaOf));
}

const isReplaced = (standing: Standing | undefined, isDerived: boolean) => isDerived || standing === 'secret';

function mayResult({ result, formula }: Solution, state: State, isSupported: boolean): boolean {
  const { variables, formulaOf, arePublic } = state;
  const variable = variables.get(result);
  if (!variable || formulaOf.has(result) || variable.kind === 'date') return false;
  if (variable.standing === 'fixed' || (variable.standing === 'loose' && !isSupported)) return false;
  const inputs = inputsOf(formula);
  if (inputs.some((input) => follows(input, result, formulaOf))) return false;
  // From what stays as it is alone, the original itself would follow.
  const replaced = inputs.filter((input) => isReplaced(variables.get(input)?.standing, formulaOf.has(input)));
  return arePublic ? replaced.length > 0 : replaced.length === inputs.length;
}

/** "85k" is a root rather than a result: "78.156k" is nothing that anybody would write. */
function roughness({ result }: Solution, { variables }: State): number {
  return (variables.get(result)?.number.scale ?? 1) > 1 ? 1 : 0;
}

function solutionFor(found: FoundRelation, state: State): Solution | undefined {
  const [natural] = found.solutions;
  if (!natural) return undefined;
  const usable = found.solutions.filter((solution) => mayResult(solution, state, found.isSupported));
  const released = (variable: string) => {
    const known = state.variables.get(variable);
    return known !== undefined && state.wasReleased(known);
  };
  const result = state.variables.get(natural.result);
  const mayReverse = found.isReversible || result?.standing === 'fixed' || released(natural.result);
  const candidates = mayReverse ? [...usable] : usable.filter((solution) => solution === natural);
  candidates.sort((a, b) => roughness(a, state) - roughness(b, state));
  return candidates.find(({ result: variable }) => !released(variable)) ?? candidates[0];
}

function inOrder(formulaOf: ReadonlyMap<string, Formula>): readonly string[] {
  const ordered: string[] = [];
  const visit = (variable: string) => {
    const formula = formulaOf.get(variable);
    if (!formula || ordered.includes(variable)) return;
    for (const input of inputsOf(formula)) visit(input);
    ordered.push(variable);
  };
  for (const variable of formulaOf.keys()) visit(variable);
  return ordered;
}

/** What can be read one way only comes first: what can be turned round finds another way. */
function stiffFirst(found: readonly FoundRelation[]): readonly FoundRelation[] {
  return [true, false].flatMap((isSupported) =>
    [false, true].flatMap((isReversible) =>
      found.filter((one) => one.isSupported === isSupported && one.isReversible === isReversible),
    ),
  );
}

/** Decides for each relation which of its values, if any, follows from the others; shown in the order given. */
export function orient(
  { variables }: NumbersOfText,
  found: readonly FoundRelation[],
  { broken = [], wasReleased = () => false, arePublic = true }: OrientOptions = {},
): Dependencies {
  const state: State = { variables, formulaOf: new Map(), wasReleased, arePublic };
  const shown = new Map<string, Relation>();
  const relationFor = new Map<string, string>();
  for (const one of stiffFirst(found)) {
    const relation = relationOf(one, variables, false);
    if (shown.has(relation.id)) continue;
    if (broken.includes(relation.id)) {
      shown.set(relation.id, { ...relation, isBroken: true });
      continue;
    }
    const solution = solutionFor(one, state);
    // What follows already from other relations, or would go in a circle, adds nothing.
    if (!solution) continue;
    state.formulaOf.set(solution.result, solution.formula);
    relationFor.set(solution.result, relation.id);
    shown.set(relation.id, relation);
  }
  const derived = inOrder(state.formulaOf).flatMap((variable): Derived[] => {
    const [formula, relation] = [state.formulaOf.get(variable), relationFor.get(variable)];
    return formula && relation !== undefined ? [{ variable, relation, formula }] : [];
  });
  const used = new Set(derived.flatMap(({ variable, formula }) => [variable, ...inputsOf(formula)]));
  const order = new Set(found.map((one) => relationOf(one, variables, false).id));
  const relations = [...order].flatMap((id) => shown.get(id) ?? []);
  // "80 kg" and "80 kilos": one value, whether or not anything follows from it.
  const isTwice = ({ standing, writings }: Variable) => standing === 'secret' && writings.length > 1;
  return { relations, derived, variables: [...variables.values()].filter((v) => used.has(v.id) || isTwice(v)) };
}
