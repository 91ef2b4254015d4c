// Adds the noisy vector to a sanitized prompt: one vector for all facts that the person chose to remove.
import type { EntityType } from '../detect/annotation.ts';
import { composeGuarantee } from '../privacy/compose.ts';
import type { Random } from '../privacy/random.ts';
import { nearestTypeFinder, type WordSimilarity } from '../privacy/restoration/nearest-type.ts';
import { drawHint, type HiddenFact } from '../privacy/restoration/restoration.ts';
import type { VectorSet } from '../privacy/restoration/vector-set.ts';
import type { Replacement, Sanitized } from './sanitized.ts';

/** The person's own server, with the vectors that it published. */
export interface HintServer {
  readonly address: string;
  readonly set: VectorSet;
}

const isRemoved = ({ mechanism }: Pick<Replacement, 'mechanism'>) => mechanism === 'restoration';

const keyOf = (original: string) => original.trim().toLowerCase().replace(/\s+/gu, ' ');

/**
 * The removed facts, each once, however often it stands in the prompt. All facts have the same weight: when a model's attention weighted
 * them, the answers were no better (models/restore-en/README.md).
 */
function factsOf(replacements: readonly Replacement[]): ReadonlyMap<string, HiddenFact> {
  const facts = new Map<string, HiddenFact>();
  for (const { original, type } of replacements.filter(isRemoved)) {
    const key = keyOf(original);
    if (!facts.has(key)) facts.set(key, { text: original, type: type satisfies EntityType, weight: 1 });
  }
  return facts;
}

/**
 * Draws the vector for the removed facts. Its 2 epsilon are spent once for all facts in it; a fact without a similar type is not in the
 * vector, and costs nothing.
 */
export function withHint(
  sanitized: Sanitized,
  { address, set }: HintServer,
  similarity: WordSimilarity,
  random: Random,
): Sanitized {
  const facts = factsOf(sanitized.replacements);
  if (facts.size === 0) return sanitized;
  const drawn = drawHint([...facts.values()], set, nearestTypeFinder(set, similarity), set.epsilon, random);
  const hinted = new Set(drawn.inVector.map(({ text }) => keyOf(text)));
  const others = sanitized.guarantee.values.filter((value) => !isRemoved(value));
  return {
    ...sanitized,
    replacements: sanitized.replacements.map((replacement) =>
      isRemoved(replacement) && hinted.has(keyOf(replacement.original))
        ? { ...replacement, standIn: 'hinted' }
        : replacement,
    ),
    guarantee: composeGuarantee([...others, ...drawn.guarantees]),
    ...(drawn.fields ? { hint: { ...drawn.fields, to: address } } : {}),
  };
}
