// What the language model has to say before words are drawn.
import { REPLACED_FROM } from '../detect/annotation.ts';
import { capeUtilities, type LogitRange } from '../privacy/words/cape-utility.ts';
import { placeOf, type Vocabulary } from '../privacy/words/vocabulary.ts';
import type { WordContext } from '../privacy/words/word-context.ts';
import type { DistanceTable } from '../privacy/words/word-distances.ts';
import { withRepeats } from './repeats.ts';
import { type WordSource, WordSourceError } from './sampled-words.ts';
import type { Plan, PlannedSpan } from './sanitized.ts';
import type { WordPolicy } from './word-policy.ts';

/** The language model, and which of its logits count. */
export interface ContextTools {
  readonly context: WordContext;
  readonly range: LogitRange;
  readonly distances: DistanceTable;
}

/**
 * Everything that `sanitize` needs to draw the plan's words. With a hidden context the model sees none of the words that are
 * replaced, only where they stand: its logits then depend on public words alone, as the epsilon of each word asks for (see
 * `sampleBounded`). With a seen one it sees those that are drawn by Cape themselves, but never raised words, names or numbers.
 * Equal words are drawn once, at the first of their places.
 * @throws WordSourceError where the plan asks for Cape and there is no language model, or one with other words.
 */
export async function prepareWords(
  text: string,
  { spans }: Plan,
  policy: WordPolicy,
  vocabulary: Vocabulary,
  tools?: ContextTools,
): Promise<WordSource> {
  const first = new Map<string, { readonly start: number; readonly end: number }>();
  for (const { annotation, mechanism } of spans) {
    const word = text.slice(annotation.start, annotation.end).toLowerCase();
    if (mechanism === 'cape' && !first.has(word)) first.set(word, { start: annotation.start, end: annotation.end });
  }
  if (first.size === 0) return { vocabulary, policy };
  if (!tools)
    throw new WordSourceError('This profile needs the language model, which is not there. Choose another one.');
  const { context, range, distances } = tools;
  if (context.words.length !== vocabulary.space.words.length)
    throw new WordSourceError("The language model's words are not those of the word list. Install Coatcheck again.");
  const isSeen = ({ annotation, mechanism }: PlannedSpan) =>
    mechanism === 'cape' && policy.context === 'seen' && annotation.risk < REPLACED_FROM;
  // What is replaced because it stands elsewhere too is as secret there.
  const hidden = withRepeats(text, spans)
    .filter((span) => span.mechanism !== 'keep' && !isSeen(span))
    .map(({ annotation: { start, end } }) => ({ start, end }));
  const words = [...first.keys()];
  const rows = await context.logits(text, [...first.values()], hidden);
  const places = words.map((word) => placeOf(word, vocabulary.space));
  const keys = capeUtilities(places, rows, range, distances, vocabulary.drawable);
  return { vocabulary, policy, utilities: new Map(words.map((word, i) => [word, keys[i] ?? new Uint16Array(0)])) };
}
