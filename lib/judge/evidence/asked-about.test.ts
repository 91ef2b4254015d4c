import { expect, it } from 'vitest';
import { askedAbout } from './asked-about.ts';
import { firstName } from './evidence.test-support.ts';

it.each<readonly [text: string, name: string, expected: number]>([
  ['Who is Dana Whitcombe?', 'Dana Whitcombe', 1],
  ['who’s dana whitcombe', 'dana whitcombe', 1],
  ['How is "Petry" pronounced?', 'Petry', 1],
  ['Wer ist Rolf Petry?', 'Rolf Petry', 1],
  ['¿Quién es Rolf Petry?', 'Rolf Petry', 1],
  ['Rolf Petry kimdir?', 'Rolf Petry', 1],
  ['谁是王建华？', '王建华', 1],
  ['Who is Dana Whitcombe married to?', 'Dana Whitcombe', 0],
  ['Who is Dana Whitcombe? She owes me rent.', 'Dana Whitcombe', 0],
  ['Has Rolf Petry paid?', 'Rolf Petry', 0],
])('tells whether "%s" asks about the name', (text, value, expected) => {
  expect(askedAbout(text, firstName(text, [{ value }]))).toBe(expected);
});
