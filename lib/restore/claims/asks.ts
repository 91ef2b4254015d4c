// What the word lists say of a sentence. Each question is answered once: a line may hold a hundred facts, and each of them asks.

type Words = Pick<RegExp, 'test'>;

/** Whether the words are found in the sentence, in what it asserts, or in that and what stands around it. */
export type Asks = (words: Words, where: 'whole' | 'asserted' | 'said') => boolean;

export interface Read {
  /** The line above the sentence's list, the head of its table. */
  readonly lead: string;
  readonly asserted: string;
  /** The sentences behind it that go on about the same thing. */
  readonly following: readonly string[];
}

export function asksOf({ lead, asserted, following }: Read, whole: string): Asks {
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
