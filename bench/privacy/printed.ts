// Figures that the papers print, for what we measure in the same way. Their models, vectors and detectors are others.
import type { Measures } from './evaluate.ts';

export interface PrintedFigure {
  readonly source: string;
  /** The paper's name of its method. */
  readonly method: string;
  /** The paper's texts; ours are the same where a set of ours has the name. */
  readonly set: string;
  readonly measure: keyof Measures;
  readonly epsilon: number;
  /** From 0 to 1, except for a perplexity. */
  readonly value: number;
  /** Which family of ours is the same mechanism. */
  readonly family: string;
}

type Line = readonly [
  source: string,
  method: string,
  set: string,
  measure: keyof Measures,
  family: string,
  percents: readonly (readonly [epsilon: number, percent: number])[],
];

const at = (epsilons: readonly number[], percents: readonly number[]) =>
  percents.map((percent, index) => [epsilons[index] ?? 0, percent] as const);
const RAP_LI = [0.1, 1, 8];
const CAPE = [1, 2, 3, 6, 10, 14, 20];
const TABLE_VII = 'Rap-LI, table VII';
const TABLE_A_V = 'Rap-LI, table A.V';
const HIGH_MASK = 'masking + noise (Rap-LI)';
const TABLE_3 = 'Cape, table 3';

const LINES: readonly Line[] = [
  [TABLE_VII, 'SanText+', 'AGNews', 'rougeL', 'SanText-like', at(RAP_LI, [50.4, 50.4, 50.58])],
  [TABLE_VII, 'CusText+', 'AGNews', 'rougeL', 'CusText-like', at(RAP_LI, [46.21, 47.67, 78.51])],
  [TABLE_VII, 'Rap-LI (Ours1)', 'AGNews', 'rougeL', 'Strict', at(RAP_LI, [44.29, 45.87, 61.28])],
  [TABLE_VII, 'Rap-LI (Ours2)', 'AGNews', 'rougeL', 'Strict', at(RAP_LI, [46.79, 48.15, 61.75])],
  [TABLE_VII, 'SanText+', 'PIIDocs', 'rougeL', 'SanText-like', at(RAP_LI, [32.54, 32.59, 32.75])],
  [TABLE_VII, 'CusText+', 'PIIDocs', 'rougeL', 'CusText-like', at(RAP_LI, [87.85, 69.31, 87.14])],
  [TABLE_VII, 'Rap-LI (Ours1)', 'PIIDocs', 'rougeL', 'Strict', at(RAP_LI, [29.27, 30.75, 47.41])],
  [TABLE_VII, 'Rap-LI (Ours2)', 'PIIDocs', 'rougeL', 'Strict', at(RAP_LI, [37.98, 39.4, 51.96])],
  [TABLE_VII, 'SanText+', 'SAMSum', 'rougeL', 'SanText-like', at(RAP_LI, [42.11, 42.1, 42.15])],
  [TABLE_VII, 'CusText+', 'SAMSum', 'rougeL', 'CusText-like', at(RAP_LI, [62.56, 63.18, 83.97])],
  [TABLE_VII, 'Rap-LI (Ours2)', 'SAMSum', 'rougeL', 'Strict (pr 0.3)', at(RAP_LI, [72.03, 72.35, 75.93])],
  [TABLE_VII, 'CusText+', 'AGNews', 'bleu', 'CusText-like', at(RAP_LI, [16.39, 17.17, 56.42])],
  [TABLE_VII, 'Rap-LI (Ours2)', 'AGNews', 'bleu', 'Strict', at(RAP_LI, [14.67, 15.69, 29.54])],
  [TABLE_VII, 'CusText+', 'PIIDocs', 'bleu', 'CusText-like', at(RAP_LI, [70.01, 51.4, 76.81])],
  [TABLE_VII, 'Rap-LI (Ours2)', 'PIIDocs', 'bleu', 'Strict', at(RAP_LI, [23.23, 24.16, 38.6])],
  [TABLE_VII, 'CusText+', 'SAMSum', 'bleu', 'CusText-like', at(RAP_LI, [39.18, 40.52, 69.76])],
  [TABLE_VII, 'Rap-LI (Ours2)', 'SAMSum', 'bleu', 'Strict (pr 0.3)', at(RAP_LI, [53.38, 53.8, 59.22])],
  // Perplexities are multiplied by 100 here, because all values are divided by it below.
  [TABLE_VII, 'Rap-LI (Ours2)', 'AGNews', 'perplexity', 'Strict', at(RAP_LI, [50725, 46499, 15464])],
  [TABLE_VII, 'Rap-LI (Ours2)', 'PIIDocs', 'perplexity', 'Strict', at(RAP_LI, [12061, 11255, 5608])],
  [TABLE_VII, 'Rap-LI (Ours2)', 'SAMSum', 'perplexity', 'Strict (pr 0.3)', at(RAP_LI, [11965, 11769, 7374])],
  [TABLE_A_V, 'Rap-LI (Ours1)', 'AGNews', 'accuracy', 'Strict', at(RAP_LI, [77.8, 78.34, 82.3])],
  [TABLE_A_V, 'Rap-LI (Ours1)', 'AGNews', 'extracted', 'Strict', at(RAP_LI, [16.24, 15.91, 12.43])],
  [TABLE_A_V, 'Rap-LI (Ours1)', 'AGNews', 'matched', 'Strict', at(RAP_LI, [16.95, 15.45, 6.04])],
  [TABLE_A_V, 'Rap-LI (Ours1)', 'AGNews', 'inferred1', 'Strict', at(RAP_LI, [3.93, 4.23, 6.88])],
  [TABLE_A_V, 'Rap-LI (Ours1)', 'AGNews', 'inverted1', 'Strict', at(RAP_LI, [19.29, 20.29, 31.6])],
  [TABLE_A_V, 'HighMASK', 'AGNews', 'accuracy', HIGH_MASK, at(RAP_LI, [62.76, 63.12, 65.68])],
  [TABLE_A_V, 'HighMASK', 'AGNews', 'extracted', HIGH_MASK, at(RAP_LI, [0.21, 0.22, 0.28])],
  [TABLE_A_V, 'HighMASK', 'AGNews', 'inferred1', HIGH_MASK, at(RAP_LI, [2.53, 2.82, 5.75])],
  [TABLE_A_V, 'HighMASK', 'AGNews', 'inverted1', HIGH_MASK, at(RAP_LI, [14.54, 15.75, 28.75])],
  ['Rap-LI, section VI-B', 'CusText+', 'PIIDocs', 'extracted', 'CusText-like', at([0.1], [71.74])],
  [TABLE_3, 'SanText', 'SST-2', 'rougeL', 'SanText-like', at(CAPE, [0.87, 13.43, 71.31, 99.36, 99.45, 99.45, 99.45])],
  [TABLE_3, 'CusText', 'SST-2', 'rougeL', 'CusText-like', at(CAPE, [14.5, 17.87, 22.74, 47.27, 81.44, 95.54, 99.48])],
  [TABLE_3, 'Cape (BERT)', 'SST-2', 'rougeL', 'Cape', at(CAPE, [38.38, 39.2, 40.86, 46.85, 60.22, 76.49, 92.03])],
  // Printed as privacy: 100 less the attack's success.
  [
    'Cape, table 8',
    'Cape (BERT)',
    'SST-2',
    'changedInverted10',
    'Cape',
    at(
      CAPE,
      [94.4, 92.56, 90.34, 80.54, 67.74, 40.8, 9.07].map((privacy) => 100 - privacy),
    ),
  ],
];

export const PRINTED_FIGURES: readonly PrintedFigure[] = LINES.flatMap(
  ([source, method, set, measure, family, percents]) =>
    percents.map(([epsilon, percent]) => ({ source, method, set, measure, family, epsilon, value: percent / 100 })),
);
