import type { EntityType, RiskLevel } from './annotation.ts';

/** A term or pattern of the person's own. It always wins over the other detectors. */
export interface DictionaryEntry {
  readonly term: string;
  /** `term` is a regular expression when true. */
  readonly pattern: boolean;
  readonly type: EntityType;
  readonly risk: RiskLevel;
  readonly caseSensitive: boolean;
}

export { DictionaryError, dictionaryDetector } from './matcher.ts';
