// Annotates a text under a policy.
import { annotate } from '../detect/annotate.ts';
import type { Annotation, Detector } from '../detect/annotation.ts';
import { withTownsSplitFromAddresses } from './address-parts.ts';
import { type EarlierProtection, NOTHING_PROTECTED_EARLIER, withPublicNamesKept } from './general-question.ts';
import { withHighestRiskOfSameText } from './highest-risk.ts';
import { withKnownToAllKept } from './known-to-all.ts';
import { withOnlyDoubtfulNameKept } from './lone-guesses.ts';
import { withMistakenTypesCorrected } from './mistaken-types.ts';
import { withOneDecisionPerName } from './one-decision.ts';
import type { RisksByPolicy } from './risks-by-policy.ts';
import { withSuspectSendersKept } from './suspect-message.ts';

/**
 * Annotates a text and applies the policy. Rejects if `annotate` does.
 * @param before what the conversation protected; a question that mentions it is about somebody
 */
export async function annotateUnderPolicy(
  text: string,
  detectors: readonly Detector[],
  { riskFor, keepsPublicNames }: RisksByPolicy,
  before: EarlierProtection = NOTHING_PROTECTED_EARLIER,
): Promise<readonly Annotation[]> {
  const found = withTownsSplitFromAddresses(text, await annotate(text, detectors, riskFor), riskFor);
  const annotations = withHighestRiskOfSameText(text, found);
  const judged = keepsPublicNames
    ? withPublicNamesKept(text, withSuspectSendersKept(text, withKnownToAllKept(text, annotations)), before)
    : annotations;
  const certain = keepsPublicNames && !before.isMentioned ? withOnlyDoubtfulNameKept(text, judged) : judged;
  return withMistakenTypesCorrected(text, withOneDecisionPerName(text, certain));
}
