// How the words of a text are perturbed, if the profile perturbs words.
import type { BudgetRange, CandidateMode } from '../../privacy/words/rap-li.ts';

export interface WordPolicy {
  /** Whether all content words are perturbed, or only those inside spans that have this mechanism. */
  readonly isForAll: boolean;
  /** The mechanism for words; numbers, currency signs and other tokens have separate mechanisms. */
  readonly mechanism: 'rap-li' | 'cape';
  /** For Rap-LI: `shared` keeps its epsilon inside fixed groups, `neighbours` is as printed and bounds nothing between lists. */
  readonly mode: CandidateMode;
  /** For Cape: `bounded` keeps its epsilon for all words, `printed` estimates it. */
  readonly variant: 'bounded' | 'printed';
  /**
   * What Cape's language model sees of the other words that are drawn. `hidden`: nothing, so that each word has its own epsilon.
   * `seen`: all but raised ones, as printed; one word then shows at all places, and the epsilons hold only as their sum.
   */
  readonly context: 'hidden' | 'seen';
  /** Epsilon of one word, by level. */
  readonly budget: BudgetRange;
  /** How likely a word of level 3 is perturbed (pr in the paper). Raised words always are. */
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
