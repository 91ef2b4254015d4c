import { expect, it } from 'vitest';
import { isRomanisationOf, romanisedLike, romanisedPairs } from './romanised-names.ts';

it.each([
  ['Wang Wei', '王伟', true],
  ['Wei Wang', '王伟', true],
  ['Zhang Xiaoming', '张晓明', true],
  ['Xiao-Ming Zhang', '张晓明', true],
  ['Ouyang Xiu', '欧阳修', true],
  ['Li Wei', '王伟', false],
  ['Kim Min-ji', '김민지', true],
  ['Minji Kim', '김민지', true],
  ['Lee Soo-jin', '이수진', true],
  ['Park Hyun Woo', '박현우', false],
  ['Park Hyunwoo', '박현우', true],
  ['Choi Minji', '김민지', false],
])('tells whether %s is %s: %s', (latin, name, expected) => expect(isRomanisationOf(latin, name)).toBe(expected));

it.each([
  ['Wang Wei', '王伟', '钟利', 'Zhong Li'],
  ['Wei Wang', '王伟', '钟利', 'Li Zhong'],
  ['Kim Min-ji', '김민지', '박서준', 'Park Seo-jun'],
  ['Minji Kim', '김민지', '박서준', 'Seojun Park'],
])('writes like %s (%s) the name %s: %s', (latin, name, other, expected) =>
  expect(romanisedLike(latin, name, other)).toBe(expected),
);

it('pairs all orders of two names', () =>
  expect(romanisedPairs('钟利', '王伟')).toEqual(
    expect.arrayContaining([
      ['Zhong Li', 'Wang Wei'],
      ['Li Zhong', 'Wei Wang'],
    ]),
  ));
