import { expect, it } from 'vitest';
import { samplePoints } from './under-point.ts';

it('asks at both ends, and nowhere so far apart that a control could stand between', () => {
  const points = samplePoints(100, 240, 20);
  expect(points[0]).toBe(102);
  expect(points.at(-1)).toBe(238);
  for (const [i, point] of points.entries()) if (i > 0) expect(point - (points[i - 1] ?? 0)).toBeLessThanOrEqual(20);
});

it('asks so many times at most, and of nothing at its middle', () => {
  expect(samplePoints(0, 5000, 20)).toHaveLength(12);
  expect(samplePoints(7, 7, 20)).toEqual([7, 7]);
});
