// The names whose other mentions are searched for.
import type { DetectedRole, EntityType, Finding } from './annotation.ts';

/** A name to search for, from this text or from earlier in the conversation. */
export interface KnownMention extends DetectedRole {
  readonly text: string;
  readonly type: EntityType;
  readonly kind?: string;
  /** How sure the detector is of the name. Missing for names from earlier prompts of the conversation, which are certain. */
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
