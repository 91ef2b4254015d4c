import { describe, expect, it } from 'vitest';
import { mark, plain } from '../patterns/marked.test-support.ts';
import { nativeNames } from '../patterns/native-names.ts';

describe('Japanese names by the words beside them', () => {
  it.each([
    '昨日、⟦颯⟧くんが休みました',
    '鍵は⟦うらら⟧さんに聞いて',
    '妹の⟦もえぎ⟧ちゃんは三歳',
    '⟦ロビン⟧さんの歓迎会',
    '氏名　⟦堀 つかさ⟧　性別 男',
    '（ふりがな ⟦ほり つかさ⟧）',
    '祖母（⟦ミツ⟧）と弟（⟦岳彦⟧）',
    'お世話になっております。三ツ矢木材の⟦関⟧です。',
    'あだ名は「⟦ポチ⟧」です',
  ])('%s', (marked) => {
    expect(mark(nativeNames, plain(marked))).toBe(marked);
  });

  it.each([
    'お母さんと皆さんとたくさんの赤ちゃん',
    '是非ちゃんと書きたい、もうちゃんとやった',
    '魚屋さんと郵便局さん',
    'ユーザーさんの声',
    '氏名　性別　住所',
    '父（調子が悪い）と母（同居）',
    'お世話になっております。見積の件です。',
    '本名は何ですか',
    'うさぎさんとくまさんの絵本',
    '看護師さん、高校生さん',
  ])('finds nothing in %s', (text) => {
    expect(nativeNames.find(text).map(({ start, end }) => text.slice(start, end))).toEqual([]);
  });
});
