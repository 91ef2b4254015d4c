// Everything that is compared in one run, in the order in which it is shown.
import { createDetectors } from '../../lib/engine/detectors.ts';
import { seededRandom } from '../../lib/privacy/random.seeded.test-support.ts';
import type { WordSpace } from '../../lib/privacy/words/word-space.ts';
import { policyFor } from '../../lib/sanitize/policy.ts';
import { anyWord, type Budgeted, keepUnknown, masking, maskingPlus, uniformBudget, unprotected } from './baselines.ts';
import type { Method } from './method.ts';
import { annotating, ownProfile } from './own.ts';
import { CUSTEXT_CANDIDATES, custextSampler, groupsOf, santextSampler } from './word-baselines.ts';

/** Rap-LI's budgets. */
export const BUDGETS: readonly number[] = [0.1, 1, 8];

export async function comparedMethods(space: WordSpace, seed: string): Promise<readonly Method[]> {
  const randomFor = (name: string) => seededRandom(`${seed} ${name}`);
  const detectors = await createDetectors({ model: true });
  const balanced = policyFor('balanced');
  const annotate = annotating(detectors, balanced);
  const groups = groupsOf(space, CUSTEXT_CANDIDATES);

  const custext = (epsilon: number, use: string): Budgeted => ({
    epsilon,
    sampler: custextSampler(space, groups, epsilon, randomFor(`${use} CusText ${epsilon}`)),
    unknown: keepUnknown,
  });
  const santext = (epsilon: number, use: string): Budgeted => ({
    epsilon,
    sampler: santextSampler(space, epsilon, randomFor(`${use} SanText ${epsilon}`)),
    unknown: anyWord(space.words, randomFor(`${use} unknown ${epsilon}`)),
  });
  return [
    unprotected,
    masking(annotate),
    ...BUDGETS.map((epsilon) => maskingPlus('noise (CusText)', annotate, custext(epsilon, 'masked'))),
    ...BUDGETS.map((epsilon) => maskingPlus('noise (SanText)', annotate, santext(epsilon, 'masked'))),
    ownProfile('Balanced', balanced, annotate, randomFor('Balanced')),
    ...BUDGETS.map((epsilon) => uniformBudget('CusText-like', custext(epsilon, 'alone'))),
    ...BUDGETS.map((epsilon) => uniformBudget('SanText-like', santext(epsilon, 'alone'))),
  ];
}
