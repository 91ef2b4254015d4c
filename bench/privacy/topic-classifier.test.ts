import { expect, it } from 'vitest';
import { seededRandom } from '../../lib/privacy/random.seeded.test-support.ts';
import { divided, parseDocuments } from './documents.ts';
import { accuracy, features, trainTopics } from './topic-classifier.ts';

const documents = Array.from({ length: 60 }, (_, at) =>
  at % 2 === 0
    ? { topic: 0, text: `the team won match number ${at}` }
    : { topic: 1, text: `the bank raised rate number ${at}` },
);

it('learns what tells the topics apart, and nothing from noise', () => {
  const classifier = trainTopics(documents, 2, seededRandom('topics'));
  expect(classifier.topicOf('our team lost a match')).toBe(0);
  expect(classifier.topicOf('a bank and its rate')).toBe(1);
  const texts = documents.map(({ text }) => text);
  expect(accuracy(classifier, texts, documents)).toBe(1);
  expect(
    accuracy(
      classifier,
      texts.map(() => ''),
      documents,
    ),
  ).toBe(0.5);
});

it('is the same for the same seed', () => {
  const [a, b] = ['a', 'a'].map((seed) => trainTopics(documents, 2, seededRandom(seed)));
  const texts = ['number number', 'the rate team', 'won raised'];
  expect(texts.map((text) => a?.topicOf(text))).toEqual(texts.map((text) => b?.topicOf(text)));
});

it('takes words and pairs, each once', () => {
  expect(features('a b a b')).toHaveLength(4);
  expect(features('A b')).toEqual(features('a B'));
});

it('reads labels and quoted texts, and keeps what is tested out of training', () => {
  const read = parseDocuments('label\ttext\n1\t"a ""b"""\n0\tc\n0\td\n2\te\n2\tf\n0\tc\n1\t"a ""b"""\n');
  expect(read[0]).toEqual({ topic: 1, text: 'a "b"' });
  const { train, test } = divided(read);
  expect(test.map(({ text }) => text)).toEqual(['a "b"', 'c']);
  expect(train.map(({ text }) => text)).toEqual(['d', 'e', 'f']);
  expect(() => parseDocuments('label\ttext\nno tab')).toThrow('no line');
});
