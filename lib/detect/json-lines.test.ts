import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenLine, entryLines } from './json-lines.ts';

it('finds where each entry begins, whatever the entries hold', () => {
  expect(entryLines('[\n  {"a": "]\\"[",\n "b": [1, 2]},\n\n 3, "x"]')).toEqual([2, 5, 5]);
  expect(entryLines('[]')).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (list) => {
      const lines = list.map((one) => JSON.stringify(one));
      expect(entryLines(`[${lines.join(',\r\n')}]`)).toEqual(lines.map((_, index) => index + 1));
      expect(entryLines(JSON.stringify(list, undefined, 2))).toHaveLength(list.length);
    }),
  );
});

it('says in which line a text is no JSON', () => {
  expect(brokenLine('[\n1,\n2]')).toBeUndefined();
  expect(brokenLine('[\n1,\n,]')).toBe(3);
  expect(brokenLine('[\n1,\n"x')).toBe(3);
  expect(brokenLine('[\n1\n')).toBeGreaterThan(1);
});
