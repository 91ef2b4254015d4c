// The input and the report of an audit. Both are plain data, because a report crosses message ports and is shown to people.

import type { Original } from '../conversation/original.ts';
import type { Annotation, EntityType } from '../detect/annotation.ts';
import type { KeyedText } from '../language/message.ts';
import type { Today } from '../sanitize/numbers/relations/relation.ts';
import type { Sanitized } from '../sanitize/sanitized.ts';

const ATTACKS = [
  'extraction',
  'mask-inference',
  'embedding-inversion',
  'matching',
  'linkage',
  'quasi-identifiers',
] as const;
export type AttackName = (typeof ATTACKS)[number];

/** A prompt with its originals. The attackers see only `sanitized.text`; the rest is for scoring them. */
export interface AuditedPrompt {
  readonly text: string;
  readonly annotations: readonly Annotation[];
  readonly sanitized: Pick<Sanitized, 'text' | 'replacements' | 'entities'>;
  /** Originals that earlier prompts of this conversation protected, as far as the vault has them. */
  readonly earlier: readonly Original[];
  /** For each replacement, in how many earlier prompts of the conversation its value was replaced. */
  readonly earlierUses: readonly number[];
  /** Survivors that the person decided to send. */
  readonly accepted: readonly string[];
  /** The day of sending, which is public. Omitted if only survivors are looked for. */
  readonly today?: Today;
}

/**
 * How an original was recovered. `whole`: it stands in the text. `unchanged`: its draw gave the word itself, which the attacker cannot
 * know. `part`: an informative part stands in the text. `near`: a very similar word does. `guessed`: it was the attacker's first guess.
 */
type RecoveryKind = 'whole' | 'unchanged' | 'part' | 'near' | 'guessed';

export interface Recovery {
  readonly original: string;
  readonly type: EntityType;
  readonly trace: RecoveryKind;
  /** The text that the attacker saw or guessed. */
  readonly found: string;
  /** True if an earlier prompt protected the original, and this one did not. */
  readonly earlier: boolean;
}

/** A guess that came close: shown, not counted. */
export interface CloseGuess {
  readonly original: string;
  readonly type: EntityType;
  /** The rank of the right guess among all guesses: 2 to 10. */
  readonly rank: number;
}

export interface AttackReport {
  readonly attack: AttackName;
  /** If `skipped`, `notes` give the reason: a prompt must not look safe because an attack was not tried. */
  readonly state: 'done' | 'skipped';
  /** How many originals the attack was tried on. */
  readonly tried: number;
  readonly recoveries: readonly Recovery[];
  readonly close: readonly CloseGuess[];
  /** The attack's notes, which are shown to the person. */
  readonly notes: readonly KeyedText[];
  readonly milliseconds: number;
}

export interface AuditReport {
  /** People and values of this prompt of which at least one attack recovered an original. */
  readonly recovered: number;
  /** People and values that this prompt replaces, as the badge counts them (`replaced-subjects.ts`). */
  readonly of: number;
  /** Originals of earlier prompts that this one gives away. */
  readonly recoveredEarlier: number;
  readonly attacks: readonly AttackReport[];
  /** Originals at level 4 or 5 that stand in the sanitized text and that the person has not accepted: they block the send. */
  readonly survivors: readonly Original[];
  readonly milliseconds: number;
}

/** The result of one attack; `audit` adds its name and duration. */
export type AttackOutcome = Omit<AttackReport, 'attack' | 'milliseconds'>;

export function attackOutcomeWithDefaults(part: Partial<AttackOutcome>): AttackOutcome {
  return { state: 'done', tried: 0, recoveries: [], close: [], notes: [], ...part };
}
