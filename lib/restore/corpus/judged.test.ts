// Checks that judging claims loses little on the corpus: facts that a letter or table only repeats are still restored.
import { expect, it } from 'vitest';
import { withSurrogatesInClaims } from '../claims/judge.ts';
import { compileMatcher } from '../surrogate-matcher.ts';
import { readCorpus } from './corpus-file.test-support.ts';
import { addUp, scoreReply } from './score.test-support.ts';

it('leaves fewer than one mention in a hundred of replies that repeat what they were told', () => {
  const scores = readCorpus().flatMap(({ pairs, replies }) => {
    const matcher = compileMatcher(pairs);
    return replies.map((reply) => scoreReply(reply, withSurrogatesInClaims(reply.text, matcher.apply(reply.text))));
  });
  const { mentions, restored, wrong } = addUp(scores);
  const faults = scores.flatMap(({ faults }) => faults);
  expect(wrong, faults.join('\n')).toBe(0);
  expect(restored / mentions, faults.join('\n')).toBeGreaterThanOrEqual(0.99);
});
