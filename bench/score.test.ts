import { expect, it } from 'vitest';
import { f1, isSafe, leak, scoreExample, total } from './score.ts';
import { exampleOf } from './sets.ts';

const text = 'Mr John Smith of the Bank of Oslo';
const person = { start: 3, end: 13, type: 'PERSON' };
const bank = { start: 21, end: 33, type: 'ORGANIZATION' };
const found = (start: number, end: number, type: string, replaced = true) => ({ start, end, type, replaced });

it('a gold span is safe when every telling word is covered, by whatever type', () => {
  expect(isSafe(text, person, [found(3, 13, 'PERSON')])).toBe(true);
  expect(isSafe(text, person, [found(3, 7, 'PERSON'), found(8, 13, 'LOCATION')])).toBe(true);
  expect(isSafe(text, person, [found(3, 7, 'PERSON')])).toBe(false);
  expect(isSafe(text, person, [found(3, 13, 'PERSON', false)])).toBe(false);
  // "Mr" and "of" tell nothing.
  expect(isSafe(text, { start: 0, end: 13 }, [found(3, 13, 'PERSON')])).toBe(true);
  expect(isSafe(text, bank, [found(21, 25, 'PERSON'), found(29, 33, 'LOCATION')])).toBe(true);
});

it('counts exact entities of the scope only', () => {
  const scores = scoreExample(
    text,
    [person, bank],
    [found(3, 13, 'PERSON'), found(21, 25, 'ORGANIZATION')],
    new Set(['PERSON', 'ORGANIZATION']),
  );
  expect(scores.get('PERSON')).toEqual({ gold: 1, found: 1, hits: 1, safe: 1 });
  expect(scores.get('ORGANIZATION')).toEqual({ gold: 1, found: 1, hits: 0, safe: 0 });
  expect(f1(total(scores.values()))).toBe(0.5);
  expect(leak(total(scores.values()))).toBe(0.5);
  expect([...scoreExample(text, [person, bank], [], new Set(['PERSON'])).keys()]).toEqual(['PERSON']);
});

it('turns code points into UTF-16 units', () => {
  expect(exampleOf({ text: '🙂 Anna', spans: [{ start: 2, end: 6, label: 'PERSON' }] }).gold).toEqual([
    { start: 3, end: 7, type: 'PERSON' },
  ]);
});
