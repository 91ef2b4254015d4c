import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { readCorpus } from './corpus/corpus-file.test-support.ts';
import { growingReplyRestorer, growingTextsRestorer } from './growing-reply.ts';
import { compileMatcher } from './surrogate-matcher.ts';

const corpus = readCorpus();
const pairs = corpus.flatMap((file) => file.pairs);
const matcher = compileMatcher(pairs);
const replies = corpus.flatMap((file) => file.replies.map(({ text }) => text));

it('restores a reply that comes in pieces as it restores the whole', () => {
  const reply = fc.array(fc.constantFrom(...replies), { minLength: 6, maxLength: 12 }).map((some) => some.join('\n\n'));
  fc.assert(
    fc.property(reply, fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 40 }), (text, sizes) => {
      const grow = growingReplyRestorer(matcher);
      let end = 0;
      for (let i = 0; end < text.length; i += 1) {
        end = Math.min(text.length, end + (sizes[i % sizes.length] ?? 1) * 3);
        const part = text.slice(0, end);
        expect(grow(part)).toEqual(matcher.apply(part));
      }
    }),
    { numRuns: 12 },
  );
});

it('cuts single replies at every place', () => {
  for (const { pairs: own, replies: some } of corpus) {
    const alone = compileMatcher(own);
    for (const { text } of some.slice(0, 2)) {
      const grow = growingReplyRestorer(alone);
      for (let end = 1; end < text.length; end += 7) grow(text.slice(0, end));
      expect(grow(text)).toEqual(alone.apply(text));
    }
  }
});

it('starts again where the text is another', () => {
  const grow = growingReplyRestorer(matcher);
  const [first = '', second = ''] = [replies.slice(0, 20).join('\n'), replies.slice(20, 40).join('\n')];
  grow(first);
  expect(grow(second)).toEqual(matcher.apply(second));
  expect(grow(first.slice(0, 3_000) + second)).toEqual(matcher.apply(first.slice(0, 3_000) + second));
});

it('looks once at a text that is written anew in another place', () => {
  const candidatesIn = vi.fn(matcher.candidatesIn);
  const find = growingTextsRestorer({ ...matcher, candidatesIn });
  const [first = '', second = ''] = replies.filter(({ length }) => length < 2_000);
  for (const text of [first, second, first, second]) expect(find({}, text)).toEqual(matcher.apply(text));
  expect(candidatesIn).toHaveBeenCalledTimes(2);
});

it('shows no surrogate while the name behind it is still coming, though what is there of it is a name too', () => {
  const pair = { type: 'PERSON', shape: 'word' } as const;
  const alone = compileMatcher([
    { ...pair, original: 'Annika', surrogate: 'Rebecca' },
    { ...pair, original: 'Lindqvist', surrogate: 'Johnston' },
  ]);
  const shown = (text: string) =>
    alone
      .apply(text)
      .map((segment) => segment.text)
      .join('');
  expect(shown('Dear Rebecca John')).toBe('Dear Annika John');
  expect(shown('Dear Rebecca Johnston, all is well.')).toBe('Dear Annika Lindqvist, all is well.');
  expect(shown('Dear Rebecca John, all is well.')).toBe('Dear Rebecca John, all is well.');
});
