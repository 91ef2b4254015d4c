// Annotates a prompt with what earlier prompts of its conversation protected and issued.
import type { Annotation, Detector, OnShareRead } from '../detect/annotation.ts';
import { annotate } from '../judge/annotate.ts';
import type { Policy } from '../sanitize/policy/policy.ts';
import type { Conversation } from '../vault/conversation.ts';
import { detectorsOfConversation } from './conversation-detectors.ts';
import { withoutIssuedSurrogates } from './issued-surrogates.ts';
import { mentionsOfKnownOriginals } from './known-originals.ts';
import { withRiskOverrides } from './overrides.ts';
import type { RiskOverride } from './protocol.ts';

/** The conversation so far, and the person's key, which recognises the surrogates that it issued. */
export interface EarlierPrompts {
  readonly conversation: Conversation;
  readonly key: Uint8Array;
}

interface PromptDetection {
  /** All detectors but the model. */
  readonly detectors: readonly Detector[];
  readonly model?: Detector | undefined;
  readonly policy: Policy;
  readonly overrides: readonly RiskOverride[];
  readonly earlier?: EarlierPrompts | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onShare?: OnShareRead | undefined;
}

/** Rejects if a detector fails, or with the signal's reason. */
export async function annotateInConversation(
  text: string,
  { detectors, model, policy, overrides, earlier, signal, onShare }: PromptDetection,
): Promise<readonly Annotation[]> {
  const known = earlier?.conversation.known ?? [];
  const mentions = mentionsOfKnownOriginals(text, known);
  const before = { isMentioned: mentions.length > 0, types: new Set(known.map(({ type }) => type)) };
  const stoppable = detectorsOfConversation(text, detectors, model, mentions, known).map(
    (detector): Detector => ({ name: detector.name, detect: (given) => detector.detect(given, signal, onShare) }),
  );
  const found = await annotate(text, stoppable, { policy, before });
  const annotations = earlier ? withoutIssuedSurrogates(text, found, earlier.conversation, earlier.key) : found;
  return withRiskOverrides(text, annotations, overrides);
}
