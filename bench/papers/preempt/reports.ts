// Financial reports with a table, and the questions of a conversation about it, in the manner of ConvFinQA, which is not at hand. A solver
// answers from the table alone, so that only sanitizing and restoring can make an answer wrong.
import { dollars, type Generator, numberIn } from '../generator.ts';

const FIRMS = ['Harlow Freight', 'Tamsin Foods', 'Orrell Bearings', 'Kestrel Dental', 'Pavo Textiles'] as const;
const ROWS = ['Product revenue', 'Service revenue', 'Total revenue', 'Operating costs', 'Operating income'] as const;
type RowName = (typeof ROWS)[number];

export interface Report {
  readonly text: string;
  readonly years: readonly [number, number, number];
}

/** Totals are sums and incomes are differences, as in any report: a stand-in of one must fit those of the others. */
export function generatedReport({ number, one }: Generator): Report {
  const first = number(2016, 2022);
  const years = [first, first + 1, first + 2] as const;
  const columns = years.map(() => {
    const [product, service] = [number(900, 9_800) * 1_000, number(200, 4_900) * 1_000];
    const costs = Math.round(((product + service) * number(55, 92)) / 100_000) * 1_000;
    return [product, service, product + service, costs, product + service - costs];
  });
  const lines = ROWS.map((row, at) => `| ${[row, ...columns.map((column) => dollars(column[at] ?? 0))].join(' | ')} |`);
  const text = [
    `These are the figures of ${one(FIRMS)} for three years. I will ask about them.`,
    '',
    `| Item | ${years.join(' | ')} |`,
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
  return { text, years };
}

export const QUESTION_KINDS = ['look up', 'difference', 'change in %', 'sum', 'mean', 'highest year'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export interface Question {
  readonly kind: QuestionKind;
  readonly row: RowName;
  readonly years: readonly number[];
}

/** The turns of one conversation, about one row. */
export function questionsAbout({ years }: Report, { one }: Generator): Question[] {
  const row = one(ROWS);
  return QUESTION_KINDS.map((kind) => ({ kind, row, years: kind === 'look up' ? [one(years)] : years }));
}

/** What the table says of a row, by year; a placeholder is no number. */
function cellsOf(text: string, row: RowName): ReadonlyMap<number, number> {
  const lines = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const years = lines.find((cells) => cells[1] === 'Item')?.slice(2, -1) ?? [];
  const cells = lines.find((one) => one[1] === row)?.slice(2, -1) ?? [];
  const known = cells.map((cell, at) => [Number(years[at]), /\[/u.test(cell) ? undefined : numberIn(cell)] as const);
  return new Map(known.flatMap(([year, value]) => (value === undefined ? [] : [[year, value] as const])));
}

/** The reply of an assistant that computes without a fault, its answer last; undefined if the table does not tell. */
export function solved(text: string, { kind, row, years }: Question): string | undefined {
  const cells = cellsOf(text, row);
  const values = years.map((year) => cells.get(year));
  if (values.some((value) => value === undefined)) return undefined;
  const known = values.map((value) => value ?? 0);
  const [from = 0, to = 0] = [known[0], known.at(-1)];
  const sum = known.reduce((total, value) => total + value, 0);
  const [first, last] = [years[0], years.at(-1)];
  switch (kind) {
    case 'look up':
      return `${row} in ${first} was ${dollars(from)}.`;
    case 'difference':
      return `From ${first} to ${last} it went from ${dollars(from)} to ${dollars(to)}, a difference of ${dollars(Math.abs(to - from))}.`;
    case 'change in %':
      return `Measured by the first year, that is a change of ${((100 * (to - from)) / from).toFixed(1)}%.`;
    case 'sum':
      return `All years together: ${known.map(dollars).join(' + ')} = ${dollars(sum)}.`;
    case 'mean':
      return `The mean of the years is ${dollars(sum / known.length)}.`;
    case 'highest year':
      return `${row} was highest in ${years[known.indexOf(Math.max(...known))]}.`;
  }
}
