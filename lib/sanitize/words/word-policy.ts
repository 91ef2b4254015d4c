// How the words of a text are perturbed, where a profile does that at all.
import type { BudgetRange, CandidateMode } from '../../privacy/words/rap-li.ts';

export interface WordPolicy {
  /** All content words, or only those inside spans for which this is the mechanism. */
  readonly isForAll: boolean;
  /** For words; numbers, signs of money and what is neither have mechanisms of their own. */
  readonly mechanism: 'rap-li' | 'cape';
  /** Of Rap-LI: `shared` keeps its epsilon inside fixed groups, `neighbours` is as printed and bounds nothing between lists. */
  readonly mode: CandidateMode;
  /** Of Cape: `bounded` keeps its epsilon for all words, `printed` estimates it. */
  readonly variant: 'bounded' | 'printed';
  /**
   * What Cape's language model sees of the other words that are drawn. `hidden`: nothing, so that each word has its own epsilon.
   * `seen`: all but raised ones, as printed; one word then shows at all places, and the epsilons hold only as their sum.
   */
  readonly context: 'hidden' | 'seen';
  /** Epsilon of one word, by level. */
  readonly budget: BudgetRange;
  /** How likely a word of level 3 is perturbed at all (pr). Raised words always are. */
  readonly chance: number;
}

export const STRICT_WORDS: WordPolicy = {
  isForAll: true,
  mechanism: 'rap-li',
  mode: 'shared',
  variant: 'bounded',
  context: 'hidden',
  budget: { min: 1, max: 8 },
  chance: 1,
};
