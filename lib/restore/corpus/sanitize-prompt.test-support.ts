// Runs the pipeline on a prompt of the corpus, with a different key for each file.

import type { Conversation } from '../../conversation/conversation.ts';
import { seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { withEchoes } from '../../sanitize/echo-entries.ts';
import { planPrompt } from '../../sanitize/plan.ts';
import { policyFor } from '../../sanitize/policy/policy.ts';
import { sanitize } from '../../sanitize/sanitize.ts';
import type { Sanitized } from '../../sanitize/sanitized.ts';
import type { CorpusFile } from './corpus-file.test-support.ts';

export function sanitizePrompt({ name, prompt, annotations, style }: CorpusFile): {
  readonly sanitized: Sanitized;
  readonly conversation: Conversation;
} {
  const random = seededRandom(name);
  const secret = { key: random.bytes(32), tweak: random.bytes(16) };
  const planned = planPrompt(annotations, policyFor('preempt', style), prompt);
  const before = { secret, entries: [] };
  const sanitized = withEchoes(sanitize(prompt, planned, before, random), before);
  return { sanitized, conversation: { secret, entries: sanitized.vault } };
}
