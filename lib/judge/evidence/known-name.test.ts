import { expect, it } from 'vitest';
import type { EntityType } from '../../detect/annotation.ts';
import { firstName } from './evidence.test-support.ts';
import { knownName, knownWord } from './known-name.ts';

it.each<readonly [string, EntityType, readonly [name: number, word: number]]>([
  ['Tom Hanks', 'PERSON', [1, 0]],
  ['Luka Doncic', 'PERSON', [1, 0]],
  ['Wisławy Szymborskiej', 'PERSON', [1, 0]],
  ['王家卫', 'PERSON', [1, 0]],
  ['Voldemort', 'PERSON', [1, 0]],
  ['Newton', 'PERSON', [0, 1]],
  ['Bronwen Oduya', 'PERSON', [0, 0]],
  ['Kennedy Newton', 'PERSON', [0, 0]],
  ['Siemens', 'ORGANIZATION', [1, 0]],
  ['Hollbrook Dental', 'ORGANIZATION', [0, 0]],
])('knows %s as a %s: %j', (value, type, expected) => {
  const text = `${value} called`;
  const name = firstName(text, [{ value, type }]);
  expect([knownName(text, name), knownWord(text, name)]).toEqual(expected);
});

it('knows the whole name around a part that was found, in scripts without capitals', () => {
  const text = 'שירים של חיים נחמן ביאליק';
  expect(knownName(text, firstName(text, [{ value: 'חיים נחמן' }]))).toBe(1);
});
