// Annotates a prompt with what earlier prompts of its conversation protected and issued.
import { type Annotation, type Detector, type Finding, type OnShareRead, OWN_DETAIL } from '../detect/annotation.ts';
import { annotate } from '../judge/annotate.ts';
import type { Policy } from '../sanitize/policy/policy.ts';
import type { Conversation } from '../vault/conversation.ts';
import { detectorsOfConversation } from './conversation-detectors.ts';
import { withoutIssuedSurrogates } from './issued-surrogates.ts';
import { mentionsOfKnownOriginals } from './known-originals.ts';
import { withRiskOverrides } from './overrides.ts';
import { mentionsOfOwnDetails, type OwnDetail, withOwnDetailsRaised } from './own-details.ts';
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
  /** Details that are always found. */
  readonly details?: readonly OwnDetail[] | undefined;
  readonly earlier?: EarlierPrompts | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onShare?: OnShareRead | undefined;
}

/** Keeps the mentions of each text: detection asks for them once for the written text and once for how it reads. */
function mentionsByText(find: (text: string) => readonly Finding[]): (text: string) => readonly Finding[] {
  const found = new Map<string, readonly Finding[]>();
  return (text) => {
    const mentions = found.get(text) ?? find(text);
    found.set(text, mentions);
    return mentions;
  };
}

/** Rejects if a detector fails, or with the signal's reason. */
export async function annotateInConversation(
  text: string,
  { detectors, model, policy, overrides, details = [], earlier, signal, onShare }: PromptDetection,
): Promise<readonly Annotation[]> {
  const known = earlier?.conversation.known ?? [];
  const mentionsIn = mentionsByText((given) => [
    ...mentionsOfKnownOriginals(given, known),
    ...mentionsOfOwnDetails(given, details),
  ]);
  const mentions = mentionsIn(text);
  const before = { mentions, types: new Set(known.map(({ type }) => type)) };
  const stoppable = detectorsOfConversation(text, detectors, model, mentionsIn, [...known, ...details]).map(
    (detector): Detector => ({ name: detector.name, detect: (given) => detector.detect(given, signal, onShare) }),
  );
  const judged = await annotate(text, stoppable, { policy, before });
  const found = withOwnDetailsRaised(
    judged,
    mentions.filter(({ source }) => source.rule === OWN_DETAIL),
  );
  const annotations = earlier ? withoutIssuedSurrogates(text, found, earlier.conversation, earlier.key) : found;
  return withRiskOverrides(text, annotations, overrides);
}
