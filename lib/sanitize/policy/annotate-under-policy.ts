// Annotates a text under a policy.
import { annotate } from '../../detect/annotate.ts';
import type { Annotation, Detector } from '../../detect/annotation.ts';
import { withKnownToAllKept } from '../public-names/known-to-all.ts';
import { withMistakenTypesCorrected } from '../public-names/mistaken-types.ts';
import { withSuspectSendersKept } from '../public-names/suspect-message.ts';
import { withTownsSplitFromAddresses } from './address-parts.ts';
import { withHighestRiskOfSameText } from './highest-risk.ts';
import { withOnlyDoubtfulNameKept } from './lone-guesses.ts';
import { withOneDecisionPerName } from './one-decision.ts';
import type { Policy } from './policy.ts';

/**
 * Annotates a text and applies the policy. Rejects if `annotate` does.
 * @param mentionsProtected whether the text mentions what the conversation protected earlier, so that a weak guess may be right
 */
export async function annotateUnderPolicy(
  text: string,
  detectors: readonly Detector[],
  { riskFor, keepsPublicNames }: Policy,
  mentionsProtected = false,
): Promise<readonly Annotation[]> {
  const found = withTownsSplitFromAddresses(text, await annotate(text, detectors, riskFor), riskFor);
  const annotations = withHighestRiskOfSameText(text, found);
  const judged = keepsPublicNames ? withSuspectSendersKept(text, withKnownToAllKept(text, annotations)) : annotations;
  const certain = keepsPublicNames && !mentionsProtected ? withOnlyDoubtfulNameKept(text, judged) : judged;
  return withMistakenTypesCorrected(text, withOneDecisionPerName(text, certain));
}
