// Cape: its ablations (figure 8: importance of the logit, number of buckets), and the bounded variant beside the printed one.

import { seededRandom } from '../../../lib/privacy/random.seeded.test-support.ts';
import type { Random } from '../../../lib/privacy/random.ts';
import { sampleBoundedCape, samplePublishedCape } from '../../../lib/privacy/words/cape.ts';
import { countOfFittingWords, rankFittingWords } from '../../../lib/privacy/words/cape-context.ts';
import { vocabularyIndex } from '../../../lib/privacy/words/vocabulary.ts';
import { withEdits } from '../../privacy/method.ts';
import { rougeL } from '../../privacy/rouge.ts';
import { shippedLanguageModel, shippedWords } from '../../privacy/shipped-models.ts';
import type { Table } from '../../privacy/tables.ts';
import { contentWords, withCaseOf } from '../../privacy/words.ts';
import { percent } from '../../table.ts';
import { COMMON_INPUTS, type Experiment, type ExperimentOptions } from '../experiment.ts';
import { isAmongNearest } from './nearest.ts';
import { CAPE_ACCURACY, CAPE_PRIVACY } from './printed.ts';
import { newsTask, questionTask, type Task } from './tasks.ts';
import { type Importance, PAPER_IMPORTANCE, utilitiesWith } from './utility.ts';

const ALL_BUDGETS: readonly number[] = [1, 2, 3, 6, 10, 14, 20];
const ABLATED_BUDGETS: readonly number[] = [1, 6, 14];
const LOGIT_IMPORTANCES: readonly number[] = [0, 0.2, 0.5, 1, 1.2, 1.5];
const BUCKET_COUNTS: readonly number[] = [20, 50, 100, 150, 200];
const PAPER_BUCKETS = 50;
/** The KNN attack guesses the 10 words nearest to the one that it sees. */
const GUESSES = 10;

/** A place of a text whose word is drawn. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Draws a word of the vocabulary for one place. */
type Draw = (place: number, random: Random) => number;

interface Setting {
  readonly name: string;
  readonly importance: Importance;
  readonly buckets: number;
  readonly isBounded: boolean;
  readonly epsilon: number;
}

const printed = (epsilon: number, importance = PAPER_IMPORTANCE, buckets = PAPER_BUCKETS): Setting => ({
  name: 'as printed',
  importance,
  buckets,
  isBounded: false,
  epsilon,
});
const bounded = (epsilon: number): Setting => ({ ...printed(epsilon), name: 'bounded', isBounded: true });

const VARIANTS: readonly Setting[] = [...ALL_BUDGETS.map((epsilon) => printed(epsilon)), ...ALL_BUDGETS.map(bounded)];
const WITH_IMPORTANCES: readonly Setting[] = LOGIT_IMPORTANCES.flatMap((logit) =>
  ABLATED_BUDGETS.map((epsilon) => ({ ...printed(epsilon, { logit, distance: 1 }), name: `lambda_L ${logit}` })),
);
const WITH_BUCKETS: readonly Setting[] = BUCKET_COUNTS.flatMap((buckets) =>
  ABLATED_BUDGETS.map((epsilon) => ({ ...printed(epsilon, PAPER_IMPORTANCE, buckets), name: `${buckets} buckets` })),
);

type Models = Awaited<ReturnType<typeof loadModels>>;

async function loadModels() {
  const { vocabulary, distances } = await shippedWords();
  const context = await shippedLanguageModel(vocabulary.space.words);
  return { vocabulary, context, distances: distances() };
}

/** The places, candidates and scores of a text, computed once for all settings. */
async function preparedText(text: string, { vocabulary, context, distances }: Models) {
  const { drawable, space } = vocabulary;
  const places: readonly Place[] = contentWords(text);
  const words = places.map((place) => vocabularyIndex(place.text, space));
  const seen = await context.logits(text, places);
  // The bounded variant's model sees none of the protected words.
  const hidden = await context.logits(text, places, places);
  const known = new Map<string, readonly Uint16Array[]>();
  const utilities = (importance: Importance) => {
    const key = `${importance.logit} ${importance.distance}`;
    const rows =
      known.get(key) ??
      words.map((word, at) =>
        utilitiesWith(
          importance,
          seen[at] ?? new Float32Array(0),
          context.range,
          word === undefined ? undefined : distances.row(word),
          drawable,
        ),
      );
    known.set(key, rows);
    return rows;
  };
  const drawFor = ({ importance, buckets, isBounded, epsilon }: Setting): Draw => {
    if (!isBounded) {
      const rows = utilities(importance);
      return (place, random) =>
        drawable[samplePublishedCape(rows[place] ?? new Uint16Array(1), epsilon, random, buckets).word] ?? 0;
    }
    const count = countOfFittingWords(epsilon, drawable.length);
    const inputs = { range: context.range, distances, drawable };
    return (place, random) => {
      const fitting = rankFittingWords(words[place], hidden[place] ?? new Float32Array(0), count, inputs);
      return fitting.words[sampleBoundedCape(fitting.keys, epsilon, random)] ?? 0;
    };
  };
  return { places, drawFor };
}

interface Score {
  readonly setting: Setting;
  accuracy: number;
  /** Words that the KNN attack does not recover. */
  privacy: number;
  rouge: number;
}

async function scoresOf(task: Task, settings: readonly Setting[], models: Models, seed: string): Promise<Score[]> {
  const { space } = models.vocabulary;
  const scores = settings.map((setting) => ({ setting, accuracy: 0, privacy: 0, rouge: 0 }));
  const random = seededRandom(`${seed} ${task.name}`);
  let words = 0;
  for (const { text, label } of task.texts) {
    const { places, drawFor } = await preparedText(text, models);
    words += places.length;
    for (const score of scores) {
      const draw = drawFor(score.setting);
      const edits = places.map((place, at) => ({
        ...place,
        text: withCaseOf(place.text, space.words[draw(at, random)] ?? ''),
      }));
      const sanitized = withEdits(text, edits).text;
      score.accuracy += Number(task.labelOf(sanitized) === label);
      score.rouge += rougeL(text, sanitized);
      for (const [at, edit] of edits.entries()) {
        const [saw, original] = [edit.text.toLowerCase(), places[at]?.text.toLowerCase() ?? ''];
        score.privacy += Number(!isAmongNearest(space, saw, original, GUESSES - 1));
      }
    }
  }
  return scores.map((score) => ({
    ...score,
    accuracy: score.accuracy / task.texts.length,
    rouge: score.rouge / task.texts.length,
    privacy: score.privacy / words,
  }));
}

const rowsOf = (scores: readonly Score[], budgets: readonly number[]) =>
  [...new Set(scores.map(({ setting }) => setting.name))].map((name) => [
    name,
    ...budgets.map((epsilon) => {
      const one = scores.find(({ setting }) => setting.name === name && setting.epsilon === epsilon);
      return one ? `${percent(one.accuracy)} / ${percent(one.privacy)} / ${percent(one.rouge)}` : '';
    }),
  ]);

const eps = (budgets: readonly number[]) => budgets.map((epsilon) => `eps ${epsilon}`);
const WHAT = 'accuracy / privacy (KNN, 10 guesses) / ROUGE-L';

function tablesOf(task: Task, scores: readonly Score[], isLikeSst: boolean): Table[] {
  const own = (settings: readonly Setting[]) => scores.filter(({ setting }) => settings.includes(setting));
  const clean = task.texts.filter(({ text, label }) => task.labelOf(text) === label).length / task.texts.length;
  const title = `${task.name}; ${task.texts.length} texts, unprotected accuracy ${percent(clean)}`;
  const paper = isLikeSst ? CAPE_ACCURACY['SST-2'] : CAPE_ACCURACY.QNLI;
  const paperRow = [
    `Cape (BERT), ${isLikeSst ? 'SST-2: tables 5, 8 and 3' : 'QNLI: table 5'}`,
    ...paper.map((accuracy, at) =>
      isLikeSst ? `${accuracy} / ${CAPE_PRIVACY.privacy[at]} / ${CAPE_PRIVACY.rouge[at]}` : String(accuracy),
    ),
  ];
  const texts = (budgets: readonly number[]) => [0, ...budgets.map((_, at) => at + 1)];
  return [
    {
      title: `${title}: ${WHAT}`,
      head: ['', ...eps(ALL_BUDGETS)],
      rows: [...rowsOf(own(VARIANTS), ALL_BUDGETS), paperRow],
      texts: texts(ALL_BUDGETS),
    },
    {
      title: `The same, by the importance of the logit (lambda_D 1, 50 buckets; figure 8a): ${WHAT}`,
      head: ['', ...eps(ABLATED_BUDGETS)],
      rows: rowsOf(own(WITH_IMPORTANCES), ABLATED_BUDGETS),
      texts: texts(ABLATED_BUDGETS),
    },
    {
      title: `The same, by the number of buckets (lambda_L 0.5; figure 8b): ${WHAT}`,
      head: ['', ...eps(ABLATED_BUDGETS)],
      rows: rowsOf(own(WITH_BUCKETS), ABLATED_BUDGETS),
      texts: texts(ABLATED_BUDGETS),
    },
  ];
}

async function run({ limit, seed, say }: ExperimentOptions): Promise<readonly Table[]> {
  const models = await loadModels();
  const tables: Table[] = [];
  for (const [at, task] of [newsTask(limit, seed), questionTask(limit, seed)].entries()) {
    const scores = await scoresOf(task, [...VARIANTS, ...WITH_IMPORTANCES, ...WITH_BUCKETS], models, seed);
    tables.push(...tablesOf(task, scores, at === 0));
    say(task.name);
  }
  return tables;
}

export const CAPE: Experiment = {
  name: 'cape',
  title: 'Cape: buckets, importance of the logit, the bounded variant',
  usualLimit: 40,
  inputs: [
    ...COMMON_INPUTS,
    'bench/logistic-regression.ts',
    'bench/papers/cape',
    'bench/privacy/documents.ts',
    'bench/privacy/topic-classifier.ts',
    'bench/privacy/words.ts',
    'lib/privacy/words',
    'models/lm-en/manifest.json',
    'models/words-en/manifest.json',
  ],
  data: ['papers/ag_news_test.tsv.xz', 'text/en_medquad.txt.xz'],
  notes: [
    'SST-2 and QNLI are not at hand. In their place: the first 20 words of AG News of two topics, and questions of MedQuAD with a sentence of the answer or of another answer. Classifiers are trained on clean text of the same kind, one over words and pairs of words, one over the words that question and sentence share. Every content word is drawn, each place by itself; the language model and vectors are those that ship.',
    "privacy: content words that the paper's KNN attack does not recover, whose 10 guesses are the word that it sees and the 9 nearest. *as printed*: the model sees the other words, as in the paper; the epsilon bounds nothing. *bounded*: the product's variant, whose model sees no protected word and whose epsilon is a bound.",
    'The paper shows its ablations as curves (figure 8): 50 buckets do best, 20 and 200 worst; a utility without the logit does worst, and too much weight on it harms. Not run: open-ended generation (table 6), which needs a large model; mask inference is in `bench:privacy`.',
  ],
  run,
};
