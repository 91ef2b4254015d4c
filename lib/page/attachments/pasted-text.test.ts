import { expect, it } from 'vitest';
import { containsMostOf } from './pasted-text.ts';

const TEXT =
  '# Notes\n\nAnnika Lindqvist called on Monday about the roof.\n\n- It leaks.\n- Nobody comes to mend it.\n';

it('finds a text in an editor that made headings and lists of parts of it', () => {
  const drawn =
    'Hello\nNotes\nAnnika Lindqvist called on Monday about the roof.\nIt leaks.\nNobody comes to mend it.\n';
  expect(containsMostOf(drawn, TEXT)).toBe(true);
  expect(containsMostOf(`Before. ${TEXT} After.`, TEXT)).toBe(true);
});

it('does not take another text, an empty composer, or a beginning alone for it', () => {
  expect(containsMostOf('', TEXT)).toBe(false);
  expect(containsMostOf('Notes on something else altogether, as long as the text that was pasted there.', TEXT)).toBe(
    false,
  );
  expect(containsMostOf(TEXT.slice(0, 40), TEXT)).toBe(false);
});
