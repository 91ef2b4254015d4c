// The command line writes English: its JSON gets English text in place of text keys.
import type { AuditReport } from '../lib/audit/report.ts';
import { textOfError } from '../lib/language/coded-error.ts';
import { ENGLISH } from '../lib/language/language.ts';
import type { Guarantee } from '../lib/privacy/guarantee.ts';
import type { Relation } from '../lib/sanitize/numbers/relations/relation.ts';

export const errorInEnglish = (error: unknown): string => ENGLISH.read(textOfError(error));

export const guaranteeInEnglish = (guarantee: Guarantee) => ({
  ...guarantee,
  takenAsPublic: guarantee.takenAsPublic.map((text) => ENGLISH.read(text)),
});

export const auditInEnglish = (report: AuditReport) => ({
  ...report,
  attacks: report.attacks.map((attack) => ({ ...attack, notes: attack.notes.map((note) => ENGLISH.read(note)) })),
});

export function relationInEnglish({ id, family, equation, reason, isBroken }: Relation) {
  const words = ENGLISH.read(equation);
  return { id, family, equation: words, sentence: `${words}: ${ENGLISH.read(reason)}`, isBroken };
}
