// The corpus of replies: every mention restored, nothing else touched. Prints the table by category.
import { expect, it } from 'vitest';
import { compilePairs } from '../apply.ts';
import { readCorpus } from './corpus-file.test-support.ts';
import { addUp, scoreReply, tableOf } from './score.test-support.ts';

const corpus = readCorpus();
const scores = corpus.flatMap(({ pairs, replies }) => {
  const matcher = compilePairs(pairs);
  return replies.map((reply) => scoreReply(reply, matcher.apply(reply.text)));
});

it('restores at least 99% of the mentions of the corpus, and nothing wrongly', () => {
  const { mentions, restored, wrong } = addUp(scores);
  const faults = scores.flatMap(({ faults }) => faults);
  process.stdout.write(`${tableOf(scores)}\n`);
  if (process.env.CORPUS_FAULTS) process.stdout.write(`${faults.join('\n')}\n`);
  expect(scores.length).toBe(300);
  expect(wrong, faults.join('\n')).toBe(0);
  expect(restored / mentions, faults.join('\n')).toBeGreaterThanOrEqual(0.99);
});
