import type { EntityType, RiskLevel } from './annotation.ts';

/** A term or pattern that the person added. Its findings win over those of all other detectors. */
export interface DictionaryEntry {
  readonly term: string;
  /** If true, `term` is a regular expression. */
  readonly pattern: boolean;
  readonly type: EntityType;
  readonly risk: RiskLevel;
  readonly caseSensitive: boolean;
  /**
   * True if the entry comes from a click on a finding. It then applies only to findings of the whole term: unlike an entry that the
   * person typed, it does not split a longer name (`lib/engine/learned-words.ts`).
   */
  readonly learned?: true;
  /** True for a detail of the person ("My details"), which is searched for in every form (`lib/engine/own-details.ts`). */
  readonly detail?: true;
  /** The origin of the site on which a learned entry applies; missing if it applies everywhere. */
  readonly site?: string;
}

export { dictionaryDetector } from './dictionary-matcher.ts';
