import { describe, expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { namedVenue } from './named-venue.ts';

describe('venues by the word for what they are', () => {
  it.each([
    '아이는 ⟦햇살숲어린이집⟧에 다녀요',
    '어제 ⟦다온동물병원⟧에서 수술했어요',
    '⟦한빛정밀⟧ 다니는데',
    '孩子在⟦启明双语小学⟧上学',
    '我在⟦仁心牙科诊所⟧看的',
    '她讀⟦小太陽幼兒園⟧',
    '昨日、⟦こもれび小児科⟧に行きました',
    '⟦ナギ書房⟧の店長です',
    'แม่รักษาที่ ⟦รพ.ตะกั่วป่า⟧ ครับ',
    'ลูกเรียน ⟦โรงเรียนวัดลาดบัวขาว⟧ชั้นป.5',
  ])('%s', (marked) => {
    expect(mark(namedVenue, plain(marked))).toBe(marked);
  });

  it.each([
    '집 근처 종합병원 추천해줘',
    '국회의원 선거',
    '附近的诊所几点开门',
    '应该立即送医院',
    '当地人民医院的电话',
    '近くの小児科を教えて',
    '大学病院と市民病院の違い',
    'あなたは幼稚園の先生です',
    'ไป รพ. เอกชนดีไหม',
    'the clinic is closed',
  ])('leaves %s', (text) => {
    expect(namedVenue.find(text)).toEqual([]);
  });
});
