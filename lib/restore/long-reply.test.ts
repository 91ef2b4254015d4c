// Restoring long replies in steps gives the same result as restoring them at once, even while a reply grows, and each step is short.
import { expect, it } from 'vitest';
import { readCorpus } from './corpus/corpus-file.test-support.ts';
import { longReplyRestorer } from './long-reply.ts';
import { compileMatcher } from './surrogate-matcher.ts';

const corpus = readCorpus();
const long = corpus.flatMap((file) => file.replies.map(({ text }) => text)).join('\n\n');
const pairs = corpus.flatMap((file) => file.pairs).slice(0, 120);
const matcher = compileMatcher(pairs);

it('gives in steps what is read at once', () => {
  const reply = longReplyRestorer(matcher);
  while (!reply.readOn(long));
  expect(reply.segments()).toEqual(matcher.apply(long));
});

it('reads on where the text has grown, and anew where it is another', () => {
  const reply = longReplyRestorer(matcher);
  let steps = 0;
  const finish = (text: string) => {
    steps = 1;
    while (!reply.readOn(text)) steps += 1;
  };
  finish(long.slice(0, 60_000));
  finish(long.slice(0, 61_000));
  expect(steps).toBeLessThanOrEqual(2);
  expect(reply.segments()).toEqual(matcher.apply(long.slice(0, 61_000)));
  finish(`X${long.slice(0, 40_000)}`);
  expect(reply.segments()).toEqual(matcher.apply(`X${long.slice(0, 40_000)}`));
});
