// Two tasks in the manner of SST-2 and QNLI, which are not at hand, from texts that are, each with a classifier trained on clean text.

import { seededRandom } from '../../../lib/privacy/random.seeded.test-support.ts';
import { uniformBelow } from '../../../lib/privacy/random.ts';
import { drawn } from '../../drawn.ts';
import { chanceOf, fitted } from '../../logistic-regression.ts';
import { readTopicSets } from '../../privacy/documents.ts';
import { trainTopics } from '../../privacy/topic-classifier.ts';
import { contentWords } from '../../privacy/words.ts';
import { readUnpacked } from '../../sets.ts';

export interface Labelled {
  readonly text: string;
  readonly label: 0 | 1;
}

export interface Task {
  readonly name: string;
  readonly texts: readonly Labelled[];
  readonly labelOf: (text: string) => number;
}

const EVERY = 1_000_000;
/** As long as a sentence of SST-2. */
const SENTENCE_WORDS = 20;
const firstWords = (text: string) => text.split(/\s+/u).slice(0, SENTENCE_WORDS).join(' ');
/** The topics of AG News: business, and science and technology. */
const LABELS: readonly number[] = [2, 3];

/** Short news of two topics, to be told apart. */
export function newsTask(limit: number, seed: string): Task {
  const [set] = readTopicSets(['AGNews'], { limit: EVERY, part: 'test', seed });
  const labelled = (documents: readonly { readonly text: string; readonly topic: number }[]) =>
    documents
      .filter(({ topic }) => LABELS.includes(topic))
      .map(({ text, topic }) => ({ text: firstWords(text), topic: LABELS.indexOf(topic) }));
  const classifier = trainTopics(labelled(set?.train ?? []), LABELS.length, seededRandom(`${seed} news`));
  const texts = drawn(labelled(set?.test ?? []), limit, `${seed} news`);
  return {
    name: 'AG News, first 20 words: business, or science and technology',
    texts: texts.map(({ text, topic }) => ({ text, label: topic === 0 ? 0 : 1 })),
    labelOf: (text) => classifier.topicOf(text),
  };
}

const MIN_SENTENCE = 60;
const MAX_SENTENCE = 220;
const TRAINING_PAIRS = 2_000;

interface Asked {
  readonly question: string;
  readonly sentence: string;
}

/** The questions of MedQuAD with one sentence of each answer. */
function askedQuestions(): Asked[] {
  return readUnpacked('text/en_medquad.txt.xz')
    .split('\n\n')
    .flatMap((passage): Asked[] => {
      const [question = '', ...answer] = passage.split('\n');
      const sentence = answer
        .join(' ')
        .split(/(?<=[.?!]) +/u)
        .find(({ length }) => length >= MIN_SENTENCE && length <= MAX_SENTENCE);
      return question.trim().endsWith('?') && sentence ? [{ question: question.trim(), sentence }] : [];
    });
}

/** Half of the questions keep their sentence; the others get that of another question. */
function pairs(asked: readonly Asked[], seed: string): Labelled[] {
  const random = seededRandom(`${seed} pairs`);
  return asked.map(({ question, sentence }, at) => {
    const label = uniformBelow(2, random) === 0 ? 0 : 1;
    const other = asked[(at + 1 + uniformBelow(asked.length - 1, random)) % asked.length]?.sentence ?? sentence;
    return { text: `${question}\n${label === 1 ? sentence : other}`, label };
  });
}

/** 1, the share of the question's content words that the sentence has too, and whether it has any. */
function overlap(text: string): number[] {
  const [question = '', sentence = ''] = text.split('\n');
  const wordsIn = (part: string) => new Set(contentWords(part).map((word) => word.text.toLowerCase()));
  const [asked, told] = [wordsIn(question), wordsIn(sentence)];
  const shared = [...asked].filter((word) => told.has(word)).length;
  return [1, shared / Math.max(1, asked.size), Math.min(1, shared)];
}

/** Does the sentence answer the question? */
export function questionTask(limit: number, seed: string): Task {
  const all = pairs(drawn(askedQuestions(), TRAINING_PAIRS + limit, `${seed} questions`), seed);
  const texts = drawn(all, limit, `${seed} tested`);
  const tested = new Set(texts);
  const examples = all
    .filter((one) => !tested.has(one))
    .map(({ text, label }) => ({ values: overlap(text), isTrue: label === 1 }));
  const weights = fitted(examples, overlap('').length);
  return {
    name: 'MedQuAD: does the sentence answer the question?',
    texts,
    labelOf: (text) => Number(chanceOf(weights, overlap(text)) > 0.5),
  };
}
