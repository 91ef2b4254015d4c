// How the words of a text are perturbed, if the profile perturbs words.
import type { BudgetRange, CandidateMode } from '../../privacy/words/rap-li.ts';

export interface WordPolicy {
  /** Whether all content words are perturbed, or only those inside spans that have this mechanism. */
  readonly isForAll: boolean;
  /** The mechanism for words; numbers, currency signs and other tokens have separate mechanisms. */
  readonly mechanism: 'rap-li' | 'cape';
  /** For Rap-LI. `shared` keeps its epsilon inside fixed groups; `neighbours` follows the paper and bounds nothing between candidate lists. */
  readonly mode: CandidateMode;
  /** For Cape. `bounded` keeps its epsilon for all words; `printed` follows the paper and only estimates it. */
  readonly variant: 'bounded' | 'printed';
  /**
   * What Cape's language model sees of the other words that are drawn. `hidden`: nothing, so that each word has a separate epsilon. `seen`:
   * all but raised words, as in the paper; then each word influences all places, and only the sum of the epsilons holds.
   */
  readonly context: 'hidden' | 'seen';
  /** The epsilons of single words, by level. */
  readonly budget: BudgetRange;
  /** The probability that a word of level 3 is perturbed (pr in the paper). Raised words always are. */
  readonly chance: number;
}

export const STRICT_WORD_POLICY: WordPolicy = {
  isForAll: true,
  mechanism: 'rap-li',
  mode: 'shared',
  variant: 'bounded',
  context: 'hidden',
  budget: { min: 1, max: 8 },
  chance: 1,
};
