import { expect, it } from 'vitest';
import { ownDetailType } from './own-detail-type.ts';

it.each([
  ['Elizabeth Marsh', 'PERSON'],
  ['王建华', 'PERSON'],
  ['Northgate Fabrication Ltd', 'ORGANIZATION'],
  ['Universität Heidelberg', 'ORGANIZATION'],
  ['12 Foundry Yard, Leeds LS2 7EW', 'ADDRESS'],
  ['Bergstraße 4, 69120 Heidelberg', 'ADDRESS'],
  ['+44 20 7946 0018', 'PHONE'],
  ['liz.marsh@example.org', 'EMAIL'],
  ['DE89 3704 0044 0532 0130 00', 'FINANCIAL'],
  ['KX-20114-B', 'ID'],
] as const)('takes %s for %s', async (line, type) => {
  expect(await ownDetailType(line)).toBe(type);
});
