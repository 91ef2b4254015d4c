// The profile Balanced with a person who accepts each suggestion to generalise a kept fact.
import { suggestGeneralising } from '../../lib/audit/crowd/generalising-suggestion.ts';
import { type Annotation, type Detector, MIN_REPLACED_RISK } from '../../lib/detect/annotation.ts';
import { annotate } from '../../lib/judge/annotate.ts';
import { tweakForConversation } from '../../lib/privacy/keys.ts';
import type { Random } from '../../lib/privacy/random.ts';
import { planPrompt } from '../../lib/sanitize/plan.ts';
import { type Policy, policyFor } from '../../lib/sanitize/policy/policy.ts';
import { SurvivorError, sanitize } from '../../lib/sanitize/sanitize.ts';

/** The person is shown at most so many. */
const MAX_SUGGESTIONS = 6;
const KEY_BYTES = 32;

export interface BalancedTexts {
  readonly before: string;
  /** After all suggestions were accepted. */
  readonly after: string;
  readonly accepted: number;
  /** The estimate of how many people the kept facts fit, if it is so low that something is suggested. */
  readonly people?: number;
  readonly peopleAfter?: number;
}

/** A prompt with the profile Balanced, before and after accepting what it suggests to generalise. */
export async function balancedTexts(
  text: string,
  detectors: readonly Detector[],
  random: Random,
): Promise<BalancedTexts> {
  const policy = policyFor('balanced');
  const key = random.bytes(KEY_BYTES);
  const conversation = { secret: { key, tweak: tweakForConversation(key, 'bench:papers') }, entries: [] };
  const sanitized = (annotations: readonly Annotation[], own: Policy = policy) =>
    sanitize(text, planPrompt(annotations, own, text), conversation, random);
  let annotations: readonly Annotation[] = await annotate(text, detectors, { policy });
  try {
    const first = sanitized(annotations);
    let last = first;
    let accepted = 0;
    let estimate: Pick<BalancedTexts, 'people' | 'peopleAfter'> = {};
    for (; accepted < MAX_SUGGESTIONS; accepted += 1) {
      const suggestion = suggestGeneralising(text, annotations, last, (one) => sanitized(one).replacements);
      if (!suggestion) break;
      const { people, peopleAfter } = suggestion;
      estimate = { people: estimate.people ?? people, peopleAfter };
      annotations = annotations.map((one) =>
        text.slice(one.start, one.end) === suggestion.original
          ? { ...one, risk: MIN_REPLACED_RISK, hideAs: 'generalise' as const }
          : one,
      );
      last = sanitized(annotations);
    }
    return { before: first.text, after: last.text, accepted, ...estimate };
  } catch (error) {
    if (!(error instanceof SurvivorError)) throw error;
    return { before: '', after: '', accepted: 0 };
  }
}
