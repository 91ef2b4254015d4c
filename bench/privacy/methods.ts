// The methods that are compared in one run, in the order in which they are shown.
import type { Detector } from '../../lib/detect/annotation.ts';
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
import type { Method, WordSampler } from './method.ts';
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
/** The paper perturbs three medium words of ten in dialogues that are to be summarised. */
const SPARED: readonly (typeof STRICT)[number][] = [
  ['Strict (pr 0.3)', (epsilon) => ({ budget: { min: epsilon, max: LARGEST }, chance: 0.3 })],
];
const CAPE: readonly (readonly [family: string, variant: WordPolicy['variant']])[] = [
  ['Cape', 'printed'],
  ['Cape (bounded)', 'bounded'],
];

function madeWhenUsed(make: () => WordSampler): WordSampler {
  let made: WordSampler | undefined;
  return {
    draw(word) {
      made ??= make();
      return made.draw(word);
    },
  };
}

/** Detectors that read each text once for all policies. */
function remembering(detectors: readonly Detector[]): readonly Detector[] {
  return detectors.map((detector) => {
    const found = new Map<string, ReturnType<Detector['detect']>>();
    return {
      ...detector,
      detect(text, signal) {
        const findings = found.get(text) ?? detector.detect(text, signal);
        found.set(text, findings);
        return findings;
      },
    };
  });
}

/** @param tools the language model, without which there is no Cape. */
export async function comparedMethods(
  vocabulary: Vocabulary,
  seed: string,
  tools?: ContextModel,
): Promise<readonly Method[]> {
  const { space } = vocabulary;
  const randomFor = (name: string) => seededRandom(`${seed} ${name}`);
  const detectors = remembering(await createDetectors({ model: true }));
  const annotate = annotatorOf(detectors, policyFor('preempt'));
  const strictly = annotatorOf(detectors, policyFor('strict'));
  const balanced = annotatorOf(detectors, policyFor('balanced'));
  const distances = distancesIn(space);
  let groups: ReturnType<typeof groupsOf> | undefined;
  /** Takes minutes, so that a run without CusText does not wait for it. */
  const groupsOnce = () => {
    groups ??= groupsOf(space, CUSTEXT_CANDIDATES);
    return groups;
  };

  const custext = (epsilon: number, use: string): Budgeted => ({
    epsilon,
    sampler: madeWhenUsed(() => custextSampler(space, groupsOnce(), epsilon, randomFor(`${use} CusText ${epsilon}`))),
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
  const byDefault = { name: 'Balanced', family: 'Balanced', policy: policyFor('balanced') };
  const preempt = { name: 'As in Preempt', family: 'As in Preempt', policy: policyFor('preempt') };
  return [
    unprotectedMethod,
    maskingMethod(annotate),
    ...BUDGETS.map((epsilon) => maskingAndNoiseMethod('noise (CusText)', annotate, custext(epsilon, 'masked'))),
    ...BUDGETS.map((epsilon) => maskingAndNoiseMethod('noise (SanText)', annotate, santext(epsilon, 'masked'))),
    ...BUDGETS.flatMap(highMask),
    ownProfile(byDefault, { annotate: balanced, vocabulary, random: randomFor('Balanced') }),
    ownProfile(preempt, { annotate, vocabulary, random: randomFor('As in Preempt') }),
    ...[...STRICT, ...SPARED].flatMap(([family, words]) =>
      BUDGETS.map((epsilon) => strict(family, epsilon, words(epsilon))),
    ),
    ...(tools ? CAPE : []).flatMap(([family, variant]) =>
      CAPE_BUDGETS.map((epsilon) => strict(family, epsilon, { mechanism: 'cape', variant, budget: flat(epsilon) })),
    ),
    ...BUDGETS.map((epsilon) => uniformBudgetMethod('CusText-like', custext(epsilon, 'alone'))),
    ...BUDGETS.map((epsilon) => uniformBudgetMethod('SanText-like', santext(epsilon, 'alone'))),
  ];
}
