import { expect, it } from 'vitest';
import { isPlainPath, sortedSteps } from './drawing-steps.ts';

const OPS = {
  save: 10,
  restore: 11,
  transform: 12,
  fill: 22,
  endPath: 28,
  stroke: 20,
  setTextRenderingMode: 38,
  showText: 44,
  setFillColorN: 55,
  setFillRGBColor: 59,
  beginMarkedContentProps: 70,
  endMarkedContent: 71,
  paintImageXObject: 85,
  constructPath: 91,
};
const [MOVE, LINE, CURVE, CLOSE] = [0, 1, 2, 4];
const rectangle = (x: number, y: number, width: number, height: number) =>
  [MOVE, x, y, LINE, x + width, y, LINE, x + width, y + height, LINE, x, y + height, CLOSE] as number[];

const sorted = (...steps: readonly (readonly [keyof typeof OPS, unknown?])[]) =>
  sortedSteps(
    { fnArray: steps.map(([name]) => OPS[name]), argsArray: steps.map(([, args]) => args ?? null) },
    OPS,
    (layer) => layer !== 'hidden',
  );
const path = (painting: number, numbers: readonly number[]) =>
  ['constructPath', [painting, [Float32Array.from(numbers)], new Float32Array(4)]] as const;

it('takes rules, borders and backgrounds for plain, and nothing that could be a part of a letter', () => {
  expect(isPlainPath(rectangle(10, 10, 200, 15), 1)).toBe(true);
  expect(isPlainPath([MOVE, 0, 0, LINE, 300, 0] as number[], 1)).toBe(true);
  expect(isPlainPath([...rectangle(10, 10, 200, 15), ...rectangle(10, 40, 3, 3)], 1)).toBe(false);
  expect(isPlainPath(rectangle(0, 0, 3, 3), 10)).toBe(true);
  expect(isPlainPath([MOVE, 0, 0, LINE, 300, 40] as number[], 1)).toBe(false);
  expect(isPlainPath([MOVE, 0, 0, CURVE, 1, 1, 2, 2, 300, 0] as number[], 1)).toBe(false);
  expect(isPlainPath([9, 0, 0], 1)).toBe(false);
});

it('drops pictures, curves, and shapes that are filled with a pattern', () => {
  const curve = [MOVE, 0, 0, CURVE, 1, 1, 2, 2, 300, 0] as number[];
  const wide = rectangle(0, 0, 100, 100);
  expect(sorted(['paintImageXObject'], path(OPS.stroke, curve), path(OPS.fill, wide))).toMatchObject({
    kinds: ['dropped', 'dropped', 'graphics'],
    pictures: 2,
  });
  const pattern = ['setFillColorN', ['TilingPattern']] as const;
  const inside = sorted(['save'], pattern, path(OPS.fill, wide), ['restore'], path(OPS.fill, wide));
  expect(inside.kinds).toEqual(['graphics', 'graphics', 'dropped', 'graphics', 'graphics']);
});

it('keeps paths that only limit later steps, and measures by the current scale', () => {
  expect(sorted(path(OPS.endPath, rectangle(0, 0, 2, 2))).kinds).toEqual(['graphics']);
  const small = path(OPS.fill, rectangle(0, 0, 2, 2));
  expect(sorted(['transform', [50, 0, 0, 50, 0, 0]], small).kinds).toEqual(['graphics', 'graphics']);
  expect(sorted(small).kinds).toEqual(['dropped']);
});

it('counts text that is invisible or on a hidden layer', () => {
  const steps = sorted(
    ['showText', [[]]],
    ['save'],
    ['setTextRenderingMode', [3]],
    ['showText', [[]]],
    ['restore'],
    ['beginMarkedContentProps', ['OC', 'hidden']],
    ['showText', [[]]],
    ['endMarkedContent'],
    ['beginMarkedContentProps', ['OC', 'shown']],
    ['showText', [[]]],
  );
  expect(steps).toMatchObject({ texts: 4, hiddenTexts: 2 });
});
