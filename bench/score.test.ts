import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLabelRecall, f1, isSafe, leak, precision, recall, scoreExample, totalScore } from './score.ts';

const text = 'Mr John Smith of the Bank of Oslo';
const person = { start: 3, end: 13, type: 'PERSON' };
const bank = { start: 21, end: 33, type: 'ORGANIZATION' };
const found = (start: number, end: number, type: string, replaced = true) => ({ start, end, type, replaced });
const BOTH = new Set(['PERSON', 'ORGANIZATION']);

it('a marked span is safe when every telling word is covered, by whatever type', () => {
  expect(isSafe(text, person, [found(3, 13, 'PERSON')])).toBe(true);
  expect(isSafe(text, person, [found(8, 13, 'LOCATION'), found(3, 7, 'PERSON')])).toBe(true);
  expect(isSafe(text, person, [found(3, 7, 'PERSON')])).toBe(false);
  expect(isSafe(text, person, [found(3, 13, 'PERSON', false)])).toBe(false);
  // "Mr" and "of" tell nothing.
  expect(isSafe(text, { start: 0, end: 13 }, [found(3, 13, 'PERSON')])).toBe(true);
  expect(isSafe(text, bank, [found(21, 25, 'PERSON'), found(29, 33, 'LOCATION')])).toBe(true);
});

it('half a word is not safe', () => {
  expect(isSafe('Johnson', { start: 0, end: 7 }, [found(0, 4, 'PERSON')])).toBe(false);
  expect(isSafe('Johnson', { start: 0, end: 7 }, [found(0, 4, 'PERSON'), found(4, 7, 'PERSON')])).toBe(true);
});

it('counts exact entities of the scope only', () => {
  const scores = scoreExample(text, [person, bank], [found(3, 13, 'PERSON'), found(21, 25, 'ORGANIZATION')], BOTH);
  expect(scores.get('PERSON')).toEqual({ gold: 1, found: 1, hits: 1, anyLabel: 1, telling: 1, safe: 1 });
  expect(scores.get('ORGANIZATION')).toEqual({ gold: 1, found: 1, hits: 0, anyLabel: 0, telling: 1, safe: 0 });
  const both = totalScore(scores.values());
  expect([f1(both), precision(both), recall(both), leak(both)]).toEqual([0.5, 0.5, 0.5, 0.5]);
  expect([...scoreExample(text, [person, bank], [], new Set(['PERSON'])).keys()]).toEqual(['PERSON']);
});

it('the right borders under the wrong label count as found under any label, and hide the name', () => {
  const score = totalScore(scoreExample(text, [person], [found(3, 13, 'LOCATION')], new Set(['PERSON'])).values());
  expect([recall(score), anyLabelRecall(score), leak(score)]).toEqual([0, 1, 0]);
});

it('a title makes no difference, whether the set marks it or the detector takes it along', () => {
  const withTitle = { start: 0, end: 13, type: 'PERSON' };
  for (const [gold, proposed] of [
    [withTitle, person],
    [person, withTitle],
    [withTitle, withTitle],
  ] as const) {
    const scores = scoreExample(text, [gold], [{ ...proposed, replaced: true }], BOTH);
    expect(f1(totalScore(scores.values()))).toBe(1);
  }
});

it('one span reported twice is one find', () => {
  const scores = scoreExample(text, [person], [found(3, 13, 'PERSON'), found(3, 13, 'PERSON')], BOTH);
  expect(precision(totalScore(scores.values()))).toBe(1);
  expect(totalScore(scores.values()).found).toBe(1);
});

it('takes money for a quantity, as the sets do', () => {
  const gold = [{ start: 0, end: 4, type: 'QUANTITY' }];
  expect(f1(totalScore(scoreExample('$300', gold, [found(0, 4, 'MONEY')], new Set(['QUANTITY'])).values()))).toBe(1);
});

it('a marked string without a telling word cannot leak, and does not dilute the share of what can', () => {
  const gold = [
    { start: 0, end: 1, type: 'AGE' },
    { start: 2, end: 4, type: 'AGE' },
  ];
  expect(leak(totalScore(scoreExample('7 42', gold, [], new Set(['AGE'])).values()))).toBe(1);
});

const spans = fc.array(
  fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 12 })).map(([start, size]) => ({
    start,
    end: Math.min(text.length, start + size),
    type: 'PERSON',
  })),
  { maxLength: 6 },
);

it('what is found exactly is never a leak, and more highlights never leak more', () => {
  fc.assert(
    fc.property(spans, spans, (gold, more) => {
      const scope = new Set(['PERSON']);
      const all = gold.map((span) => ({ ...span, replaced: true }));
      const perfect = totalScore(scoreExample(text, gold, all, scope).values());
      expect(perfect.safe).toBe(perfect.telling);
      expect(perfect.hits).toBeLessThanOrEqual(perfect.found);
      const some = all.slice(0, 2);
      const others = more.map((span) => ({ ...span, replaced: true }));
      const few = totalScore(scoreExample(text, gold, some, scope).values());
      const many = totalScore(scoreExample(text, gold, [...some, ...others], scope).values());
      expect(many.safe).toBeGreaterThanOrEqual(few.safe);
    }),
  );
});
