// Which measures are drawn, one picture a set.
import type { Measures } from './evaluate.ts';
import { lineCharts, type Series } from './plot.ts';
import type { Row } from './targets.ts';

export interface Chart {
  readonly title: string;
  readonly file: string;
  readonly svg: string;
}

const DRAWN: readonly (readonly [string, keyof Measures])[] = [
  ['Topics right, %', 'accuracy'],
  ['Personal strings left, %', 'verbatim'],
  ['Records matched, %', 'matched'],
  ['Content words inverted in 10 guesses, %', 'inverted10'],
];

/** As many as can be told apart in one picture. */
const FAMILIES: readonly string[] = [
  'no protection',
  'masking',
  'masking + noise (CusText)',
  'Balanced',
  'Strict',
  'Cape (bounded)',
  'CusText-like',
  'SanText-like',
];

/** One line a family; a family without budgets is one point. */
function seriesOf(rows: readonly Row[], measure: keyof Measures): Series[] {
  return FAMILIES.filter((name) => rows.some(({ family }) => family === name)).map((name) => ({
    name,
    points: rows
      .filter(({ family }) => family === name)
      .map(({ epsilon = 1, measures }) => ({ x: epsilon, y: measures[measure] }))
      .filter(({ y }) => !Number.isNaN(y))
      .sort((a, b) => a.x - b.x),
  }));
}

export function charts(rows: readonly Row[]): Chart[] {
  return [...new Set(rows.map(({ set }) => set))].map((set) => {
    const own = rows.filter((row) => row.set === set);
    const panels = DRAWN.map(([title, measure]) => ({ title, series: seriesOf(own, measure) }));
    const title = `${set}: what is left, and what for, over the budget`;
    return { title, file: `${set.toLowerCase()}.svg`, svg: lineCharts(panels) };
  });
}
