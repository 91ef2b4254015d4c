// The product's own profiles, run as the extension runs them.
import { annotate } from '../../lib/detect/annotate.ts';
import type { Detector } from '../../lib/detect/annotation.ts';
import { tweakForConversation } from '../../lib/privacy/keys.ts';
import type { Random } from '../../lib/privacy/random.ts';
import { plan } from '../../lib/sanitize/plan.ts';
import type { Policy } from '../../lib/sanitize/policy.ts';
import { SurvivorError, sanitize } from '../../lib/sanitize/sanitize.ts';
import type { Annotate } from './baselines.ts';
import { edited, type Method, type Protected } from './method.ts';

const KEY_BYTES = 32;
/** What the product sends where it refuses. */
const nothing = (text: string): Protected => edited(text, [{ start: 0, end: text.length, text: '' }]);

export interface OwnMethod extends Method {
  /** Texts that were not sent, because an original would have been left. */
  refused(): number;
}

/** The same text is annotated once for all methods with one policy. */
export function annotating(detectors: readonly Detector[], policy: Policy): Annotate {
  const known = new Map<string, ReturnType<Annotate>>();
  return (text) => {
    const answer = known.get(text) ?? annotate(text, detectors, policy.riskFor);
    known.set(text, answer);
    return answer;
  };
}

/** Each document is a conversation of its own. */
export function ownProfile(name: string, policy: Policy, annotateText: Annotate, random: Random): OwnMethod {
  const key = random.bytes(KEY_BYTES);
  let refused = 0;
  return {
    name,
    family: name,
    refused: () => refused,
    async protect(text, document) {
      const secret = { key, tweak: tweakForConversation(key, `document ${document}`) };
      const annotations = await annotateText(text);
      try {
        const { text: sanitized, replacements } = sanitize(
          text,
          plan(annotations, policy, text),
          { secret, entries: [] },
          random,
        );
        return { text: sanitized, changes: replacements };
      } catch (error) {
        if (!(error instanceof SurvivorError)) throw error;
        refused += 1;
        return nothing(text);
      }
    },
  };
}
