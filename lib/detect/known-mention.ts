// The names whose other mentions are searched for.
import type { DetectedRole, EntityType, Finding } from './annotation.ts';

/** A name to search for, from this text or from earlier in the conversation. */
export interface KnownMention extends DetectedRole {
  readonly text: string;
  readonly type: EntityType;
  readonly kind?: string;
  /** The confidence with which the name was found. Missing for names from earlier in the conversation, which count as certain. */
  readonly confidence?: number;
}

/** Turns findings into names to search for. */
export function toKnownMentions(text: string, findings: readonly Finding[]): KnownMention[] {
  return findings.map(({ start, end, type, kind, confidence, role, roleConfidence = 0 }) => ({
    text: text.slice(start, end),
    type,
    confidence,
    ...(kind === undefined ? {} : { kind }),
    ...(role === undefined ? {} : { role, roleConfidence }),
  }));
}
