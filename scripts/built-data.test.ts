import { expect, it } from 'vitest';
import { withDataBuiltIn } from './built-data.ts';

it('puts the rows of a file in place of a call', () => {
  const read: string[] = [];
  const built = withDataBuiltIn("export const NAMES = readData('known-names/ambiguous.tsv');", (file) =>
    read.push(file),
  );
  expect(built).toMatch(/^export const NAMES = "[^"]*heidi[^"]*";$/u);
  expect(read).toEqual([expect.stringMatching(/data\/known-names\/ambiguous\.tsv$/u)]);
});

it('leaves the import of the reader', () => {
  const line = "import { readData } from './read-data.ts';";
  expect(withDataBuiltIn(line)).toBe(line);
});

it('fails if a file is missing, or its name is not a literal', () => {
  expect(() => withDataBuiltIn("readData('no-such-file.tsv')")).toThrow(/no-such-file/u);
  expect(() => withDataBuiltIn('readData(path)')).toThrow(/literal/u);
});
