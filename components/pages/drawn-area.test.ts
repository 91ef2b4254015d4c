import { expect, it } from 'vitest';
import { areaBetween, isDrawn, movedBy } from './drawn-area.ts';

const AREA = { left: 0.25, top: 0.5, right: 0.5, bottom: 0.75 };

it('spans two places in any order, inside the page', () => {
  expect(areaBetween({ x: 1.5, y: 0.2 }, { x: 0.5, y: -1 })).toEqual({ left: 0.5, top: 0, right: 1, bottom: 0.2 });
  expect(isDrawn(areaBetween({ x: 0.5, y: 0.5 }, { x: 0.501, y: 0.9 }))).toBe(false);
  expect(isDrawn(AREA)).toBe(true);
});

it('moves by the arrow keys, changes its size with Shift, and stays on the page', () => {
  expect(movedBy(AREA, 'ArrowRight', false)?.left).toBeCloseTo(0.27);
  expect(movedBy(AREA, 'ArrowUp', false)?.bottom).toBeCloseTo(0.73);
  expect(movedBy({ ...AREA, left: 0, right: 0.25 }, 'ArrowLeft', false)).toEqual({ ...AREA, left: 0, right: 0.25 });
  expect(movedBy(AREA, 'ArrowDown', true)).toMatchObject({ top: 0.5, bottom: 0.77 });
  const small = { left: 0.5, top: 0.5, right: 0.52, bottom: 0.52 };
  expect(movedBy(small, 'ArrowLeft', true)?.right).toBeCloseTo(0.52);
  expect(movedBy(AREA, 'a', false)).toBeUndefined();
});
