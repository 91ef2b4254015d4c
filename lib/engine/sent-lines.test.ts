import fc from 'fast-check';
import { expect, it } from 'vitest';
import { random } from './host.test-support.ts';
import { hashesOfSentLines, withoutSentLines } from './sent-lines.ts';

const key = random(32);
const sentBefore = (...texts: readonly string[]) => [
  { key, hashes: texts.flatMap((text) => hashesOfSentLines(text, key)) },
];
const left = (text: string, ...before: readonly string[]) =>
  withoutSentLines(text, sentBefore(...before))
    .split('\n')
    .map((line) => line.trim());

it('blanks what left before, in the spellings that pages give it, and keeps the rest', () => {
  const sent = 'Write to Laila Dubey about the rent.\nHer phone is “+1 267 555 0151”.';
  for (const resent of [
    sent,
    sent.toUpperCase(),
    '<p>Write to <b>Laila Dubey</b> about the rent.</p>\n<p>Her phone is "+1 267 555 0151".</p>',
    'User: Write to Laila Dubey about the rent.\n  * Her phone is “+1 267 555 0151”.',
    sent.replace('\n', ' '),
  ])
    expect(left(resent, sent).filter((line) => line !== '')).toEqual([]);
  const more = `${sent}\nTell Annika too.`;
  expect(left(more, sent)).toEqual(['', '', 'Tell Annika too.']);
  // A part of a line, or a changed one, may hold an original beside the stand-ins.
  expect(left('Write to Laila Dubey and Annika about the rent.', sent)[0]).toContain('Annika');
  expect(left('Laila Dubey', sent)).toEqual(['Laila Dubey']);
});

it('does not take a short line for one of another chat, because it may be a name by itself', () => {
  expect(left('Laila Dubey', 'Laila Dubey')).toEqual(['Laila Dubey']);
});

it('knows nothing under another key', () => {
  const [one] = sentBefore('Write to Laila Dubey about the rent.');
  const other = [{ key: random(32), hashes: one?.hashes ?? [] }];
  expect(withoutSentLines('Write to Laila Dubey about the rent.', other)).toContain('Laila');
});

it('keeps every offset, and every line that never left', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 8 }), fc.array(fc.nat(7)), (lines, sent) => {
      const text = lines.join('\n');
      const before = sent.flatMap((i) => lines[i] ?? []);
      const after = withoutSentLines(text, sentBefore(...before));
      expect(after).toHaveLength(text.length);
      const shown = after.split('\n');
      for (const [i, line] of text.split('\n').entries()) expect([line, ' '.repeat(line.length)]).toContain(shown[i]);
      expect(withoutSentLines(text, [])).toBe(text);
    }),
  );
});
