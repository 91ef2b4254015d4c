import type { EntityType, RiskLevel } from './annotation.ts';

/** A term or pattern of the person's own. It always wins over the other detectors. */
export interface DictionaryEntry {
  readonly term: string;
  /** `term` is a regular expression when true. */
  readonly pattern: boolean;
  readonly type: EntityType;
  readonly risk: RiskLevel;
  readonly caseSensitive: boolean;
  /**
   * Kept from a click on a word that was found. Such an entry changes the risk of what is found as a whole; unlike what the person
   * wrote in the dictionary it cuts nothing out of a longer name (`lib/engine/learned.ts`).
   */
  readonly learned?: true;
}

export { DictionaryError, dictionaryDetector } from './matcher.ts';
