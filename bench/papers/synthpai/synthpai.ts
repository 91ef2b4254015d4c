// Attribute inference on SynthPAI (Rap-LI, figure 8): what a classifier tells of authors from their comments, as written and sanitized.
import { createDetectors } from '../../../lib/engine/detectors.ts';
import { annotate } from '../../../lib/judge/annotate.ts';
import { seededRandom } from '../../../lib/privacy/random.seeded.test-support.ts';
import { policyFor } from '../../../lib/sanitize/policy/policy.ts';
import { drawn } from '../../drawn.ts';
import { ownProfile } from '../../privacy/own.ts';
import { shippedWords } from '../../privacy/shipped-models.ts';
import type { Table } from '../../privacy/tables.ts';
import { trainTopics } from '../../privacy/topic-classifier.ts';
import { percent } from '../../table.ts';
import { balancedTexts } from '../accepted-suggestions.ts';
import { COMMON_INPUTS, type Experiment, type ExperimentOptions } from '../experiment.ts';
import { ATTRIBUTES, type Attribute, type Author, isNamed, readAuthors } from './authors.ts';

interface Version {
  readonly name: string;
  readonly texts: readonly string[];
}

/** Share of the authors whose class the attacker names; an attacker of each attribute is trained on the comments as written. */
function accuracies(
  train: readonly Author[],
  test: readonly Author[],
  versions: readonly Version[],
  seed: string,
): Table {
  const rows = ATTRIBUTES.map((attribute: Attribute) => {
    const known = train.filter(({ classes }) => classes[attribute] !== undefined);
    const classes = [...new Set(known.map((author) => author.classes[attribute] ?? ''))].sort();
    const documents = known.map((author) => ({
      text: author.text,
      topic: classes.indexOf(author.classes[attribute] ?? ''),
    }));
    const attacker = trainTopics(documents, classes.length, seededRandom(`${seed} ${attribute}`));
    const counts = classes.map((_, at) => documents.filter(({ topic }) => topic === at).length);
    const commonest = counts.indexOf(Math.max(...counts));
    const tested = test.flatMap((author, at) => (author.classes[attribute] === undefined ? [] : [{ author, at }]));
    const share = (guess: (at: number) => number) =>
      percent(
        tested.filter(({ author, at }) => classes[guess(at)] === author.classes[attribute]).length / tested.length,
      );
    return [
      attribute,
      String(classes.length),
      String(tested.length),
      share(() => commonest),
      ...versions.map(({ texts }) => share((at) => attacker.topicOf(texts[at] ?? ''))),
    ];
  });
  return {
    title: `Attribute inference: a classifier trained on ${train.length} authors, tested on ${test.length} others`,
    head: ['attribute', 'classes', 'authors', 'commonest class', ...versions.map(({ name }) => name)],
    rows,
    texts: [0],
  };
}

function namedTable(test: readonly Author[], versions: readonly Version[]): Table {
  const rows = (['age', 'place', 'job'] as const).map((what) => {
    const tested = test.flatMap((author, at) => (author.told[what] === undefined ? [] : [{ author, at }]));
    const share = ({ texts }: Version) =>
      percent(tested.filter(({ author, at }) => isNamed(texts[at] ?? '', author, what)).length / tested.length);
    return [what, String(tested.length), ...versions.map(share)];
  });
  return {
    title: 'Authors whose comments still name the age, the town or country, or the job',
    head: ['', 'authors', ...versions.map(({ name }) => name)],
    rows,
    texts: [0],
  };
}

async function run({ limit, seed, say }: ExperimentOptions): Promise<readonly Table[]> {
  const authors = readAuthors();
  const train = drawn(authors, Math.floor(authors.length / 2), `${seed} authors`);
  const others = authors.filter((author) => !train.includes(author));
  const test = drawn(others, limit, `${seed} tested`);
  const detectors = await createDetectors({ model: true });
  const random = seededRandom(`${seed} synthpai`);
  const balanced: Awaited<ReturnType<typeof balancedTexts>>[] = [];
  for (const { text } of test) {
    balanced.push(await balancedTexts(text, detectors, random));
    say(`${balanced.length} of ${test.length} authors`);
  }
  const { vocabulary } = await shippedWords();
  const policy = policyFor('strict');
  const strict = ownProfile(
    { name: 'Strict', family: 'Strict', policy },
    { annotate: (text) => annotate(text, detectors, { policy }), vocabulary, random },
  );
  const strictTexts: string[] = [];
  for (const [at, { text }] of test.entries()) strictTexts.push((await strict.protect(text, at)).text);
  const suggested = balanced.filter(({ accepted }) => accepted > 0).length;
  const versions: readonly Version[] = [
    { name: 'as written', texts: test.map(({ text }) => text) },
    { name: 'Balanced', texts: balanced.map(({ before }) => before) },
    { name: 'Balanced, suggestions accepted', texts: balanced.map(({ after }) => after) },
    { name: 'Strict', texts: strictTexts },
  ];
  const suggestions: Table = {
    title: 'Suggestions to generalise kept facts',
    head: ['', ''],
    rows: [
      ['authors with a suggestion', `${suggested} of ${test.length}`],
      ['suggestions accepted', String(balanced.reduce((sum, { accepted }) => sum + accepted, 0))],
    ],
    texts: [0],
  };
  return [accuracies(train, test, versions, seed), namedTable(test, versions), suggestions];
}

export const SYNTHPAI: Experiment = {
  name: 'synthpai',
  title: 'Attribute inference: SynthPAI',
  usualLimit: 40,
  inputs: [
    ...COMMON_INPUTS,
    'bench/papers/accepted-suggestions.ts',
    'bench/papers/synthpai',
    'bench/privacy/own.ts',
    'bench/privacy/topic-classifier.ts',
    'lib/audit/crowd',
    'lib/privacy/words',
    'lib/sanitize/generalise',
    'models/words-en/manifest.json',
  ],
  data: ['papers/synthpai.jsonl.xz'],
  notes: [
    'All comments of an author are one prompt. The classes are those that a reader of the comments guessed rightly. The attacker is a classifier over words and pairs of words, trained on the comments of other authors as they were written; *commonest class* is an attacker that reads nothing. A share p of n authors has a standard error of sqrt(p (1 - p) / n).',
    'Rap-LI prints its results with GPT-4-Turbo as the attacker as a chart (figure 8), without figures: its method lowers the success for places and jobs more than for attributes of few classes. A classifier of 150 authors is a much weaker attacker; a large model would tell more from every version.',
    'Accepting a suggestion generalises every mention of the fact that it names.',
  ],
  run,
};
