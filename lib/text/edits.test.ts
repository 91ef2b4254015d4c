import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editBetween, touchedSentences } from './edits.ts';
import { textOf } from './span.ts';

it('finds the changed middle', () => {
  expect(editBetween('I met Anna.', 'I met Bob.')).toEqual({ start: 6, endBefore: 10, endAfter: 9 });
  expect(editBetween('same', 'same')).toBeUndefined();
});

it('leads from one text to the other, and cuts no surrogate pair', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '😀', '😁', ' ') });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const edit = editBetween(before, after);
      if (!edit) return expect(after).toBe(before);
      const { start, endBefore, endAfter } = edit;
      const inserted = after.slice(start, endAfter);
      expect(before.slice(0, start) + inserted + before.slice(endBefore)).toBe(after);
      expect(inserted.isWellFormed()).toBe(true);
      expect(before.slice(start, endBefore).isWellFormed()).toBe(true);
    }),
  );
});

it('names the sentences that an edit is in or borders on', () => {
  const before = 'One is here. Two is there. Three is gone.';
  const after = 'One is here. Two was there. Three is gone.';
  const edit = editBetween(before, after);
  expect(edit && touchedSentences(after, edit).map((span) => textOf(after, span))).toEqual(['Two was there.']);
});
