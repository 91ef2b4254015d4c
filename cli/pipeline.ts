// The pipeline of the command line: the same functions as in the extension, with a model that is loaded once from disk.

import { audit } from '../lib/audit/audit.ts';
import { extractionAttack, survivorsThatBlockSend } from '../lib/audit/extraction.ts';
import type { AuditReport } from '../lib/audit/report.ts';
import type { Annotation, Detector } from '../lib/detect/annotation.ts';
import type { LoadAuditTools } from '../lib/engine/audit-tools.ts';
import { withRiskOverrides } from '../lib/engine/overrides.ts';
import type { RiskOverride } from '../lib/engine/protocol.ts';
import type { LoadWordSource } from '../lib/engine/word-source-loader.ts';
import { tweakForConversation } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { type RestoreOptions, restore } from '../lib/restore/restore.ts';
import { dayOfTime } from '../lib/sanitize/numbers/relations/today.ts';
import { planPrompt } from '../lib/sanitize/plan.ts';
import { annotateUnderPolicy } from '../lib/sanitize/policy/annotate-under-policy.ts';
import type { Policy } from '../lib/sanitize/policy/policy.ts';
import { SurvivorError, sanitize } from '../lib/sanitize/sanitize.ts';
import type { Sanitized, Segment, VaultEntry } from '../lib/sanitize/sanitized.ts';

export interface CommandLinePipeline {
  annotate(text: string): Promise<readonly Annotation[]>;
  /** Rejects with a SurvivorError if an original, or a spelling of it, would still be in the text. */
  sanitize(text: string, conversation: string, entries: readonly VaultEntry[]): Promise<Sanitized>;
  /** Attacks a prompt's sanitized text and reports what was recovered. Other prompts of the conversation are not considered. */
  audit(text: string, sanitized: Sanitized): Promise<AuditReport>;
  restore(
    reply: string,
    conversation: string,
    entries: readonly VaultEntry[],
    options?: RestoreOptions,
  ): readonly Segment[];
}

export interface CommandLinePipelineParts {
  readonly detectors: readonly Detector[];
  readonly policy: Policy;
  readonly key: Uint8Array;
  readonly loadWordSource?: LoadWordSource;
  readonly loadAuditTools?: LoadAuditTools;
  readonly overrides?: readonly RiskOverride[];
}

export function createCommandLinePipeline(parts: CommandLinePipelineParts): CommandLinePipeline {
  const { detectors, policy, key, loadWordSource, loadAuditTools, overrides = [] } = parts;
  const secretOf = (conversation: string) => ({ key, tweak: tweakForConversation(key, conversation) });
  const find = async (text: string) =>
    withRiskOverrides(text, await annotateUnderPolicy(text, detectors, policy), overrides);
  return {
    annotate: find,
    async sanitize(text, conversation, entries) {
      const secret = secretOf(conversation);
      const annotations = await find(text);
      const planned = planPrompt(annotations, policy, text, { today: dayOfTime(Date.now()), entries });
      const words = await loadWordSource?.(text, planned, policy.words);
      const sanitized = sanitize(text, planned, { secret, entries }, systemRandom, { words });
      const prompt = { text, annotations, sanitized, earlier: [], earlierUses: [], accepted: [] };
      const survivors = survivorsThatBlockSend(prompt, extractionAttack(prompt));
      if (survivors.length > 0) throw new SurvivorError(survivors);
      return sanitized;
    },
    async audit(text, sanitized) {
      const found = { text, annotations: await find(text), sanitized, today: dayOfTime(Date.now()) };
      const prompt = { ...found, earlier: [], earlierUses: [], accepted: [] };
      return audit(prompt, { ...(await loadAuditTools?.()), clock: () => performance.now() });
    },
    restore: (reply, conversation, entries, options) =>
      restore(reply, { secret: secretOf(conversation), entries }, options),
  };
}
