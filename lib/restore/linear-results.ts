// Computes what follows from amounts by sums, differences, multiples and shares. Scaled amounts give the same results, scaled.
export interface KnownAmount {
  readonly scaled: number;
  readonly original: number;
  /** The number's text in the reply. */
  readonly text: string;
}

export interface LinearResult {
  readonly scaled: number;
  readonly original: number;
  readonly formula: string;
}

/** Factors that a reply may use without naming them: halves and quarters, and the months, fortnights, weeks and days of a year. */
export const COMMON_MULTIPLES: readonly number[] = [2, 3, 4, 12, 24, 26, 52, 365];
/** With more amounts there are so many sums that a number may equal one by chance. */
const MAX_AMOUNTS = 40;

type Terms = readonly (readonly [KnownAmount, number])[];

function sumOfTerms(terms: Terms): LinearResult {
  const sum = (read: (amount: KnownAmount) => number) =>
    Number(terms.reduce((total, [amount, factor]) => total + factor * read(amount), 0).toPrecision(14));
  const formula = terms.map(([{ text }, factor], i) => `${i === 0 ? '' : factor < 0 ? ' - ' : ' + '}${text}`).join('');
  return { scaled: sum(({ scaled }) => scaled), original: sum(({ original }) => original), formula };
}

const multiple = ({ scaled, original, text }: KnownAmount, by: number, said: string): LinearResult => ({
  scaled: scaled * by,
  original: original * by,
  formula: `${text} ${said}`,
});

export const MONTHS_PER_YEAR = 12;

/** The multiples and parts of each amount by `counts`, and the amount with each percentage taken, added and taken off. */
export function multiplesOfAmounts(
  amounts: readonly KnownAmount[],
  percentages: readonly number[],
  counts: readonly number[],
): readonly LinearResult[] {
  const by = [...new Set(counts)];
  return amounts
    .slice(0, MAX_AMOUNTS)
    .flatMap((amount) => [
      ...by.flatMap((n) => [multiple(amount, n, `x ${n}`), multiple(amount, 1 / n, `/ ${n}`)]),
      ...percentages.flatMap((p) => [
        multiple(amount, p / 100, `x ${p} %`),
        multiple(amount, 1 + p / 100, `+ ${p} %`),
        multiple(amount, 1 - p / 100, `- ${p} %`),
        multiple(amount, 1 / (1 + p / 100), `/ (1 + ${p} %)`),
      ]),
    ]);
}

/** Sums and differences of two amounts, sums of neighbours, and what is left of an amount after those that follow it, or after all others. */
export function sumsOfAmounts(amounts: readonly KnownAmount[]): readonly LinearResult[] {
  const known = amounts.slice(0, MAX_AMOUNTS);
  const found: LinearResult[] = [];
  known.forEach((first, i) => {
    known.forEach((second, j) => {
      if (i < j)
        found.push(
          sumOfTerms([
            [first, 1],
            [second, 1],
          ]),
        );
      if (first.scaled > second.scaled)
        found.push(
          sumOfTerms([
            [first, 1],
            [second, -1],
          ]),
        );
    });
    for (let until = i + 3; until <= known.length; until += 1) {
      const run = known.slice(i, until);
      found.push(sumOfTerms(run.map((amount) => [amount, 1])));
      found.push(sumOfTerms(run.map((amount, at) => [amount, at === 0 ? 1 : -1])));
    }
    const others = known.filter((other) => other !== first);
    if (others.length > 1) found.push(sumOfTerms([[first, 1], ...others.map((other) => [other, -1] as const)]));
  });
  return found.filter(({ scaled }) => scaled > 0);
}
