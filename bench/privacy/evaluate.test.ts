import { expect, it } from 'vitest';
import { wordVectorSpace } from '../../lib/privacy/words/word-vector-space.ts';
import { contextGuesser, largest } from './context-guesser.ts';
import { evaluate } from './evaluate.ts';
import { type Method, withEdits } from './method.ts';

const space = wordVectorSpace(['anna', 'dora', 'bank'], Int8Array.from([9, 1, 0, 0, 9, 0, 0, 0, 0, 0, 9, 0]));
const documents = [
  { text: 'Anna saw a bank', topic: 1 },
  { text: 'A bank', topic: 0 },
];
const renamed: Method = {
  name: 'x',
  family: 'x',
  protect: async (text) => withEdits(text, text.startsWith('Anna') ? [{ start: 0, end: 4, text: 'Dora' }] : []),
};

it('measures one method on all documents together', async () => {
  const context = {
    words: space.words,
    logits: async (_text: string, places: readonly unknown[]) => places.map(() => Float32Array.from([2, 3, 1])),
  };
  const result = await evaluate(renamed, documents, [[{ text: 'anna', kind: 'person' }], []], {
    space,
    nearest: (word, count) => space.nearest(word, count).map((neighbour) => neighbour.word),
    extract: async (text) => (/Dora/.test(text) ? [{ text: 'dora', kind: 'person' }] : []),
    classifier: { topicOf: () => 1 },
    guesser: contextGuesser(context),
  });
  expect(result).toMatchObject({ leaks: [], personal: 1, changedWords: 1, refused: 0 });
  expect(result.measures).toMatchObject({
    accuracy: 0.5,
    verbatim: 0,
    extracted: 0,
    // The vectors of the two names are nearly the same.
    matched: 1,
    inverted1: 3 / 4,
    inverted10: 1,
    changedInverted1: 0,
    changedInverted10: 1,
    inferred1: 0,
    inferred10: 3 / 4,
  });
  expect(result.measures.rougeL).toBeCloseTo((3 / 4 + 1) / 2);
});

it('takes the largest numbers, largest first', () => {
  expect(largest(Float32Array.from([1, 5, 3, 4, 2]), 3)).toEqual([1, 3, 2]);
  expect(largest(Float32Array.from([1]), 3)).toEqual([0]);
});
