import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markNeighboursOf } from './mark-neighbours.ts';

it('keeps what ends a word, opens a bracket or is of the same word', () => {
  expect(markNeighboursOf('born (', '). I work')).toEqual({ before: '(', after: ').' });
  expect(markNeighboursOf('by ', '’s sister')).toEqual({ before: '', after: '’s' });
  expect(markNeighboursOf('costs €', ', he said')).toEqual({ before: '€', after: ',' });
  expect(markNeighboursOf('生于', '。我在')).toEqual({ before: '', after: '。' });
});

it('lets a line break where there is a space, or nothing', () => {
  expect(markNeighboursOf('on ', ' and')).toEqual({ before: '', after: '' });
  expect(markNeighboursOf('', '')).toEqual({ before: '', after: '' });
  expect(markNeighboursOf('我是', '我住在')).toEqual({ before: '', after: '' });
});

it('is a short part of the text, beside the mark', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const kept = markNeighboursOf(before, after);
      return (
        before.endsWith(kept.before) &&
        after.startsWith(kept.after) &&
        kept.before.length <= 8 &&
        kept.after.length <= 24
      );
    }),
  );
});
