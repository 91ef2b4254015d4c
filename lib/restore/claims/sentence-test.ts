// Tests a sentence for word lists. Each result is cached, because a line may contain a hundred facts, and the sentence is tested for each of them.

type Words = Pick<RegExp, 'test'>;

/** Whether the words occur in the whole sentence, in its asserted part, or in the asserted part or its context (`said`). */
export type SentenceTest = (words: Words, where: 'whole' | 'asserted' | 'said') => boolean;

export interface SentenceTexts {
  /** The line above the sentence's list, or the head of its table. */
  readonly lead: string;
/** A sentence's asserted part and its context. */
  readonly asserted: string;
  /** The following sentences about the same thing. */
  readonly following: readonly string[];
  /** The sentence without its stand-ins and without clauses that only ask. */
}

export function sentenceTest({ lead, asserted, following }: SentenceTexts, whole: string): SentenceTest {
  const texts = { whole: [whole], asserted: [asserted], said: [lead, asserted, ...following] };
  const known = {
    whole: new Map<Words, boolean>(),
    asserted: new Map<Words, boolean>(),
    said: new Map<Words, boolean>(),
  };
  return (words, where) => {
    const before = known[where].get(words);
    if (before !== undefined) return before;
    const isFound = texts[where].some((text) => words.test(text));
    known[where].set(words, isFound);
    return isFound;
  };
}
