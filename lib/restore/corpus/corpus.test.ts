// Checks that restoring the corpus of replies restores every mention and changes nothing else. Prints a table by category.
import { expect, it } from 'vitest';
import { restore } from '../restore.ts';
import { compileMatcher } from '../surrogate-matcher.ts';
import { readCorpus } from './corpus-file.test-support.ts';
import { sanitizePrompt } from './sanitize-prompt.test-support.ts';
import { addUp, scoreReply, tableOf } from './score.test-support.ts';
import { withTodaysSurrogates } from './todays-surrogates.test-support.ts';

const corpus = readCorpus();
const scores = corpus.flatMap(({ pairs, replies }) => {
  const matcher = compileMatcher(pairs);
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

it('restores nearly as many from the key and the vault alone, which hold no surrogate to look for, and nothing wrongly', () => {
  const again = corpus.flatMap((file) => {
    const { sanitized, conversation } = sanitizePrompt(file);
    return file.replies
      .map((recorded) => withTodaysSurrogates(recorded, file.pairs, sanitized.pairs))
      .map((reply) => scoreReply(reply, restore(reply.text, conversation)));
  });
  const { replies, mentions, restored, wrong } = addUp(again);
  const faults = again.flatMap(({ faults: some }) => some);
  process.stdout.write(
    `from key and vault: ${restored} of ${mentions} mentions in ${replies} replies, ${wrong} wrong\n`,
  );
  if (process.env.CORPUS_FAULTS) process.stdout.write(`${faults.map((fault) => `vault ${fault}`).join('\n')}\n`);
  expect(replies).toBeGreaterThan(100);
  expect(wrong, faults.join('\n')).toBe(0);
  expect(restored / mentions, faults.join('\n')).toBeGreaterThanOrEqual(0.95);
});
