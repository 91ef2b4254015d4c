import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternSearch, spansOfPattern } from './pattern-search.ts';
import { textBlocks } from './text-blocks.ts';

const PATTERNS = [
  /\d{4}-\d{2}/g,
  /(?<!\p{L})Anna (?<value>\p{Lu}\p{Ll}+)/dgu,
  /[\w.]+@[\w.]+\.\w+/g,
  /жить/giu,
  /BEGIN[^!]{0,4000}END/g,
];
const line = fc.constantFrom(
  'Call Anna Schmidt on 2024-05.',
  'nothing here at all, and so on',
  'write to a.b@example.com or c@d.org',
  '',
  'Жить хорошо, а хорошо жить ещё лучше',
  'x'.repeat(300),
  `BEGIN ${'y '.repeat(400)}`,
  'END',
);
const text = (least: number) =>
  fc.array(line, { minLength: least, maxLength: least + 200 }).map((lines) => lines.join('\n'));

describe('blocks of a long text', () => {
  it('lie side by side and cover the text', () => {
    fc.assert(
      fc.property(text(150), (whole) => {
        const blocks = textBlocks(whole);
        expect(blocks.map(({ start, end }) => whole.slice(start, end)).join('')).toBe(whole);
        for (const { text: own, offset } of blocks) expect(whole.startsWith(own, offset)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('stay where they are but for those around an edit', () => {
    const lines = Array.from(
      { length: 900 },
      (_, at) => `Line ${at} of a long text says something of its own: ${at * 7919}.`,
    );
    const before = new Set(textBlocks(lines.join('\n')).map(({ text: own }) => own));
    lines[450] = 'Another line.';
    const after = textBlocks(lines.join('\n'));
    expect(after.length).toBeGreaterThan(10);
    expect(after.filter(({ text: own }) => !before.has(own)).length).toBeLessThanOrEqual(4);
  });
});

it('does not cut a run without spaces into small blocks', () => {
  for (const start of ['Look at this image: data:image/png;base64,', 'a\n', '']) {
    const blocks = textBlocks(`${start}${'kQ7'.repeat(14_000)}`);
    for (const { start: from, end } of blocks.slice(0, -1)) expect(end - from).toBeGreaterThan(2000);
  }
});

describe('a search for many patterns', () => {
  const search = patternSearch('test', PATTERNS);

  it.each([0, 150])('finds in a text of at least %d lines what each pattern finds', (least) => {
    fc.assert(
      fc.property(text(least), (whole) => {
        expect(search(whole)).toEqual(PATTERNS.map((pattern) => spansOfPattern(whole, pattern)));
      }),
      { numRuns: 60 },
    );
  });
});
