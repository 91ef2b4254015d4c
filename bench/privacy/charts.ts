// Chooses the measures that are drawn; each set gets one picture.
import type { Measures } from './evaluate.ts';
import { lineCharts, type Series } from './plot.ts';
import type { Row } from './targets.ts';

interface Chart {
  readonly title: string;
  readonly file: string;
  readonly svg: string;
}

const DRAWN: readonly (readonly [string, keyof Measures])[] = [
  ['Topics right, %', 'accuracy'],
  ['Personal strings left, %', 'verbatim'],
  ['Records matched, %', 'matched'],
  ['Content words inverted in 10 guesses, %', 'inverted10'],
  ['Mask inference in 10 guesses, %', 'inferred10'],
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

/** One line a family, in the order of its budgets; a family without budgets is one point. */
function seriesOf(rows: readonly Row[], measure: keyof Measures, over?: keyof Measures): Series[] {
  return FAMILIES.filter((name) => rows.some(({ family }) => family === name)).map((name) => ({
    name,
    points: rows
      .filter(({ family }) => family === name)
      .sort((a, b) => (a.epsilon ?? 0) - (b.epsilon ?? 0))
      .map(({ epsilon = 1, measures }) => ({ x: over ? measures[over] : epsilon, y: measures[measure] }))
      .filter(({ x, y }) => !Number.isNaN(x + y)),
  }));
}

export function charts(rows: readonly Row[]): Chart[] {
  return [...new Set(rows.map(({ set }) => set))].map((set) => {
    const own = rows.filter((row) => row.set === set);
    const measured = DRAWN.filter(([, measure]) => own.some(({ measures }) => !Number.isNaN(measures[measure])));
    const panels = [
      ...measured.map(([title, measure]) => ({
        title,
        across: 'budgets' as const,
        series: seriesOf(own, measure),
      })),
      {
        title: 'Topics right over personal strings left, %',
        across: 'shares' as const,
        series: seriesOf(own, 'accuracy', 'verbatim'),
      },
    ];
    const title = `${set}: what is left, and what for, over the budget`;
    return { title, file: `${set.toLowerCase()}.svg`, svg: lineCharts(panels) };
  });
}
