// Which of a server's span types a hidden fact belongs to.
import type { VectorSet } from './vector-set.ts';

/** The meaning of a text as a vector; undefined where none of its words is known. */
export type Embed = (text: string) => Float32Array | undefined;

/** A fact that no type is this near to is left out of the vector, and the person is told. */
export const NEAREST_ENOUGH = 0.6;

export interface Nearest {
  /** The index in the set. */
  readonly index: number;
  /** 1 for the same words, else the cosine. */
  readonly similarity: number;
}

/** Words without case, marks and order: "Chest pain," and "pain in the chest" share theirs but for the small words. */
const SMALL = new Set('a an and at for from had has have i in is it my of on or some the to very was with'.split(' '));

function wordsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((word) => b.has(word));

function cosine(a: Float32Array, b: Float32Array): number {
  let [product, ofA, ofB] = [0, 0, 0];
  a.forEach((value, index) => {
    const other = b[index] ?? 0;
    product += value * other;
    ofA += value * value;
    ofB += other * other;
  });
  return ofA > 0 && ofB > 0 ? product / Math.sqrt(ofA * ofB) : 0;
}

/** Finds the nearest type of each fact of a set; the phrases are read once. */
export function typeFinder(
  { spanTypes }: Pick<VectorSet, 'spanTypes'>,
  embed: Embed,
): (fact: string) => Nearest | undefined {
  const phrases = spanTypes.flatMap(({ phrases: own }, index) =>
    own.map((phrase) => ({ index, words: wordsOf(phrase), meaning: embed(phrase) })),
  );
  return (fact) => {
    const words = wordsOf(fact);
    const literal = phrases.find((phrase) => isSame(phrase.words, words));
    if (literal) return { index: literal.index, similarity: 1 };
    const meaning = embed(fact);
    if (!meaning) return undefined;
    let best: Nearest | undefined;
    for (const phrase of phrases) {
      const similarity = phrase.meaning ? cosine(meaning, phrase.meaning) : 0;
      if (similarity > (best?.similarity ?? 0)) best = { index: phrase.index, similarity };
    }
    return best && best.similarity >= NEAREST_ENOUGH ? best : undefined;
  };
}
