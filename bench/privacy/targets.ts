// The goals of the product, and whether this run reached them.
import type { Measures } from './evaluate.ts';

export interface Row {
  readonly set: string;
  readonly method: string;
  readonly family: string;
  readonly epsilon?: number;
  readonly measures: Measures;
  /** Texts that the product would not send; they count as empty ones. */
  readonly refused?: number;
}

export interface Target {
  readonly text: string;
  readonly figures: string;
  readonly isReached: boolean;
}

const MAX_LEFT = 0.01;
const MAX_LOST = 0.02;
const percents = (...values: readonly number[]) => values.map((value) => (100 * value).toFixed(1)).join(' / ');

/** For the profile that replaces all that is personal. Balanced keeps facts, which these detectors count as personal. */
function preemptTargets(rows: readonly Row[]): Target[] {
  const [own, clean] = ['As in Preempt', 'no protection'].map(
    (family) => rows.find((row) => row.set === 'PIIDocs' && row.family === family)?.measures,
  );
  if (!own || !clean) return [];
  return [
    {
      text: 'PIIDocs, As in Preempt: personal strings left at most 1 %',
      figures: percents(own.verbatim),
      isReached: own.verbatim <= MAX_LEFT,
    },
    {
      text: 'PIIDocs, As in Preempt: records matched at most 1 %',
      figures: percents(own.matched),
      isReached: own.matched <= MAX_LEFT,
    },
    {
      text: 'PIIDocs, As in Preempt: topic accuracy within 2 points of unprotected (ours / unprotected)',
      figures: percents(own.accuracy, clean.accuracy),
      isReached: own.accuracy >= clean.accuracy - MAX_LOST,
    },
  ];
}

/** The paper's budgets by level, the same budget for every word, and the paper's candidates. */
const STRICT: ReadonlySet<string> = new Set(['Strict', 'Strict (flat)', 'Strict (neighbours)']);

/** Its epsilon bounds what Strict's does: any two words of one fixed group. SanText's is one per unit of distance. */
const FAIR = 'masking + noise (CusText)';

/** Fewer strings left, or none where the other leaves none, which nobody can undercut; and more topics right. */
const isBetter = (own: Measures, other: Measures) =>
  (own.verbatim < other.verbatim || (own.verbatim === 0 && other.verbatim === 0)) && own.accuracy > other.accuracy;

/** Better on both than each way of masking plus noise, at the same budget. */
function strictTargets(rows: readonly Row[]): Target[] {
  const news = rows.filter(({ set }) => set === 'AGNews');
  const noisy = news.filter(({ family }) => family.startsWith('masking + noise'));
  return news
    .filter(({ family }) => STRICT.has(family))
    .flatMap((own) =>
      noisy
        .filter(({ epsilon }) => epsilon === own.epsilon)
        .map(({ family, measures }) => ({
          text: `AGNews, ${own.method}: fewer strings left and more topics right than ${family}${family === FAIR ? ', the fair baseline' : ''} (left, right: ours; theirs)`,
          figures: `${percents(own.measures.verbatim, own.measures.accuracy)}; ${percents(measures.verbatim, measures.accuracy)}`,
          isReached: isBetter(own.measures, measures),
        })),
    );
}

/** None where the run had not the sets or methods for it. */
export const targets = (rows: readonly Row[]): Target[] => [...preemptTargets(rows), ...strictTargets(rows)];
