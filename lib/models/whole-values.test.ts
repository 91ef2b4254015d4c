import { expect, it } from 'vitest';
import { withWholeValues } from './whole-values.ts';

const words = [
  { start: 0, end: 8 },
  { start: 8, end: 20 },
  { start: 21, end: 24 },
];
const entity = (from: number, to: number, type: string, confidence = 0.9) => ({ from, to, type, confidence });

it('joins the parts of an address that no space separates', () => {
  expect(withWholeValues(words, [entity(0, 1, 'IP', 0.8), entity(1, 2, 'IP', 0.9)])).toEqual([entity(0, 2, 'IP', 0.9)]);
});

it.each([
  ['values beside a space', [entity(1, 2, 'ID'), entity(2, 3, 'ID')]],
  ['values of two types', [entity(0, 1, 'IP'), entity(1, 2, 'ID')]],
  ['names, which may touch', [entity(0, 1, 'PERSON'), entity(1, 2, 'PERSON')]],
])('leaves %s apart', (_, entities) => {
  expect(withWholeValues(words, entities)).toEqual(entities);
});
