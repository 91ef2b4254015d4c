// The methods that are compared in one run, in the order in which they are shown.
import { createDetectors } from '../../lib/engine/detectors.ts';
import { seededRandom } from '../../lib/privacy/random.seeded.test-support.ts';
import type { Vocabulary } from '../../lib/privacy/words/vocabulary.ts';
import { policyFor } from '../../lib/sanitize/policy/policy.ts';
import type { ContextModel } from '../../lib/sanitize/words/prepare-words.ts';
import type { WordPolicy } from '../../lib/sanitize/words/word-policy.ts';
import {
  type Budgeted,
  keepUnknown,
  maskingAndNoiseMethod,
  maskingMethod,
  replaceUnknownByAnyWord,
  uniformBudgetMethod,
  unprotectedMethod,
} from './baselines.ts';
import type { Method } from './method.ts';
import { annotatorOf, ownProfile, samplerOf } from './own.ts';
import { CUSTEXT_CANDIDATES, custextSampler, distancesIn, groupsOf, santextSampler } from './word-baselines.ts';

/** Rap-LI's budgets: of the lowest level that it takes, the highest being `LARGEST`. */
const BUDGETS: readonly number[] = [0.1, 1, 8];
const LARGEST = 8;
const CAPE_BUDGETS: readonly number[] = [1, 2, 3, 6, 10, 14, 20];

const flat = (epsilon: number) => ({ min: epsilon, max: epsilon });
const STRICT: readonly (readonly [family: string, words: (epsilon: number) => Partial<WordPolicy>])[] = [
  // As in the paper: levels between this budget and the largest.
  ['Strict', (epsilon) => ({ budget: { min: epsilon, max: LARGEST } })],
  ['Strict (flat)', (epsilon) => ({ budget: flat(epsilon) })],
  ['Strict (neighbours)', (epsilon) => ({ budget: { min: epsilon, max: LARGEST }, mode: 'neighbours' })],
];
const CAPE: readonly (readonly [family: string, variant: WordPolicy['variant']])[] = [
  ['Cape', 'printed'],
  ['Cape (bounded)', 'bounded'],
];

/** @param tools the language model, without which there is no Cape. */
export async function comparedMethods(
  vocabulary: Vocabulary,
  seed: string,
  tools?: ContextModel,
): Promise<readonly Method[]> {
  const { space } = vocabulary;
  const randomFor = (name: string) => seededRandom(`${seed} ${name}`);
  const detectors = await createDetectors({ model: true });
  const annotate = annotatorOf(detectors, policyFor('preempt'));
  const strictly = annotatorOf(detectors, policyFor('strict'));
  const distances = distancesIn(space);
  const groups = groupsOf(space, CUSTEXT_CANDIDATES);

  const custext = (epsilon: number, use: string): Budgeted => ({
    epsilon,
    sampler: custextSampler(space, groups, epsilon, randomFor(`${use} CusText ${epsilon}`)),
    unknown: keepUnknown,
  });
  const santext = (epsilon: number, use: string): Budgeted => ({
    epsilon,
    sampler: santextSampler(space, distances, epsilon, randomFor(`${use} SanText ${epsilon}`)),
    unknown: replaceUnknownByAnyWord(space.words, randomFor(`${use} unknown ${epsilon}`)),
  });
  /** The paper's HighMASK: masks, and the other words drawn as Strict draws them. */
  const highMask = (epsilon: number): Method[] => {
    const random = randomFor(`masked Rap-LI ${epsilon}`);
    const policy = policyFor('strict', 'natural', { budget: { min: epsilon, max: LARGEST } });
    const sampler = samplerOf(policy, { vocabulary, random });
    const unknown = replaceUnknownByAnyWord(space.words, random);
    return sampler ? [maskingAndNoiseMethod('noise (Rap-LI)', annotate, { epsilon, sampler, unknown })] : [];
  };
  const strict = (family: string, epsilon: number, words: Partial<WordPolicy>) => {
    const name = `${family}, eps ${epsilon}`;
    const policy = policyFor('strict', 'natural', words);
    const means = { annotate: strictly, vocabulary, random: randomFor(name), ...(tools ? { tools } : {}) };
    return ownProfile({ name, family, epsilon, policy }, means);
  };
  const preempt = { name: 'As in Preempt', family: 'As in Preempt', policy: policyFor('preempt') };
  return [
    unprotectedMethod,
    maskingMethod(annotate),
    ...BUDGETS.map((epsilon) => maskingAndNoiseMethod('noise (CusText)', annotate, custext(epsilon, 'masked'))),
    ...BUDGETS.map((epsilon) => maskingAndNoiseMethod('noise (SanText)', annotate, santext(epsilon, 'masked'))),
    ...BUDGETS.flatMap(highMask),
    ownProfile(preempt, { annotate, vocabulary, random: randomFor('As in Preempt') }),
    ...STRICT.flatMap(([family, words]) => BUDGETS.map((epsilon) => strict(family, epsilon, words(epsilon)))),
    ...(tools ? CAPE : []).flatMap(([family, variant]) =>
      CAPE_BUDGETS.map((epsilon) => strict(family, epsilon, { mechanism: 'cape', variant, budget: flat(epsilon) })),
    ),
    ...BUDGETS.map((epsilon) => uniformBudgetMethod('CusText-like', custext(epsilon, 'alone'))),
    ...BUDGETS.map((epsilon) => uniformBudgetMethod('SanText-like', santext(epsilon, 'alone'))),
  ];
}
