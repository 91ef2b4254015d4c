import { expect, it } from 'vitest';
import { JAPANESE_FIRST_NAME_LISTS, JAPANESE_LAST_NAME_LISTS } from '../privacy/lists/index.ts';
import { nameParts } from '../privacy/lists/tables.ts';
import { isReadingOf, partsOfReading, readingLike, readingPairs } from './japanese-readings.ts';

it.each([
  ['やまだ たろう', '山田太郎', true],
  ['やまだたろう', '山田太郎', true],
  ['ヤマダ タロウ', '山田 太郎', true],
  ['Yamada Taro', '山田太郎', true],
  ['Tarō Yamada', '山田太郎', true],
  ['Taroh Yamada', '山田太郎', true],
  ['Yamada', '山田太郎', true],
  ['たろう', '山田太郎', true],
  ['やまだ はなこ', '山田太郎', false],
  ['すずき', '山田太郎', false],
  ['Sato Shun’ichi', '佐藤俊一郎丸', true],
])('%s as a reading of %s: %s', (text, name, expected) => expect(isReadingOf(text, name)).toBe(expected));

it.each([
  ['やまだ たろう', 'いとう じゅんこ'],
  ['やまだたろう', 'いとうじゅんこ'],
  ['ヤマダ　タロウ', 'イトウ　ジュンコ'],
  ['Yamada Taro', 'Ito Junko'],
  ['Tarō Yamada', 'Junko Itō'],
  ['YAMADA Taro', 'ITO Junko'],
  ['Yamada, Taro', 'Ito, Junko'],
  ['やまだ', 'いとう'],
  ['Taro', 'Junko'],
])('writes the reading of a stand-in as %s', (text, expected) => {
  expect(readingLike(text, '山田太郎', '伊藤純子')).toBe(expected);
});

it.each([
  ['長谷川一郎', 'Hasegawa Ichirō'],
  ['服部翔太', 'Hattori Shōta'],
  ['工藤涼介', 'Kudō Ryōsuke'],
  ['八木千鶴', 'Yagi Chizuru'],
])('spells %s as Hepburn does', (name, expected) =>
  expect(readingLike('Yamada Tarō', '山田太郎', name)).toBe(expected),
);

it('splits a reading', () => {
  expect(partsOfReading('やまだたろう', '山田太郎')).toEqual(['やまだ', 'たろう']);
  expect(partsOfReading('Taro Yamada', '山田太郎')).toEqual(['Yamada', 'Taro']);
  expect(partsOfReading('やまだ', '山田太郎')).toBeUndefined();
});

it('pairs the readings of surnames and of given names', () => {
  expect(readingPairs('佐藤', '伊藤')).toEqual([
    ['Sato', 'Ito'],
    ['Satō', 'Itō'],
  ]);
  expect(readingPairs('太郎', '愛')).toEqual([]);
});

it('can read each name that stands in for others', () => {
  const isHan = (name: string) => /^\p{Script=Han}+$/u.test(name);
  const families = [
    ...JAPANESE_LAST_NAME_LISTS.flatMap(({ entries }) => entries),
    ...nameParts('japanese-last head').flatMap((head) => nameParts('japanese-last tail').map((tail) => head + tail)),
  ];
  const givens = [
    ...JAPANESE_FIRST_NAME_LISTS.flatMap(({ entries }) => entries),
    ...nameParts('japanese-given head').flatMap((head) =>
      [...nameParts('japanese-female tail'), ...nameParts('japanese-male tail')].map((tail) => head + tail),
    ),
  ];
  expect(families.filter(isHan).filter((name) => readingLike('やまだ', '山田太郎', name) === undefined)).toEqual([]);
  expect(givens.filter(isHan).filter((name) => readingLike('たろう', '山田太郎', `山田${name}`) === undefined)).toEqual(
    [],
  );
});
