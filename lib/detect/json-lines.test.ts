import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineOfSyntaxError, linesOfArrayEntries } from './json-lines.ts';

it('finds the line in which each entry begins, whatever the entries contain', () => {
  expect(linesOfArrayEntries('[\n  {"a": "]\\"[",\n "b": [1, 2]},\n\n 3, "x"]')).toEqual([2, 5, 5]);
  expect(linesOfArrayEntries('[]')).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (list) => {
      const lines = list.map((one) => JSON.stringify(one));
      expect(linesOfArrayEntries(`[${lines.join(',\r\n')}]`)).toEqual(lines.map((_, index) => index + 1));
      expect(linesOfArrayEntries(JSON.stringify(list, undefined, 2))).toHaveLength(list.length);
    }),
  );
});

it('finds the line of a syntax error', () => {
  expect(lineOfSyntaxError('[\n1,\n2]')).toBeUndefined();
  expect(lineOfSyntaxError('[\n1,\n,]')).toBe(3);
  expect(lineOfSyntaxError('[\n1,\n"x')).toBe(3);
  expect(lineOfSyntaxError('[\n1\n')).toBeGreaterThan(1);
});
