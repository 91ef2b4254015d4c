import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generatedSet, OWN_NAMES } from './generated.ts';
import { evenlySpaced, exampleOf, sample } from './sets.ts';

it('turns code points into UTF-16 units', () => {
  expect(exampleOf({ text: '🙂 Anna', spans: [{ start: 2, end: 6, label: 'PERSON' }] }).gold).toEqual([
    { start: 3, end: 7, type: 'PERSON' },
  ]);
});

it('a converted span holds the same string', () => {
  const pieces = fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', minLength: 1 }));
  fc.assert(
    fc.property(pieces, ([before, name]) => {
      const start = [...before].length;
      const text = `${before} ${name}`;
      const record = { text, spans: [{ start: start + 1, end: start + 1 + [...name].length, label: 'PERSON' }] };
      const [span] = exampleOf(record).gold;
      expect(text.slice(span?.start, span?.end)).toBe(name);
    }),
  );
});

it('takes records from the whole set', () => {
  expect(evenlySpaced([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([0, 2, 4, 6, 8]);
  expect(evenlySpaced([0, 1], 5)).toEqual([0, 1]);
});

it('takes fewer records where they are long', () => {
  const examples = Array.from({ length: 40 }, () => ({ text: 'ten words '.repeat(5), gold: [] }));
  expect(sample(examples, { limit: 30, words: 1000 })).toHaveLength(30);
  expect(sample(examples, { limit: 30, words: 100 })).toHaveLength(10);
  expect(sample(examples, { limit: 30, words: 1 })).toHaveLength(1);
});

it('writes the same documents on every run, with marks on what was filled in', () => {
  const { examples, scope } = generatedSet(80, OWN_NAMES);
  expect(generatedSet(80, OWN_NAMES).examples).toEqual(examples);
  expect(generatedSet(10, OWN_NAMES).examples).toEqual(examples.slice(0, 10));
  for (const { text, gold } of examples) {
    expect(text).not.toMatch(/\{\w+(=\w)?\}/);
    for (const { start, end, type } of gold) {
      expect(scope).toContain(type);
      expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
      expect(end).toBeGreaterThan(start);
    }
  }
});

it('mentions people of a document again', () => {
  const [letter] = generatedSet(1, OWN_NAMES).examples;
  const people = letter?.gold.filter(({ type }) => type === 'PERSON') ?? [];
  const values = people.map(({ start, end }) => letter?.text.slice(start, end));
  expect(values[0]).toBe(values.at(-1));
  expect(values.length).toBeGreaterThan(2);
});
