// The pipeline of the command line: the same functions as in the extension, with a model that is loaded once from disk.

import { audit } from '../lib/audit/audit.ts';
import { extractionAttack, survivorsThatBlockSend } from '../lib/audit/extraction.ts';
import type { AuditReport } from '../lib/audit/report.ts';
import type { Annotation } from '../lib/detect/annotation.ts';
import { annotateInConversation } from '../lib/engine/annotate-in-conversation.ts';
import type { LoadAuditTools } from '../lib/engine/audit-tools.ts';
import type { DetectorsAndModel } from '../lib/engine/detectors.ts';
import type { OwnDetail } from '../lib/engine/own-details.ts';
import {
  contextForSanitizing,
  type PromptMemory,
  protectedOriginals,
  textsSentUnchanged,
  wordsLeftUnchanged,
} from '../lib/engine/prompt-memory.ts';
import type { RiskOverride } from '../lib/engine/protocol.ts';
import type { LoadWordSource } from '../lib/engine/word-source-loader.ts';
import { tweakForConversation } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { type RestoreOptions, restore } from '../lib/restore/restore.ts';
import type { Segment } from '../lib/restore/segment.ts';
import { withEchoes } from '../lib/sanitize/echo-entries.ts';
import { dayOfTime } from '../lib/sanitize/numbers/relations/today.ts';
import { planPrompt } from '../lib/sanitize/plan.ts';
import type { Policy } from '../lib/sanitize/policy/policy.ts';
import { SurvivorError, sanitize } from '../lib/sanitize/sanitize.ts';
import type { Sanitized } from '../lib/sanitize/sanitized.ts';
import { type Conversation, newConversation, secretOfEpoch } from '../lib/vault/conversation.ts';

/** An empty conversation. Its surrogates are derived from its name and the key. */
export const newConversationNamed = (name: string, key: Uint8Array): Conversation =>
  newConversation(tweakForConversation(key, name));

interface CommandLinePrompt {
  readonly sanitized: Sanitized;
  /** What the conversation must remember for its later prompts. */
  readonly memory: PromptMemory;
}

export interface CommandLinePipeline {
  newConversation(name: string): Conversation;
  /** @param conversation whose originals are found again; omit it for a text of no conversation */
  annotate(text: string, conversation?: Conversation): Promise<readonly Annotation[]>;
  /** Rejects with a SurvivorError if an original, or a spelling of it, would still be in the text. */
  sanitize(text: string, conversation: Conversation): Promise<CommandLinePrompt>;
  /** Attacks a prompt's sanitized text and reports what was recovered. The originals of other prompts are not attacked. */
  audit(text: string, sanitized: Sanitized, conversation: Conversation): Promise<AuditReport>;
  restore(reply: string, conversation: Conversation, options?: RestoreOptions): readonly Segment[];
}

interface CommandLinePipelineParts extends DetectorsAndModel {
  readonly policy: Policy;
  readonly key: Uint8Array;
  readonly loadWordSource?: LoadWordSource;
  readonly loadAuditTools?: LoadAuditTools;
  readonly overrides?: readonly RiskOverride[];
  readonly details?: readonly OwnDetail[];
}

export function createCommandLinePipeline(parts: CommandLinePipelineParts): CommandLinePipeline {
  const { detectors, model, policy, key, loadWordSource, loadAuditTools, overrides = [], details = [] } = parts;
  const find = (text: string, conversation?: Conversation) => {
    const earlier = conversation && { conversation, key };
    return annotateInConversation(text, { detectors, model, policy, overrides, details, earlier });
  };
  return {
    newConversation: (name) => newConversationNamed(name, key),
    annotate: find,
    async sanitize(text, conversation) {
      const context = contextForSanitizing(conversation, secretOfEpoch(conversation.current, key));
      const annotations = await find(text, conversation);
      const { entries } = context;
      const planned = planPrompt(annotations, policy, text, { today: dayOfTime(Date.now()), entries });
      const words = await loadWordSource?.(text, planned, policy.words);
      const sanitized = withEchoes(sanitize(text, planned, context, systemRandom, { words }), context);
      const prompt = { text, annotations, sanitized, earlier: [], earlierUses: [], accepted: [] };
      const survivors = survivorsThatBlockSend(prompt, extractionAttack(prompt));
      if (survivors.length > 0) throw new SurvivorError(survivors);
      const memory = {
        entries: sanitized.vault,
        known: protectedOriginals(text, annotations),
        sentUnchanged: textsSentUnchanged(text, annotations),
        visible: wordsLeftUnchanged(sanitized, conversation, key),
        links: conversation.links,
      };
      return { sanitized, memory };
    },
    async audit(text, sanitized, conversation) {
      const annotations = await find(text, conversation);
      const found = { text, annotations, sanitized, today: dayOfTime(Date.now()) };
      const prompt = { ...found, earlier: [], earlierUses: [], accepted: [] };
      return audit(prompt, { ...(await loadAuditTools?.()), clock: () => performance.now() });
    },
    restore: (reply, { current }, options) =>
      restore(reply, { secret: secretOfEpoch(current, key), entries: current.entries }, options),
  };
}
