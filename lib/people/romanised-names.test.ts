import { expect, it } from 'vitest';
import { isRomanisationOf, romanisedLike, romanisedPairs, romanisedParts } from './romanised-names.ts';

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
  ['Minji', '김민지', true],
  ['Min-ji', '김민지', true],
  ['Kim', '김민지', true],
  ['Zhang', '张秀兰', true],
  ['Wei', '王伟', false],
  ['Li Na', '李娜', true],
  ['Chen Zhiqiang', '陈志强', true],
  ['Miao Qian', '缪茜', true],
  ['Lu Xiaolu', '吕晓绿', true],
])('tells whether %s is %s: %s', (latin, name, expected) => expect(isRomanisationOf(latin, name)).toBe(expected));

it.each([
  ['Wang Wei', '王伟', '钟利', 'Zhong Li'],
  ['Wei Wang', '王伟', '钟利', 'Li Zhong'],
  ['Kim Min-ji', '김민지', '박서준', 'Park Seo-jun'],
  ['Minji Kim', '김민지', '박서준', 'Seojun Park'],
  ['Kim, Minji', '김민지', '박서준', 'Park, Seojun'],
  ['Minji', '김민지', '박서준', 'Seojun'],
  ['Min-ji', '김민지', '박서준', 'Seo-jun'],
  ['Zhang', '张秀兰', '钟利', 'Zhong'],
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

it.each([
  ['Wang Wei', '王伟', ['Wang', 'Wei']],
  ['Wei Wang', '王伟', ['Wang', 'Wei']],
  ['Kim, Min-ji', '김민지', ['Kim', 'Min-ji']],
  ['Li Wei', '王伟', undefined],
])('parts %s (%s) into family and given name', (latin, name, parts) =>
  expect(romanisedParts(latin, name)).toEqual(parts),
);
