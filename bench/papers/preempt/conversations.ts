// Preempt, table 2: a conversation about a financial report, with the mechanisms and budgets of the paper and with the product's ways.
import type { Detector } from '../../../lib/detect/annotation.ts';
import { seededRandom } from '../../../lib/privacy/random.seeded.test-support.ts';
import { policyFor } from '../../../lib/sanitize/policy/policy.ts';
import type { Table } from '../../privacy/tables.ts';
import { percent } from '../../table.ts';
import type { ExperimentOptions } from '../experiment.ts';
import { generatorFrom, numberIn } from '../generator.ts';
import { isMarkedAt, type SanitizedChat, shownText, startChat, type Treatment } from '../sanitized-chat.ts';
import {
  generatedReport,
  QUESTION_KINDS,
  type Question,
  type QuestionKind,
  questionsAbout,
  solved,
} from './reports.ts';

/** The paper's budgets, each spent on every number by itself. */
const PAPER_BUDGETS = [0.1, 0.5, 1, 2];

const AMOUNTS: ReadonlySet<string> = new Set(['MONEY', 'QUANTITY']);
const withEachNumber = (epsilon: number): Treatment => ({
  name: `As in Preempt, eps ${epsilon} a number`,
  policy: policyFor('preempt'),
  adjust: (plan) => ({
    ...plan,
    spans: plan.spans.map((span) => (span.mechanism === 'metric-dp' ? { ...span, budget: epsilon } : span)),
  }),
});
const hidingAmounts = (name: string, style: 'natural' | 'placeholder'): Treatment => ({
  name,
  policy: policyFor('balanced', style),
  review: (annotations) => annotations.map((one) => (AMOUNTS.has(one.type) ? { ...one, risk: 4 as const } : one)),
});

const TREATMENTS: readonly Treatment[] = [
  ...PAPER_BUDGETS.map(withEachNumber),
  { name: 'As in Preempt, eps 2 for all numbers', policy: policyFor('preempt') },
  hidingAmounts('Balanced, amounts hidden: scaled', 'natural'),
  hidingAmounts('Balanced, amounts hidden: placeholders', 'placeholder'),
  { name: 'Balanced: amounts kept', policy: policyFor('balanced') },
];

interface Answer {
  readonly kind: QuestionKind;
  /** Undefined if the assistant could not answer, or the prompt was not sent. */
  readonly error: number | undefined;
  readonly isRight: boolean;
  readonly isMarked: boolean;
}

const UNANSWERED = { error: undefined, isRight: false, isMarked: true };
/** A rounded result may be off by one in its last digit. */
const ROUNDING = 0.001;

/** The answer is the last number of a reply. */
const lastNumberAt = (text: string): number => Array.from(text.matchAll(/-?\d[\d,]*(?:\.\d+)?/gu)).at(-1)?.index ?? 0;
const answerIn = (text: string): number => numberIn(text.slice(lastNumberAt(text))) ?? Number.NaN;

function answerTo(question: Question, original: string, chat: SanitizedChat | undefined): Answer {
  const { kind } = question;
  const truth = answerIn(solved(original, question) ?? '');
  const reply = chat && solved(chat.sanitized.text, question);
  if (!chat || !reply) return { kind, ...UNANSWERED };
  const segments = chat.restored(reply);
  const text = shownText(segments);
  const from = lastNumberAt(text);
  const got = answerIn(text);
  const error = truth === 0 ? Math.abs(got) : Math.abs((got - truth) / truth);
  return { kind, error, isRight: error <= ROUNDING, isMarked: isMarkedAt(segments, from, text.length) };
}

/** The value below which that share of the sorted numbers lies. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Preempt, table 2: relative errors of GPT-4o on ConvFinQA. */
const PRINTED: Readonly<Record<string, string>> = {
  'As in Preempt, eps 0.1 a number': '0.0581 / 0.4000 / 4.4115',
  'As in Preempt, eps 0.5 a number': '0.0154 / 0.0776 / 1.0000',
  'As in Preempt, eps 1 a number': '0.0075 / 0.0408 / 0.9881',
  'As in Preempt, eps 2 a number': '0.0040 / 0.0244 / 0.8686',
  'Balanced: amounts kept': '0.0000 / 0.0000 / 12.6749',
};

function rowOf(name: string, answers: readonly Answer[]): string[] {
  const share = (is: (answer: Answer) => boolean) => percent(answers.filter(is).length / answers.length);
  const errors = answers
    .filter(({ kind }) => kind !== 'highest year')
    .flatMap(({ error }) => error ?? [])
    .sort((a, b) => a - b);
  const quartiles = [0.25, 0.5, 0.75].map((at) => quantile(errors, at).toFixed(4));
  return [
    name,
    share(({ isRight }) => isRight),
    share(({ isRight, isMarked, error }) => error !== undefined && !isRight && isMarked),
    share(({ isRight, isMarked }) => !isRight && !isMarked),
    share(({ error }) => error === undefined),
    errors.length === 0 ? '-' : quartiles.join(' / '),
    PRINTED[name] ?? '',
  ];
}

const rightByKind = (name: string, answers: readonly Answer[]): string[] => [
  name,
  ...QUESTION_KINDS.map((kind) => {
    const own = answers.filter((one) => one.kind === kind);
    return percent(own.filter(({ isRight }) => isRight).length / own.length);
  }),
];

export async function conversationTables(
  { limit, seed, say }: ExperimentOptions,
  detectors: readonly Detector[],
): Promise<readonly Table[]> {
  const generator = generatorFrom(`${seed} reports`);
  const reports = Array.from({ length: limit }, () => {
    const report = generatedReport(generator);
    return { report, questions: questionsAbout(report, generator) };
  });
  const results: { readonly name: string; readonly answers: readonly Answer[] }[] = [];
  for (const treatment of TREATMENTS) {
    const random = seededRandom(`${seed} ${treatment.name}`);
    const answers: Answer[] = [];
    for (const { report, questions } of reports) {
      const chat = await startChat(report.text, treatment, detectors, random);
      answers.push(...questions.map((question) => answerTo(question, report.text, chat)));
    }
    results.push({ name: treatment.name, answers });
    say(`${treatment.name}, ${answers.length} answers`);
  }
  return [
    {
      title: `Conversations about ${limit} financial reports, ${QUESTION_KINDS.length} turns each: the restored answer`,
      head: [
        '',
        'right',
        'wrong, marked',
        'wrong, not marked',
        'no answer',
        'relative error: quartiles',
        'Preempt, table 2 (GPT-4o, ConvFinQA)',
      ],
      rows: results.map(({ name, answers }) => rowOf(name, answers)),
      texts: [0, 5, 6],
    },
    {
      title: 'The same: answers that are right, by question',
      head: ['', ...QUESTION_KINDS],
      rows: results.map(({ name, answers }) => rightByKind(name, answers)),
      texts: [0],
    },
  ];
}
