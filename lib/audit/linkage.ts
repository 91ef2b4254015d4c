// Linkage: a value has one surrogate in all prompts of a conversation, so the site sees that they speak of the same thing.
import { type AuditedPrompt, type Outcome, outcome } from './report.ts';
import { plain } from './token.ts';

/** Recovers nothing: it counts what can be seen to be equal. */
export function linkage({ sanitized, earlierUses }: AuditedPrompt): Outcome {
  const uses = new Map<string, number>();
  for (const [at, { original }] of sanitized.replacements.entries()) uses.set(plain(original), earlierUses[at] ?? 0);
  const linked = [...uses.values()].filter((prompts) => prompts > 0);
  if (linked.length === 0) return outcome({ tried: uses.size });
  const most = Math.max(...linked);
  const prompts = most === 1 ? 'an earlier prompt' : `up to ${most} earlier prompts`;
  const what = linked.length === 1 ? '1 value here has' : `${linked.length} values here have`;
  const note = `${what} the same surrogate as in ${prompts} of this conversation, so the site can link them. A new conversation has other surrogates.`;
  return outcome({ tried: uses.size, notes: [note] });
}
