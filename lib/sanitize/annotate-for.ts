// What is sensitive in a text under a policy.
import { annotate } from '../detect/annotate.ts';
import type { Annotation, Detector } from '../detect/annotation.ts';
import { withPublicKept } from './general-question.ts';
import { withKnownToAllKept } from './known-to-all.ts';
import type { Policy } from './policy.ts';

/**
 * @param namesEarlier whether the text holds a name that was replaced earlier in the conversation: then it is about somebody.
 * Rejects as `annotate` does.
 */
export async function annotateFor(
  text: string,
  detectors: readonly Detector[],
  { riskFor, keepsPublicNames }: Policy,
  namesEarlier = false,
): Promise<readonly Annotation[]> {
  const annotations = await annotate(text, detectors, riskFor);
  return keepsPublicNames && !namesEarlier ? withPublicKept(text, withKnownToAllKept(text, annotations)) : annotations;
}
