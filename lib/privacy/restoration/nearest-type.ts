// Finds which of a server's span types a hidden fact belongs to.
import { vocabularyIndex } from '../words/vocabulary.ts';
import type { WordVectorSpace } from '../words/word-vector-space.ts';
import type { VectorSet } from './vector-set.ts';

/** How similar two words are, at most 1; undefined if one of them is unknown. */
export type WordSimilarity = (a: string, b: string) => number | undefined;

/** A fact whose similarity to every span type is lower than this is left out of the hint, and the person is told. */
const MIN_TYPE_SIMILARITY = 0.6;

export interface NearestType {
  /** The index in `spanTypes` of the type that is most similar to the fact. */
  readonly index: number;
  /** At most 1, for a fact with the same words as the type. */
  readonly similarity: number;
}

/** Words that are ignored in a comparison, so that "Chest pain," and "pain in the chest" are equal. */
const SMALL_WORDS = new Set(
  'a an and at for from had has have i in is it my of on or some the to very was with'.split(' '),
);

function wordsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

const areSameWords = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((word) => b.has(word));

export function wordSimilarityIn(space: WordVectorSpace): WordSimilarity {
  return (a, b) => {
    const [first, second] = [vocabularyIndex(a, space), vocabularyIndex(b, space)];
    if (first === undefined || second === undefined) return undefined;
    return first === second ? 1 : space.cosine(first, second);
  };
}

const identity: WordSimilarity = (a, b) => (a === b ? 1 : undefined);

/**
 * How well the words of `to` cover those of `from`: the mean similarity of each word of `from` to the most similar word of `to`. An unknown
 * word is similar to itself only.
 */
function coverage(from: ReadonlySet<string>, to: ReadonlySet<string>, similarity: WordSimilarity): number {
  let sum = 0;
  for (const a of from) sum += Math.max(0, ...Array.from(to, (b) => identity(a, b) ?? similarity(a, b) ?? 0));
  return from.size > 0 ? sum / from.size : 0;
}

/**
 * The similarity of a fact and a phrase. The fact's words weigh twice as much as the phrase's: the type must contain everything that the
 * fact says, while a phrase may say more than a short fact.
 */
function factSimilarity(fact: ReadonlySet<string>, phrase: ReadonlySet<string>, similarity: WordSimilarity): number {
  return (2 * coverage(fact, phrase, similarity) + coverage(phrase, fact, similarity)) / 3;
}

/** Returns a function that finds the span type that is nearest to a fact. The phrases of the set are read only once. */
export function nearestTypeFinder(
  { spanTypes }: Pick<VectorSet, 'spanTypes'>,
  similarity: WordSimilarity,
): (fact: string) => NearestType | undefined {
  const phrases = spanTypes.flatMap(({ phrases: own }, index) =>
    own.map((phrase) => ({ index, words: wordsOf(phrase) })),
  );
  return (fact) => {
    const words = wordsOf(fact);
    const literal = phrases.find((phrase) => areSameWords(phrase.words, words));
    if (literal) return { index: literal.index, similarity: 1 };
    let best: NearestType | undefined;
    for (const phrase of phrases) {
      const found = factSimilarity(words, phrase.words, similarity);
      if (found > (best?.similarity ?? 0)) best = { index: phrase.index, similarity: found };
    }
    return best && best.similarity >= MIN_TYPE_SIMILARITY ? best : undefined;
  };
}
