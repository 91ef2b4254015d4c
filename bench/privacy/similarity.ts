// Measures how similar two texts or two strings are.
import type { WordVectorSpace } from '../../lib/privacy/words/word-vector-space.ts';
import { contentWords } from './words.ts';

function meanOf(space: WordVectorSpace, text: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { text: word } of contentWords(text)) {
    const index = space.indexOf(word.toLowerCase());
    if (index !== undefined) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return counts;
}

function product(space: WordVectorSpace, a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const [i, m] of a) for (const [j, n] of b) sum += m * n * space.cosine(i, j);
  return sum;
}

/** Cosine of the mean vectors of the content words; NaN where one text has no known word. */
export function textSimilarity(space: WordVectorSpace, original: string, sanitized: string): number {
  const [a, b] = [meanOf(space, original), meanOf(space, sanitized)];
  if (a.size === 0 || b.size === 0) return Number.NaN;
  return product(space, a, b) / Math.sqrt(product(space, a, a) * product(space, b, b));
}

function trigrams(text: string): Map<string, number> {
  const marked = `^${text}$`;
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 <= marked.length; at += 1) {
    const piece = marked.slice(at, at + 3);
    counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  return counts;
}

const norm = (counts: ReadonlyMap<string, number>) => Math.hypot(...counts.values());

/** Of strings that no word vector knows (numbers, addresses, rare names): cosine of their three-letter pieces. */
export function spellingSimilarity(a: string, b: string): number {
  const [one, other] = [trigrams(a), trigrams(b)];
  let sum = 0;
  for (const [piece, count] of one) sum += count * (other.get(piece) ?? 0);
  return sum === 0 ? 0 : sum / (norm(one) * norm(other));
}

/** Of two strings in lower case: by word vectors where both have one, by spelling otherwise. */
export function stringSimilarity(space: WordVectorSpace, a: string, b: string): number {
  if (a === b) return 1;
  const [i, j] = [space.indexOf(a), space.indexOf(b)];
  return i === undefined || j === undefined ? spellingSimilarity(a, b) : space.cosine(i, j);
}
