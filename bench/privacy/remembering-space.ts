// A word space that searches each word's neighbours once: the run asks for the same words many times.
import type { NeighbourWord, WordVectorSpace } from '../../lib/privacy/words/word-vector-space.ts';

/** @param most searches for more neighbours than this are not kept. */
export function rememberingSpace(space: WordVectorSpace, most: number): WordVectorSpace {
  const known = new Map<string, readonly NeighbourWord[]>();
  return {
    ...space,
    nearest(word, count) {
      if (count > most) return space.nearest(word, count);
      const all = known.get(word) ?? space.nearest(word, most);
      known.set(word, all);
      return all.slice(0, count);
    },
  };
}
