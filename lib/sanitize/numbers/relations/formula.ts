// How one number follows from others, as plain data that can be kept, shown and evaluated.

export type Formula =
  /** constant + the sum of factor * variable. */
  | { readonly kind: 'sum'; readonly constant: number; readonly terms: readonly FormulaTerm[] }
  /** factor * the product of variable ^ exponent. */
  | { readonly kind: 'product'; readonly factor: number; readonly powers: readonly FormulaPower[] }
  /** base * (1 + sign * percent / 100) ^ exponent. */
  | {
      readonly kind: 'growth';
      readonly base: string;
      readonly percent: string;
      readonly sign: 1 | -1;
      readonly exponent: 1 | -1;
    }
  /** Whole years from a birth date (as the number yyyymmdd) to today (likewise). */
  | { readonly kind: 'age'; readonly birthDate: string; readonly today: number }
  /** The monthly payment that pays a loan back: P r / (1 - (1 + r)^-n), r = percent / 1200. */
  | { readonly kind: 'annuity'; readonly principal: string; readonly percent: string; readonly years: string };

interface FormulaTerm {
  readonly variable: string;
  readonly factor: number;
}

interface FormulaPower {
  readonly variable: string;
  readonly exponent: number;
}

export function formulaInputs(formula: Formula): readonly string[] {
  switch (formula.kind) {
    case 'sum':
      return formula.terms.map((term) => term.variable);
    case 'product':
      return formula.powers.map((power) => power.variable);
    case 'growth':
      return [formula.base, formula.percent];
    case 'age':
      return [formula.birthDate];
    case 'annuity':
      return [formula.principal, formula.percent, formula.years];
  }
}

/** The value of a formula. Undefined if an input is not known or the result is no finite number. */
export function evaluateFormula(
  formula: Formula,
  readOff: (variable: string) => number | undefined,
): number | undefined {
  const values = new Map<string, number>();
  for (const input of formulaInputs(formula)) {
    const value = readOff(input);
    if (value === undefined) return undefined;
    values.set(input, value);
  }
  const at = (variable: string) => values.get(variable) ?? Number.NaN;
  const result = formulaValue(formula, at);
  // A double holds fifteen digits; rounded to them, 0.1 + 0.2 is 0.3, as on paper.
  return Number.isFinite(result) ? Number(result.toPrecision(15)) : undefined;
}

function formulaValue(formula: Formula, at: (variable: string) => number): number {
  switch (formula.kind) {
    case 'sum':
      return formula.terms.reduce((sum, { variable, factor }) => sum + factor * at(variable), formula.constant);
    case 'product':
      return formula.powers.reduce(
        (product, { variable, exponent }) => product * at(variable) ** exponent,
        formula.factor,
      );
    case 'growth':
      return at(formula.base) * (1 + (formula.sign * at(formula.percent)) / 100) ** formula.exponent;
    case 'age':
      return Math.floor((formula.today - at(formula.birthDate)) / 10_000);
    case 'annuity': {
      const [principal, rate] = [at(formula.principal), at(formula.percent) / 1200];
      const payments = at(formula.years) * 12;
      return rate === 0 ? principal / payments : (principal * rate) / (1 - (1 + rate) ** -payments);
    }
  }
}

const constantText = (value: number) => String(Number(value.toPrecision(6)));

function sumText(constant: number, terms: readonly FormulaTerm[], textOf: (variable: string) => string): string {
  const parts = terms.map(({ variable, factor }) => ({
    isNegative: factor < 0,
    text: Math.abs(factor) === 1 ? textOf(variable) : `${constantText(Math.abs(factor))} x ${textOf(variable)}`,
  }));
  const own = constant === 0 ? [] : [{ isNegative: constant < 0, text: constantText(Math.abs(constant)) }];
  const first = [...parts, ...own].sort((a, b) => Number(a.isNegative) - Number(b.isNegative));
  return first
    .map(({ isNegative, text }, i) =>
      i === 0 ? (isNegative ? `-${text}` : text) : `${isNegative ? '-' : '+'} ${text}`,
    )
    .join(' ');
}

function productText(factor: number, powers: readonly FormulaPower[], textOf: (variable: string) => string): string {
  const power = ({ variable, exponent }: FormulaPower) =>
    textOf(variable) + (Math.abs(exponent) === 1 ? '' : `^${Math.abs(exponent)}`);
  const above = powers.filter((p) => p.exponent > 0).map(power);
  const below = powers.filter((p) => p.exponent < 0).map(power);
  // A percent sign already says "divided by a hundred".
  const isPercent = [...above, ...below].some((text) => text.endsWith('%')) && (factor === 0.01 || factor === 100);
  // A factor of a twelfth is written as a division by 12.
  const inverse = Math.abs(factor) < 1 ? Number((1 / factor).toPrecision(9)) : 0;
  if (Number.isInteger(inverse) && inverse !== 0 && !isPercent) below.push(constantText(inverse));
  else if (factor !== 1 && !isPercent) above.unshift(constantText(factor));
  return [above.join(' x ') || '1', ...below].join(' / ');
}

/** The formula as people read it: "12 x 2,500", "3,500 - 700", "80 / 1.8^2". `textOf` gives the text of a variable. */
export function formulaText(formula: Formula, textOf: (variable: string) => string): string {
  switch (formula.kind) {
    case 'sum':
      return sumText(formula.constant, formula.terms, textOf);
    case 'product':
      return productText(formula.factor, formula.powers, textOf);
    case 'growth': {
      const change = `(1 ${formula.sign > 0 ? '+' : '-'} ${textOf(formula.percent)})`;
      return `${textOf(formula.base)} ${formula.exponent > 0 ? 'x' : '/'} ${change}`;
    }
    case 'age':
      return `years since ${textOf(formula.birthDate)}`;
    case 'annuity':
      return `monthly payment for ${textOf(formula.principal)} at ${textOf(formula.percent)} over ${textOf(formula.years)} years`;
  }
}
