import type { EntityType } from '../detect/annotation.ts';
import type { KeyedText } from '../language/message.ts';
import type { Epsilons } from './epsilons.ts';

/** What one mechanism promises for one replaced value. */
export interface ValueGuarantee {
  readonly mechanism:
    | 'fpe'
    | 'permutation'
    | 'reserve'
    | 'metric-dp'
    | 'date-shift'
    | 'generalise'
    | 'placeholder'
    | 'scale'
    | 'computed'
    | 'restoration'
    | 'rap-li'
    | 'cape';
  readonly type: EntityType;
  /**
   * `computational`: indistinguishable from a random value of the domain for whoever lacks the key. `metric`: d-privacy with the
   * stated epsilon. `removed`: output independent of the value. `interval`: known to lie within 1,498 days of the surrogate, on its weekday.
   * `group`: pure differential privacy, exp(epsilon) between any two words of one fixed group (of `domainSize` words; for Cape any
   * two words). `joint`: the same for all words of a prompt together: the sum of their epsilons holds between any two prompts of one
   * layout, and a change of one word may take all of it. `list`: as `group`, but only between two words with the
   * same list of candidates; between others the ratio is unbounded. `estimate`: a figure computed from this prompt, which bounds nothing.
   * `class`: the surrogate names the group that the value belongs to, and says nothing else about the value.
   * `ratio`: an amount times one secret factor of the conversation. Ratios are public, and one known amount tells all others.
   * `computed`: follows from surrogates and from what is public, so it says no more than they do (post-processing).
   */
  readonly kind:
    | 'computational'
    | 'metric'
    | 'removed'
    | 'interval'
    | 'class'
    | 'ratio'
    | 'computed'
    | 'group'
    | 'joint'
    | 'list'
    | 'estimate';
  /**
   * For `group`, `joint`, `list` and `estimate` as described at `kind`. For `metric`: the likelihood ratio of x and x' is at most
   * exp(epsilon * |x - x'| / unit).
   */
  readonly epsilon?: number;
  readonly unit?: number;
  /** The number of values that could be the original of the surrogate. */
  readonly domainSize?: number;
  /** For `computed`: the formula over the surrogates. It contains no original. */
  readonly computedFrom?: string;
}

export interface Guarantee {
  readonly values: readonly ValueGuarantee[];
  /** The sums of the epsilons of independent values, by unit (sequential composition). */
  readonly epsilons: Epsilons;
  /** The facts that are taken as public: spans, types, levels, kept words, lengths. */
  readonly takenAsPublic: readonly KeyedText[];
  /** The guarantee in one plain English sentence. */
  readonly sentence: string;
}
