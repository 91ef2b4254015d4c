// Searches a sentence for the words of word lists. Each result is cached, because a line may contain a hundred facts, and the sentence is
// tested for each of them.

type Words = Pick<RegExp, 'test'>;

/**
 * Whether one of the words occurs in a part of the sentence. `whole`: anywhere in it. `asserted`: in the part that the sentence asserts.
 * `withContext`: in that part, in the line above the sentence's list or the head of its table, or in a following sentence about the same
 * thing.
 */
export type SentenceTest = (words: Words, where: 'whole' | 'asserted' | 'withContext') => boolean;

/** The asserted part of a sentence, and its context. */
interface SentenceTexts {
  /** The line above the sentence's list, or the head of its table. */
  readonly lead: string;
  /** The sentence without its stand-ins and without clauses that only ask. */
  readonly asserted: string;
  /** The following sentences about the same thing. */
  readonly following: readonly string[];
}

export function sentenceTest({ lead, asserted, following }: SentenceTexts, whole: string): SentenceTest {
  const texts = { whole: [whole], asserted: [asserted], withContext: [lead, asserted, ...following] };
  const known = {
    whole: new Map<Words, boolean>(),
    asserted: new Map<Words, boolean>(),
    withContext: new Map<Words, boolean>(),
  };
  return (words, where) => {
    const before = known[where].get(words);
    if (before !== undefined) return before;
    const isFound = texts[where].some((text) => words.test(text));
    known[where].set(words, isFound);
    return isFound;
  };
}
