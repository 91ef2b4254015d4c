// The methods that the product is compared with: no protection, masking, and word mechanisms with one budget for all words.
import { type Annotation, MIN_REPLACED_RISK } from '../../lib/detect/annotation.ts';
import { type Random, uniformBelow } from '../../lib/privacy/random.ts';
import { overlaps, type Span } from '../../lib/text/span.ts';
import { type Edit, type Method, type WordSampler, withEdits } from './method.ts';
import { contentWords, withCaseOf } from './words.ts';

export type Annotate = (text: string) => Promise<readonly Annotation[]>;

/** The replacement of a word that the sampler does not know. */
type UnknownWordRule = (word: string) => string;

/** CusText keeps it: its paper says nothing of it, and its code does so. */
export const keepUnknown: UnknownWordRule = (word) => word;

/** SanText's code draws any word of the vocabulary. */
export const replaceUnknownByAnyWord =
  (words: readonly string[], random: Random): UnknownWordRule =>
  () =>
    words[uniformBelow(words.length, random)] ?? '';

/** Draws a replacement for each content word outside `apart`. */
function sampledWords(text: string, apart: readonly Span[], sampler: WordSampler, unknown: UnknownWordRule): Edit[] {
  return contentWords(text)
    .filter((word) => !apart.some((span) => overlaps(span, word)))
    .map(({ start, end, text: word }) => ({
      start,
      end,
      text: withCaseOf(word, sampler.draw(word.toLowerCase()) ?? unknown(word)),
    }));
}

export const unprotectedMethod: Method = {
  name: 'no protection',
  family: 'no protection',
  protect: async (text) => ({ text, changes: [] }),
};

/** Replaces each value that the policy replaces by a placeholder of its type. */
async function masks(text: string, annotate: Annotate): Promise<Edit[]> {
  const annotations = await annotate(text);
  return annotations
    .filter(({ risk }) => risk >= MIN_REPLACED_RISK)
    .map(({ start, end, type }) => ({ start, end, text: `[${type}]` }));
}

export const maskingMethod = (annotate: Annotate): Method => ({
  name: 'masking',
  family: 'masking',
  protect: async (text) => withEdits(text, await masks(text, annotate)),
});

export interface Budgeted {
  readonly epsilon: number;
  readonly sampler: WordSampler;
  readonly unknown: UnknownWordRule;
}

/** Masking, and every other content word drawn with the same budget. */
export const maskingAndNoiseMethod = (
  kind: string,
  annotate: Annotate,
  { epsilon, sampler, unknown }: Budgeted,
): Method => ({
  name: `masking + ${kind}, eps ${epsilon}`,
  family: `masking + ${kind}`,
  epsilon,
  sampler,
  async protect(text) {
    const masked = await masks(text, annotate);
    const sampled = sampledWords(text, masked, sampler, unknown);
    return withEdits(
      text,
      [...masked, ...sampled].sort((a, b) => a.start - b.start),
    );
  },
});

/** Every content word drawn with the same budget; nothing is detected. */
export const uniformBudgetMethod = (kind: string, { epsilon, sampler, unknown }: Budgeted): Method => ({
  name: `${kind}, eps ${epsilon}`,
  family: kind,
  epsilon,
  sampler,
  protect: async (text) => withEdits(text, sampledWords(text, [], sampler, unknown)),
});
