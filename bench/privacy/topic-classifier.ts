// Measures how useful sanitized text still is, by a topic classifier that is trained in the run on clean text: multinomial logistic
// regression over hashed words and pairs of words, by AdaGrad.
import { type Random, uniformBelow } from '../../lib/privacy/random.ts';
import type { TopicDocument } from './documents.ts';
import { wordsOf } from './words.ts';

const BUCKETS = 2 ** 18;
const EPOCHS = 6;
const STEP = 0.5;
const DECAY = 1e-6;

/** FNV-1a, in 32 bits. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % BUCKETS;
}

/** Which words and pairs are there, each once: a long document weighs no more than a short one. */
export function features(text: string): Int32Array {
  const words = wordsOf(text.toLowerCase()).map((word) => word.text);
  const found = new Set<number>();
  for (const [at, word] of words.entries()) {
    found.add(hashed(word));
    if (at > 0) found.add(hashed(`${words[at - 1]} ${word}`));
  }
  return Int32Array.from(found);
}

export interface TopicClassifier {
  topicOf(text: string): number;
}

function probabilities(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

function shuffled(length: number, random: Random): number[] {
  const order = Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at -= 1) {
    const other = uniformBelow(at + 1, random);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** The same documents and the same source give the same classifier. */
export function trainTopics(documents: readonly TopicDocument[], topics: number, random: Random): TopicClassifier {
  const weights = new Float32Array(topics * BUCKETS);
  const squares = new Float32Array(topics * BUCKETS).fill(1e-8);
  const known = documents.map(({ text, topic }) => ({ topic, found: features(text) }));

  function scores(found: Int32Array): Float64Array {
    const scale = 1 / Math.sqrt(Math.max(1, found.length));
    return Float64Array.from({ length: topics }, (_, topic) => {
      let sum = 0;
      for (const feature of found) sum += weights[topic * BUCKETS + feature] ?? 0;
      return sum * scale;
    });
  }

  function learn(found: Int32Array, topic: number): void {
    const chances = probabilities(scores(found));
    const scale = 1 / Math.sqrt(Math.max(1, found.length));
    for (let other = 0; other < topics; other += 1) {
      const error = ((chances[other] ?? 0) - Number(other === topic)) * scale;
      for (const feature of found) {
        const at = other * BUCKETS + feature;
        const gradient = error + DECAY * (weights[at] ?? 0);
        squares[at] = (squares[at] ?? 0) + gradient * gradient;
        weights[at] = (weights[at] ?? 0) - (STEP * gradient) / Math.sqrt(squares[at] ?? 1);
      }
    }
  }

  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const at of shuffled(known.length, random)) {
      const document = known[at];
      if (document) learn(document.found, document.topic);
    }
  return {
    topicOf(text) {
      const all = scores(features(text));
      return all.indexOf(Math.max(...all));
    },
  };
}

/** Share of the texts that get their document's topic. */
export function accuracy(
  classifier: TopicClassifier,
  texts: readonly string[],
  documents: readonly TopicDocument[],
): number {
  const right = documents.filter(({ topic }, at) => classifier.topicOf(texts[at] ?? '') === topic).length;
  return documents.length === 0 ? Number.NaN : right / documents.length;
}
