// Whether a word is among the nearest of another, without ordering the whole vocabulary.
import type { WordVectorSpace } from '../../../lib/privacy/words/word-vector-space.ts';

/** Stops at the `count`-th word that is nearer, which for two unlike words is soon found. Equal words are nearest to each other. */
export function isAmongNearest(space: WordVectorSpace, seen: string, wanted: string, count: number): boolean {
  if (seen === wanted) return true;
  const [from, to] = [space.indexOf(seen), space.indexOf(wanted)];
  if (from === undefined || to === undefined) return false;
  const cosine = space.cosine(from, to);
  let nearer = 0;
  for (let other = 0; other < space.words.length; other += 1) {
    if (other === from || other === to || space.cosine(from, other) <= cosine) continue;
    nearer += 1;
    if (nearer === count) return false;
  }
  return true;
}
