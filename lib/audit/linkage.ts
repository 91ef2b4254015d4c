// Linkage: a value has the same surrogate in all prompts of a conversation, so the site sees which prompts mention the same value.
import { said } from '../language/message.ts';
import { type AuditedPrompt, type Outcome, outcome } from './report.ts';
import { plain } from './token.ts';

/** Recovers no original; notes how many values the site can link to earlier prompts. */
export function linkage({ sanitized, earlierUses }: AuditedPrompt): Outcome {
  const uses = new Map<string, number>();
  for (const [at, { original }] of sanitized.replacements.entries()) uses.set(plain(original), earlierUses[at] ?? 0);
  const linked = [...uses.values()].filter((prompts) => prompts > 0);
  if (linked.length === 0) return outcome({ tried: uses.size });
  const most = Math.max(...linked);
  const note = said('auditLinked', {
    values: said('auditLinkedValues', { count: linked.length }),
    prompts: said('auditLinkedPrompts', { count: most }),
  });
  return outcome({ tried: uses.size, notes: [note] });
}
