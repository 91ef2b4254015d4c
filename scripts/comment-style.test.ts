// The worst patterns of unclear English in comments do not come back. `ALLOWED` may only fall: lower a number after rewriting comments.
import { expect, it } from 'vitest';
import { badComments, commentsIn, type Habit, habitsIn, PATTERNS } from './comment-style.ts';

const ALLOWED: Readonly<Record<Habit, number>> = {
  nobody: 17,
  ownAtTheEnd: 22,
  bareEnding: 10,
  relativeSubject: 55,
  whereForIf: 0,
  dangling: 7,
};

const found = badComments();

it.each(Object.keys(PATTERNS) as Habit[])('has no more comments with the habit "%s" than before', (habit) => {
  const bad = found.filter((one) => one.habit === habit);
  expect(bad.length, bad.map(({ path, line, text }) => `${path}:${line} ${text}`).join('\n')).toBeLessThanOrEqual(
    ALLOWED[habit],
  );
});

it.each([
  ['Undefined where nobody knows whether there is to be a look: then nothing is sent.', ['nobody', 'whereForIf']],
  ['What left is known a little later than that it left.', ['relativeSubject']],
  ['Without `next`, there is none.', ['bareEnding']],
  ['A panel of our own.', ['ownAtTheEnd']],
  ['Of the body; of its fields, one a line.', ['dangling']],
  ['Undefined if the send mode cannot be read; nothing is sent then.', []],
  ['SHA-256 of the body, or of the form fields if multipart.', []],
] as const)('reads "%s"', (text, habits) => {
  expect(habitsIn(text)).toEqual(habits);
});

it('reads line comments and blocks as one comment each, and leaves code alone', () => {
  const source = '// One\n// two.\nconst a = 1; // behind\n/**\n * Three\n * four.\n */\nlet b;';
  expect(commentsIn(source)).toEqual([
    { line: 1, text: 'One two.' },
    { line: 4, text: 'Three four.' },
  ]);
});
