// Limits the processor time for long replies, and for replies that are made to be slow. Other programs on the machine do not affect the
// measurement.
import { expect, it } from 'vitest';
import { readCorpus } from './corpus/corpus-file.test-support.ts';
import { growingReplyRestorer } from './growing-reply.ts';
import { postRestoreSteps } from './post-restore-steps.ts';
import { compileMatcher } from './surrogate-matcher.ts';

const corpus = readCorpus();
const pairs = corpus.flatMap((file) => file.pairs).slice(0, 200);
const matcher = compileMatcher(pairs);
const LENGTH = 100_000;
const MADE_TO_BE_SLOW = 30_000;
const CHUNKS = 100;
const long = corpus
  .flatMap((file) => file.replies.map(({ text }) => text))
  .join('\n\n')
  .repeat(3)
  .slice(0, LENGTH);

function milliseconds(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

it('restores 100,000 characters with 200 pairs in a blink, and a chunk of them in less', () => {
  const whole = milliseconds(() => matcher.apply(long));
  const grow = growingReplyRestorer(matcher);
  let end = 0;
  const chunks = milliseconds(() => {
    for (let i = 0; i < CHUNKS; i += 1) {
      end += 200;
      grow(long.slice(0, end));
    }
  });
  process.stdout.write(
    `100,000 characters, ${pairs.length} pairs: ${whole.toFixed(0)} ms; per chunk of 200: ${(chunks / CHUNKS).toFixed(2)} ms\n`,
  );
  expect(whole).toBeLessThan(1_000);
  expect(chunks / CHUNKS).toBeLessThan(16);
});

it.each([
  'A. ',
  'aA',
  'May 5 ',
  '1 ',
  '12345 67890 ',
  '1,',
  'Jones ',
  '77 Fenholm ',
  '"\'',
  '\\n',
  '&amp;',
  '%20',
  'd’',
  '-',
  '26 February ',
  '26.02.',
])('is not slow on %j over and over', (piece) => {
  const reply = piece.repeat(Math.ceil(MADE_TO_BE_SLOW / piece.length));
  expect(milliseconds(() => matcher.apply(reply))).toBeLessThan(1_000);
});

it('judges 100,000 characters of nothing but a drug in a blink', () => {
  const drug = { original: 'metformin', surrogate: 'warfarin', type: 'DRUG', shape: 'word', standIn: 'swap' } as const;
  const reply = 'warfarin '.repeat(LENGTH / 9);
  const segments = compileMatcher([drug]).apply(reply);
  const tell = postRestoreSteps([drug]);
  expect(milliseconds(() => tell(reply, segments))).toBeLessThan(700);
});
