import { expect, it } from 'vitest';
import { areasOfSpan, editsWithoutWordsIn, type TextPlace } from './page-view.ts';

const TEXT = 'Dear Mr Henderson\nCall Ann';
const line = (start: number, end: number, top: number): TextPlace => ({
  start,
  end,
  left: 0.1,
  right: 0.1 + (end - start) * 0.01,
  top,
  bottom: top + 0.05,
});
const PLACES = [line(0, 17, 0.1), line(18, 26, 0.2)];

const areasOf = (start: number, end: number) => areasOfSpan({ text: TEXT, places: PLACES }, { start, end });

it('tells where a part of the text stands, on each line that it reaches', () => {
  const [one, ...others] = areasOf(8, 17);
  expect(others).toEqual([]);
  // "Dear Mr " has some narrow letters.
  expect(one?.left).toBeGreaterThan(0.16);
  expect(one?.left).toBeLessThan(0.18);
  expect(one?.right).toBeCloseTo(0.27);
  expect(areasOf(8, 22)).toHaveLength(2);
  expect(areasOf(17, 18)).toEqual([]);
});

it('takes out the words that an area touches, and the edits that share letters with them', () => {
  const covered = (left: number, right: number) => [{ places: PLACES, area: { left, right, top: 0.11, bottom: 0.12 } }];
  const taken = (edits: Parameters<typeof editsWithoutWordsIn>[0]['edits'], left: number, right: number) =>
    editsWithoutWordsIn({ text: TEXT, edits }, covered(left, right));
  expect(taken([], 0.2, 0.21)).toEqual([{ start: 8, end: 17, text: '' }]);
  expect(taken([{ start: 5, end: 17, text: 'Mr Weber' }], 0.2, 0.21)).toEqual([{ start: 5, end: 17, text: '' }]);
  const ann = { start: 23, end: 26, text: 'Eva' };
  expect(taken([ann], 0.1, 0.12)).toEqual([{ start: 0, end: 4, text: '' }, ann]);
  expect(taken([ann], 0.5, 0.6)).toEqual([ann]);
});
