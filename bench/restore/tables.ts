// The results of models/training/restore/bench.py as tables.
import { table } from '../table.ts';
import { PRINTED, PRINTED_BUDGET } from './printed.ts';

/** Mean and the borders of the 95 % interval, per cent. */
type Interval = readonly [mean: number, low: number, high: number];

interface Row {
  readonly method: string;
  /** null if nothing is drawn. */
  readonly budget: number | null;
  readonly MC1: Interval;
  readonly MC2: Interval;
  /** The gain over equal weights, measured on the same questions with the same noise. */
  readonly gain?: Readonly<Record<'MC1' | 'MC2', Interval>>;
}

interface AttackRow {
  /** null for the attacker that sees noise alone. */
  readonly epsilon: number | null;
  /** Which part of the spans was hidden and sent as a vector. */
  readonly share: number;
  /** F1 score of the attribute-inference attack, per cent. */
  readonly inferred: number;
  /** F1 score of the embedding-inversion attack, per cent. */
  readonly inverted: number;
}

/** How many of the private word pieces the noise of the d_chi baseline does not change, per cent. */
interface UnchangedRow {
  readonly budget: number;
  readonly share: number;
}

/** Of whole answers, compared with the answer to the complete question. */
interface AnswerRow {
  readonly method: string;
  readonly budget: number | null;
  readonly 'ROUGE-L': Interval;
  /** Word pieces per second of processor time. */
  readonly speed: number;
}

interface SetResult {
  readonly questions: number;
  readonly rows: readonly Row[];
  readonly attacks?: readonly AttackRow[];
  readonly unchanged?: readonly UnchangedRow[];
  readonly answers?: readonly AnswerRow[];
}

export interface Results {
  readonly part: string;
  readonly parameters: number;
  readonly seeds: number;
  readonly sets: Readonly<Record<string, SetResult>>;
}

const written = ([mean, low, high]: Interval) => `${mean.toFixed(1)} [${low.toFixed(1)}, ${high.toFixed(1)}]`;

function printed(set: string, { method, budget }: Row): string {
  const pair = budget === null || budget === PRINTED_BUDGET ? PRINTED[set]?.[method] : undefined;
  return pair ? `${pair[0].toFixed(1)} / ${pair[1].toFixed(1)}` : '';
}

const HEAD = ['method', 'budget', 'MC1 [95 %]', 'MC2 [95 %]', 'paper, 7 B: MC1 / MC2'];

const cells = (set: string, row: Row) => [
  row.method,
  row.budget === null ? '' : String(row.budget),
  written(row.MC1),
  written(row.MC2),
  printed(set, row),
];

const GAIN_HEAD = ['method', 'budget', 'MC1 gained [95 %]', 'MC2 gained [95 %]'];

const signed = ([mean, low, high]: Interval) => {
  const parts = [mean, low, high].map((value) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(1));
  return `${parts[0]} [${parts[1]}, ${parts[2]}]`;
};

const gainCells = ({ method, budget, gain }: Row) =>
  gain ? [[method, String(budget), signed(gain.MC1), signed(gain.MC2)]] : [];

const ATTACK_HEAD = ['epsilon', 'budget', 'share of spans', 'attribute inference', 'embedding inversion'];

function attackCells({ epsilon, share, inferred, inverted }: AttackRow): string[] {
  const budget = epsilon === null ? 'noise alone' : String(2 * epsilon);
  return [
    epsilon === null ? '' : String(epsilon),
    budget,
    `${100 * share} %`,
    inferred.toFixed(1),
    inverted.toFixed(1),
  ];
}

const UNCHANGED_HEAD = ['budget', 'hidden pieces unchanged'];

const unchangedCells = ({ budget, share }: UnchangedRow) => [String(budget), `${share.toFixed(1)} %`];

const ANSWER_HEAD = ['method', 'budget', 'ROUGE-L [95 %]', 'pieces per second of one core'];

const answerCells = ({ method, budget, 'ROUGE-L': rouge, speed }: AnswerRow) => [
  method,
  budget === null ? '' : String(budget),
  written(rouge),
  String(speed),
];

interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function tables({ part, parameters, seeds, sets }: Results): Table[] {
  const size = `${(parameters / 1e6).toFixed(1)} M parameters`;
  return Object.entries(sets).flatMap(([set, { questions, rows, attacks, unchanged, answers }]) => {
    const asked = `${set}, ${part} part, ${questions} questions`;
    const main = {
      title: `${asked}, ${size}, ${seeds} seeds`,
      head: HEAD,
      rows: rows.map((row) => cells(set, row)),
    };
    const gains = rows.flatMap(gainCells);
    const gained = { title: `${asked}: gain over equal weights`, head: GAIN_HEAD };
    const answered = { title: `${set}: whole answers, one seed`, head: ANSWER_HEAD };
    const attacked = { title: `${asked}: attacks on the vector, F1`, head: ATTACK_HEAD };
    const inverted = { title: `${asked}: embedding inversion of d_chi on spans`, head: UNCHANGED_HEAD };
    return [
      ...(rows.length > 0 ? [main] : []),
      ...(gains.length > 0 ? [{ ...gained, rows: gains }] : []),
      ...(answers ? [{ ...answered, rows: answers.map(answerCells) }] : []),
      ...(attacks ? [{ ...attacked, rows: attacks.map(attackCells) }] : []),
      ...(unchanged ? [{ ...inverted, rows: unchanged.map(unchangedCells) }] : []),
    ];
  });
}

export const shown = (told: Results) =>
  tables(told)
    .map(({ title, head, rows }) => `\n${title}\n${table(head, rows)}`)
    .join('\n');

const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;

export const markdown = (told: Results) =>
  tables(told)
    .map(({ title, head, rows }) => `## ${title}\n\n${[head, head.map(() => '---'), ...rows].map(line).join('\n')}\n`)
    .join('\n');
