// Linkage: a value has the same surrogate in all prompts of a conversation, so the site sees which prompts mention the same value.
import { said } from '../language/message.ts';
import { type AttackOutcome, type AuditedPrompt, attackOutcomeWithDefaults } from './report.ts';
import { withoutSpellingVariants } from './token.ts';

/** Recovers no original; notes how many values the site can link to earlier prompts. */
export function linkageAttack({ sanitized, earlierUses }: AuditedPrompt): AttackOutcome {
  const uses = new Map<string, number>();
  for (const [at, { original }] of sanitized.replacements.entries())
    uses.set(withoutSpellingVariants(original), earlierUses[at] ?? 0);
  const linked = [...uses.values()].filter((prompts) => prompts > 0);
  if (linked.length === 0) return attackOutcomeWithDefaults({ tried: uses.size });
  const most = Math.max(...linked);
  const note = said('auditLinked', {
    values: said('auditLinkedValues', { count: linked.length }),
    prompts: said('auditLinkedPrompts', { count: most }),
  });
  return attackOutcomeWithDefaults({ tried: uses.size, notes: [note] });
}
