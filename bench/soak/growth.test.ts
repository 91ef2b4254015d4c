import { expect, it } from 'vitest';
import { growthOf, promptAt } from './growth.ts';

it('judges the last reading by the third, as the first two are still warming up', () => {
  const readings = [
    { heap: 1, listeners: 20 },
    { heap: 10, listeners: 40 },
    { heap: 20, listeners: 40 },
    { heap: 90, listeners: 44 },
    { heap: 21, listeners: 60 },
  ];
  expect(growthOf(readings, 10)).toEqual([
    { name: 'heap', percent: expect.closeTo(5), isTooMuch: false },
    { name: 'listeners', percent: expect.closeTo(50), isTooMuch: true },
  ]);
});

it('takes a reading that is missing for growth, and judges nothing by three readings', () => {
  expect(growthOf([{}, { heap: 1 }, { heap: 1 }, {}], 10)).toMatchObject([{ isTooMuch: true }]);
  expect(growthOf([{ heap: 1 }, { heap: 1 }, { heap: 2 }], 10)).toEqual([]);
});

it("grants the tab the nodes of Chromium's undo list, and no more", () => {
  const grown = (nodes: number) => growthOf([{}, {}, { 'tab nodes': 200 }, { 'tab nodes': nodes }], 10);
  expect(grown(1200)).toMatchObject([{ isTooMuch: false }]);
  expect(grown(1230)).toMatchObject([{ isTooMuch: true }]);
});

it('asks for many people', () => {
  expect(new Set(Array.from({ length: 99 }, (_, at) => promptAt(at).name)).size).toBe(99);
});
