// Rap-LI: attacks and text quality on PIIDocs, AG News and SAMSum by the methods of bench:privacy, and what can be said of SpamEmail.
import { measureSets } from '../../privacy/measure.ts';
import { PRIVACY_INPUTS } from '../../privacy/results.ts';
import { LEGEND } from '../../privacy/tables.ts';
import { COMMON_INPUTS, type Experiment } from '../experiment.ts';
import { spamTable } from './spam.ts';

const SETS = ['PIIDocs', 'AGNews', 'SAMSum'];
/** CusText and SanText, which take minutes of preparation, are in `bench:privacy`. */
const FAMILIES = [
  'no protection',
  'masking + noise (Rap-LI)',
  'Balanced',
  'As in Preempt',
  'Strict',
  'Strict (neighbours)',
  'Strict (pr 0.3)',
];

export const RAP_LI: Experiment = {
  name: 'rap-li',
  title: 'Rap-LI: attacks on sanitized texts, and what they are still good for',
  usualLimit: 20,
  inputs: [...new Set([...COMMON_INPUTS, 'bench/papers/rap-li', ...PRIVACY_INPUTS])],
  data: ['papers/piidocs.tsv.xz', 'papers/ag_news_test.tsv.xz', 'papers/samsum.json.xz', 'papers/spam_email_zh.tsv.xz'],
  notes: [
    LEGEND,
    "eps is the budget of the lowest level, as in the paper; the highest is 8, so that an ordinary word of Strict gets 4.84, 5.2 and 8. *masking + noise (Rap-LI)* is the paper's HighMASK. *Strict (neighbours)*: the candidates as the paper prints them. *Strict (pr 0.3)*: three ordinary words of ten, as the paper does with dialogues. The paper's embeddings, detectors and attack models are others than these. The perplexities of its GPT-2 and of our two-sided model cannot be compared; their order can.",
    "Not run: the summaries of SAMSum and the answers of GPT models, which need a large model. SpamEmail is Chinese: our word list, vectors and language model are English, so that no ordinary word of it is drawn (the extension says so before it sends), and the attacker's detectors read English only. What remains is the classifier on pairs of characters, and written values.",
  ],
  async run(options) {
    const { seed, limit, say } = options;
    const asked = { limit, sets: SETS, part: 'test' as const, families: FAMILIES, seed, show: 0 };
    const { tables } = await measureSets(asked, say);
    return [...tables, await spamTable(options)];
  },
};
