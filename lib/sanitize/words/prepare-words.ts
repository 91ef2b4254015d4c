// Asks the language model for its logits before words are drawn.

import { MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import { said } from '../../language/message.ts';
import { type CapeCandidates, countOfFittingWords, rankFittingWords } from '../../privacy/words/cape-context.ts';
import { capeUtilities, type LogitRange } from '../../privacy/words/cape-utility.ts';
import { type Vocabulary, vocabularyIndex } from '../../privacy/words/vocabulary.ts';
import type { WordContext } from '../../privacy/words/word-context.ts';
import type { DistanceTable } from '../../privacy/words/word-distances.ts';
import { withRepeatedMentions } from '../repeated-mentions.ts';
import type { Plan, PlannedSpan } from '../sanitized.ts';
import { type WordSource, WordSourceError } from './sampled-words.ts';
import type { WordPolicy } from './word-policy.ts';

/** The language model of Cape, the range of its logits, and the distances of its words. */
export interface ContextModel {
  readonly context: WordContext;
  readonly range: LogitRange;
  readonly distances: DistanceTable;
}

/**
 * Whether the model's logits may decide which words can be drawn at a place. They may not if the model saw protected words, or if words are
 * left unperturbed by chance: an output that is not among the drawable words would then surely be the original.
 */
const isContextPublic = ({ context, variant, chance }: WordPolicy) =>
  context === 'hidden' && variant === 'bounded' && chance >= 1;

/**
 * Prepares everything that `sanitize` needs to draw the plan's words. With a hidden context the model sees none of the replaced words, only
 * where they stand. Its logits then depend on public words alone, as the epsilon of each word requires (see `sampleBoundedCape`), and the
 * words that fit a place are public as well (see `rankFittingWords`). With a seen context it also sees the ordinary words that Cape draws,
 * but never raised words, names or numbers. Equal words are drawn once, at the place of the first one.
 * @throws WordSourceError if the plan asks for Cape and there is no language model, or one with another word list.
 */
export async function prepareWords(
  text: string,
  { spans }: Plan,
  policy: WordPolicy,
  vocabulary: Vocabulary,
  tools?: ContextModel,
): Promise<WordSource> {
  const first = new Map<string, { readonly start: number; readonly end: number; readonly budget: number }>();
  for (const { annotation, mechanism, budget = policy.budget.min } of spans) {
    const word = text.slice(annotation.start, annotation.end).toLowerCase();
    if (mechanism === 'cape' && !first.has(word))
      first.set(word, { start: annotation.start, end: annotation.end, budget });
  }
  if (first.size === 0) return { vocabulary, policy };
  if (!tools) throw new WordSourceError(said('profileNeedsModel'));
  const { context, range, distances } = tools;
  if (context.words.length !== vocabulary.space.words.length) throw new WordSourceError(said('wordModelListDiffers'));
  const isSeen = ({ annotation, mechanism }: PlannedSpan) =>
    mechanism === 'cape' && policy.context === 'seen' && annotation.risk < MIN_REPLACED_RISK;
  // A repeat of a replaced value is as secret as the value.
  const hidden = withRepeatedMentions(text, spans)
    .filter((span) => span.mechanism !== 'keep' && !isSeen(span))
    .map(({ annotation: { start, end } }) => ({ start, end }));
  const words = [...first.keys()];
  const logits = await context.logits(text, [...first.values()], hidden);
  const places = words.map((word) => vocabularyIndex(word, vocabulary.space));
  const { drawable } = vocabulary;
  const budgets = [...first.values()].map(({ budget }) => budget);
  const rows: readonly CapeCandidates[] = isContextPublic(policy)
    ? logits.map((row, i) =>
        rankFittingWords(places[i], row, countOfFittingWords(budgets[i] ?? 0, drawable.length), {
          range,
          distances,
          drawable,
        }),
      )
    : capeUtilities(places, logits, range, distances, drawable).map((keys) => ({ words: drawable, keys }));
  return { vocabulary, policy, rows: new Map(words.flatMap((word, i) => (rows[i] ? [[word, rows[i]]] : []))) };
}
