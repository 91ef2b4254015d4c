// Chooses the interface texts that describe an audit: what each attack tried, and what it recovered.
import type { AttackName, AttackReport, AuditReport, Recovery } from '../lib/audit/report.ts';
import type { Language } from '../lib/language/language.ts';
import type { TextKey } from '../lib/language/message.ts';

const ATTACK_TEXTS = {
  extraction: ['attackExtraction', 'attackExtractionAsks'],
  'mask-inference': ['attackMaskInference', 'attackMaskInferenceAsks'],
  'embedding-inversion': ['attackEmbeddingInversion', 'attackEmbeddingInversionAsks'],
  matching: ['attackMatching', 'attackMatchingAsks'],
  linkage: ['attackLinkage', 'attackLinkageAsks'],
  'quasi-identifiers': ['attackQuasiIdentifiers', 'attackQuasiIdentifiersAsks'],
} as const satisfies Record<AttackName, readonly [TextKey, TextKey]>;

export function attackText(
  attack: AttackName,
  { say }: Language,
): { readonly name: string; readonly question: string } {
  const [name, question] = ATTACK_TEXTS[attack];
  return { name: say(name), question: say(question) };
}

/** These attacks recover no originals; their notes are counted instead. */
const WARNING_ATTACKS: ReadonlySet<AttackName> = new Set(['linkage', 'quasi-identifiers']);

export function auditHeadline({ recovered, of, recoveredEarlier, attacks }: AuditReport, { say }: Language): string {
  const count = attacks.reduce(
    (sum, { attack, notes: own }) => sum + (WARNING_ATTACKS.has(attack) ? own.length : 0),
    0,
  );
  const notes = count > 0 ? say('auditNotes', { count }) : '';
  if (of === 0 && recoveredEarlier === 0) return say('auditNothing', { notes });
  const earlier = recoveredEarlier > 0 ? say('auditEarlier', { count: recoveredEarlier }) : '';
  if (recovered === 0 && recoveredEarlier === 0) return say('auditNoneRecovered', { count: of, notes });
  return say('auditRecovered', { recovered, count: of, earlier, notes });
}

export function recoveryText(attack: AttackName, { trace, found }: Recovery, { say }: Language): string {
  if (attack === 'embedding-inversion') return say('howNearestWord', { found });
  switch (trace) {
    case 'whole':
      return say('howWhole', { found });
    case 'unchanged':
      return say('howUnchanged');
    case 'part':
      return say('howPart', { found });
    case 'near':
      return say('howNear', { found });
    case 'guessed':
      return say('howGuessed');
  }
}

export function attackOutcomeText({ state, tried, recoveries, attack }: AttackReport, { say }: Language): string {
  if (state === 'skipped') return say('outcomeNotTried');
  if (attack === 'linkage') return tried === 0 ? say('outcomeNothingToLink') : say('outcomeValues', { count: tried });
  if (attack === 'quasi-identifiers') return say('outcomeClues', { count: tried });
  return tried === 0 ? say('outcomeNothing') : say('outcomeOf', { recovered: recoveries.length, tried });
}
