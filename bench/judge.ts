// npm run bench:judge -- [--model DIR] [--share N]
// Fits the weights of lib/judge/weights.ts on the names of the development sets, by logistic regression, and prints the table and how many
// names each threshold would hide and keep. The figures come from five parts, each judged with the weights of the other four.
import { parseArgs } from 'node:util';
import type { EvidenceName } from '../lib/detect/annotation.ts';
import { find } from '../lib/detect/find.ts';
import { loadDetectors } from '../lib/engine/detectors.ts';
import { evidenceOf, type Surroundings, surroundingsOf } from '../lib/judge/evidence/evidence-of-name.ts';
import { fullNamesOf, partOfPrivate, partOfPublic } from '../lib/judge/evidence/full-name.ts';
import { withValuesJudged } from '../lib/judge/judge.ts';
import { type Name, type NameType, namesIn } from '../lib/judge/name.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import type { MarkedPrompt } from './annotated.ts';
import { developmentSets } from './development-sets.ts';
import { chanceOf, fitted } from './logistic-regression.ts';
import { rememberedNetwork } from './remembered-network.ts';
import { table } from './table.ts';

interface Case {
  readonly prompt: number;
  readonly name: Name;
  readonly evidence: Readonly<Record<EvidenceName, number>>;
  readonly fullNames: readonly Case[];
  readonly isPrivate: boolean;
  /** Whether the name carries a mark of ours at all; others are ordinary words. */
  readonly isMarked: boolean;
}

const MOST = 5;
const PARTS = 5;
const PASSES = 3;
const TYPES: readonly NameType[] = ['PERSON', 'ORGANIZATION'];

function casesOf(prompt: MarkedPrompt, number: number, names: readonly Name[], around: Surroundings) {
  const cases = new Map<Name, Case>();
  // Full names first, so that their parts find them.
  for (const name of [...names].sort((a, b) => b.words.length - a.words.length)) {
    const marked = prompt.spans.filter(({ start, end }) =>
      name.mentions.some((mention) => mention.start < end && mention.end > start),
    );
    cases.set(name, {
      prompt: number,
      name,
      evidence: evidenceOf(name, around, () => 0),
      fullNames: fullNamesOf(name, around.fullNames).flatMap((full) => cases.get(full) ?? []),
      isPrivate: marked.some(({ role }) => role === 'hide'),
      isMarked: marked.length > 0,
    });
  }
  return [...cases.values()];
}

type Weights = Readonly<Record<NameType, readonly number[]>>;

const NO_WEIGHTS: Weights = { PERSON: [], ORGANIZATION: [] };

/** The evidence as numbers. Evidence from full names is the score that these weights give them. */
function valuesOf({ name, evidence, fullNames }: Case, weights: Weights): readonly number[] {
  const scores = new Map(fullNames.map((full) => [full.name, scoreOf(full, weights)]));
  const score = (full: Name) => scores.get(full) ?? 0;
  const full = [...scores.keys()];
  return Object.values({
    ...evidence,
    partOfPrivate: partOfPrivate(full, score),
    partOfPublic: partOfPublic(name, full, score),
  });
}

function scoreOf(one: Case, weights: Weights): number {
  const chance = chanceOf(weights[one.name.type], valuesOf(one, weights));
  return Math.max(-MOST, Math.min(MOST, Math.log(chance / (1 - chance))));
}

function weightsFor(cases: readonly Case[], size: number): Weights {
  let weights = NO_WEIGHTS;
  const weightsOf = (type: NameType) =>
    fitted(
      cases
        .filter(({ name }) => name.type === type)
        .map((one) => ({ values: valuesOf(one, weights), isTrue: one.isPrivate })),
      size,
    );
  for (let pass = 0; pass < PASSES; pass++)
    weights = { PERSON: weightsOf('PERSON'), ORGANIZATION: weightsOf('ORGANIZATION') };
  return weights;
}

const THRESHOLDS = [-2, -1.6, -1.3, -1, -0.8, -0.6, -0.4, -0.2, 0];
const percentOf = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);

function rowOf(threshold: number, cases: readonly Case[], scores: ReadonlyMap<Case, number>): readonly string[] {
  const isHidden = (one: Case) => (scores.get(one) ?? 0) >= threshold;
  const share = (chosen: readonly Case[], is: (one: Case) => boolean) =>
    percentOf(chosen.filter(is).length, chosen.length);
  const ofPeople = cases.filter(({ name }) => name.type === 'PERSON');
  return [
    String(threshold),
    share(
      cases.filter(({ isPrivate }) => isPrivate),
      isHidden,
    ),
    share(
      ofPeople.filter(({ isPrivate }) => isPrivate),
      isHidden,
    ),
    share(
      cases.filter(({ isPrivate, isMarked }) => isMarked && !isPrivate),
      (one) => !isHidden(one),
    ),
    share(
      ofPeople.filter(({ isPrivate, isMarked }) => isMarked && !isPrivate),
      (one) => !isHidden(one),
    ),
    share(
      cases.filter(({ isMarked }) => !isMarked),
      (one) => !isHidden(one),
    ),
  ];
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { model: { type: 'string', default: 'models/ner-multilingual' }, share: { type: 'string', default: '1' } },
  });
  const { detectors, model } = await loadDetectors({ model: true, modelDir: values.model });
  const network = model ? [rememberedNetwork(model, values.model)] : [];
  const policy = policyFor('balanced');
  const cases: Case[] = [];
  for (const [number, prompt] of developmentSets()
    .filter((_, at) => at % Number(values.share) === 0)
    .entries()) {
    const { text } = prompt;
    const annotations = withValuesJudged(text, await find(text, [...network, ...detectors]), policy);
    const names = namesIn(text, annotations);
    cases.push(...casesOf(prompt, number, names, surroundingsOf(text, annotations, names, true)));
  }
  const evidence = Object.keys(cases[0]?.evidence ?? {});
  const scores = new Map<Case, number>();
  for (let part = 0; part < PARTS; part++) {
    const weights = weightsFor(
      cases.filter(({ prompt }) => prompt % PARTS !== part),
      evidence.length,
    );
    for (const one of cases.filter(({ prompt }) => prompt % PARTS === part)) scores.set(one, scoreOf(one, weights));
  }
  const head = ['private from', 'hidden %', 'of people', 'kept %', 'of people', 'ordinary words kept %'];
  process.stdout.write(
    `${table(
      head,
      THRESHOLDS.map((at) => rowOf(at, cases, scores)),
    )}\n\n`,
  );
  const weights = weightsFor(cases, evidence.length);
  const count = (name: string, type: NameType) =>
    cases.filter((one) => one.name.type === type && one.evidence[name as EvidenceName] !== 0).length;
  const rows = evidence.map((name, at) => [
    name,
    ...TYPES.flatMap((type) => [(weights[type][at] ?? 0).toFixed(2), String(count(name, type))]),
  ]);
  process.stdout.write(
    `${table(['evidence', 'PERSON', 'names', 'ORGANIZATION', 'names'], rows)}\n${cases.length} names\n`,
  );
}

run().catch((error: unknown) => {
  process.stderr.write(`bench:judge: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
