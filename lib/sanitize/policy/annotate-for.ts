// Annotates a text under a policy.
import { annotate } from '../../detect/annotate.ts';
import type { Annotation, Detector } from '../../detect/annotation.ts';
import { withFirmsTyped } from '../public-names/firm-type.ts';
import { NOTHING_BEFORE, type ProtectedBefore, withPublicKept } from '../public-names/general-question.ts';
import { withKnownToAllKept } from '../public-names/known-to-all.ts';
import { withSuspectsKept } from '../public-names/suspect-message.ts';
import { withTownsApart } from './address-parts.ts';
import { withHighestRisk } from './highest-risk.ts';
import type { Policy } from './policy.ts';
import { withWholeNames } from './whole-names.ts';

/**
 * @param before what the conversation protected: a question that mentions it is about somebody.
 * Rejects as `annotate` does.
 */
export async function annotateFor(
  text: string,
  detectors: readonly Detector[],
  { riskFor, keepsPublicNames }: Policy,
  before: ProtectedBefore = NOTHING_BEFORE,
): Promise<readonly Annotation[]> {
  const found = withTownsApart(text, await annotate(text, detectors, riskFor), riskFor);
  const annotations = withHighestRisk(text, found);
  const judged = keepsPublicNames
    ? withPublicKept(text, withSuspectsKept(text, withKnownToAllKept(text, annotations)), before)
    : annotations;
  return withFirmsTyped(text, withWholeNames(text, judged));
}
