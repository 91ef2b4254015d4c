import type { PairShape, StandInKind } from '../codecs/codec.ts';
import type { EntityType } from '../detect/annotation.ts';

/** One surrogate and its original, at the smallest unit that a reply may use alone (a first name, a number). */
export interface RestorePair {
  readonly surrogate: string;
  readonly original: string;
  readonly shape: PairShape;
  readonly type: EntityType;
  /** As in the vault: set for a name that has two bearers in the conversation. */
  readonly bearer?: string;
  /** Omitted for a swap. */
  readonly standIn?: StandInKind;
  /** Set for a date of birth, which moves apart from all other dates. */
  readonly isBirth?: true;
  /**
   * For a name from the vault, its index among the names of the conversation. First and last name of one person have consecutive indices.
   * Omitted for the pairs of a prompt, which are in the prompt's order.
   */
  readonly place?: number;
  /** Set if the surrogate counts only between these texts. If it equals the original, nothing is restored there. */
  readonly beside?: { readonly before: string; readonly after: string };
}
