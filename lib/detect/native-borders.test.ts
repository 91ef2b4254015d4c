import { describe, expect, it } from 'vitest';
import type { EntityType } from './annotation.ts';
import { mergeFindings } from './merge.ts';

/** The text that remains of a model's finding of `value`. */
function kept(text: string, value: string, type: EntityType = 'PERSON'): string {
  const start = text.indexOf(value);
  const source = { detector: 'model', rule: 'ner-en' } as const;
  const merged = mergeFindings([{ start, end: start + value.length, type, confidence: 0.8, source }], text);
  return merged.map((finding) => text.slice(finding.start, finding.end)).join('|');
}

describe('words that are not part of a name', () => {
  it.each([
    ['המנהלת שלי ורדית כועסת', 'שלי ורדית', 'ורדית'],
    ['שלום מר גלעדי', 'שלום מר גלעדי', 'גלעדי'],
    ['صديقتي سناء زعلانة مني', 'سناء زعلانة مني', 'سناء'],
    ['السيد رفيق المحترم', 'السيد رفيق المحترم', 'رفيق'],
    ['شوهرم بهنام مهریه‌ام را', 'بهنام مهریه‌ام', 'بهنام'],
    ['خانم شیدا عزیز', 'شیدا عزیز', 'شیدا'],
    ['بعد بهنام می‌گوید', 'بهنام می‌گوید', 'بهنام'],
    ['میری نند رخشندہ', 'نند رخشندہ', 'رخشندہ'],
    ['नंबर राकेश', 'नंबर राकेश', 'राकेश'],
    ['saya Nabila NIM 190418', 'Nabila NIM', 'Nabila'],
    ['Μένει Κύπρου 45', 'Μένει Κύπρου', 'Κύπρου'],
    ['הכלבה לונה אכלה ענבים', 'לונה אכלה', 'לונה'],
    ['우리 애 하늘이는 천식', '애 하늘', '하늘'],
    ['דנה באה איתי כהן', 'איתי כהן', 'איתי כהן'],
    ['רוצה איתי לדבר', 'איתי לדבר', 'לדבר'],
  ])('are cut off: %s', (text, value, name) => expect(kept(text, value)).toBe(name));

  it.each([
    ['אמא שלי בת 73', 'שלי'],
    ['빼달라고 선생님께', '고'],
    ['وأنا حامل بالشهر الخامس', 'الخامس'],
    ['قند ناشتاش بالا رفته', 'ناشتاش'],
    ['शिकायत नोटिस कैसे भेजूँ', 'नोटिस'],
    ['আমার মায়ের বয়স', 'আমার'],
    ['우리 엄마가', '엄마'],
    ['ชื่อ,เบอร์,ที่อยู่', 'เบอร์'],
  ])('alone are dropped: %s', (text, value) => expect(kept(text, value)).toBe(''));

  it.each([
    ['θα λείψω την Παρασκευή', 'Παρασκευή'],
    ['ת"ז שלו', 'ז'],
    ['Em trai Tùng nhận lương hưu', 'lương'],
  ])('of one language are dropped: %s', (text, value) => expect(kept(text, value)).toBe(''));

  it('keeps the woman Paraskevi', () => expect(kept('η κυρία Παρασκευή', 'Παρασκευή')).toBe('Παρασκευή'));
  it('cuts the adverb off a Chinese firm', () =>
    expect(kept('青里咖啡最近亏损', '青里咖啡最', 'ORGANIZATION')).toBe('青里咖啡'));
  it('keeps a noun at the end of a firm', () =>
    expect(kept('أعمل في مخبز اليوم', 'مخبز اليوم', 'ORGANIZATION')).toBe('مخبز اليوم'));
  it('keeps a name that is also a greeting', () => expect(kept('דיברתי עם שלום', 'שלום')).toBe('שלום'));
});

describe('the end of a Chinese name', () => {
  it.each([
    ['患者廖女士，80岁', '廖女士', 'PERSON', '廖'],
    ['产妇小邓存在产力异常', '小邓存', 'PERSON', '小邓'],
    ['产妇小邓存，30岁', '小邓存', 'PERSON', '小邓存'],
    ['我目前在青里学习生物', '青里学', 'ORGANIZATION', '青里'],
    ['他们是由画廊老板介绍的', '由画', 'ORGANIZATION', ''],
    ['被告应向原告支付', '向', 'PERSON', ''],
    ['我问向老师借书', '向', 'PERSON', '向'],
  ] as const)('%s', (text, value, type, left) => expect(kept(text, value, type)).toBe(left));
});

describe('one Chinese character', () => {
  it.each([
    ['我婆婆不同意', '婆'],
    ['和邻居吵架', '居'],
    ['老师非要我去', '非'],
  ])('inside a word is not a name: %s', (text, value) => expect(kept(text, value)).toBe(''));

  it.each([
    ['跟老段说好了', '段'],
    ['姜总不同意', '姜'],
    ['昨天王说不去', '王'],
    ['森課長に相談', '森'],
    ['林、森、泉の三人', '森'],
  ])('beside a title, or that is a surname, is a name: %s', (text, value) => expect(kept(text, value)).toBe(value));
});

describe('a Korean word that the model cut', () => {
  it.each([
    ['푸른유통 다니는 사람', '푸른유통 다', 'ORGANIZATION', '푸른유통'],
    ['지난주 연서로 27 공방에서', '연서로 27 공', 'ADDRESS', '연서로 27'],
    ['소설의 주인공 한도겸이', '공 한도겸', 'PERSON', '한도겸'],
    ['집주인 편사장님이', '편사', 'PERSON', '편'],
    ['12345로 병원 예약', '로 병', 'ORGANIZATION', ''],
  ] as const)('%s', (text, value, type, left) => expect(kept(text, value, type)).toBe(left));

  it('keeps a name without a space before it', () =>
    expect(kept('담당자한도겸 대리', '한도겸 대리')).toContain('한도겸'));
  it.each([
    ['김민수는 1995년생', '김민수는', '김민수'],
    ['이영희가 박철수를 만났다', '박철수를', '박철수'],
    ['한도겸은 안다', '한도겸은', '한도겸'],
    // The particle after a consonant is another one, and this surname has two syllables.
    ['한도겸는', '한도겸는', '한도겸는'],
    ['남궁민은 배우', '남궁민은', '남궁민은'],
  ])('loses its particle: %s', (text, value, left) => expect(kept(text, value)).toBe(left));
  it('keeps a name before a particle', () => expect(kept('도겸이가 왔다', '도겸')).toBe('도겸'));
});

describe('a phone number', () => {
  it('of four digits in a column of salaries is dropped', () =>
    expect(kept('هدى | 9000 | 0551837264', '9000', 'PHONE')).toBe(''));
  it('of four digits in a sentence is kept', () => expect(kept('끝자리 4821 번호', '4821', 'PHONE')).toBe('4821'));
  it('of four digits is kept if it is an extension', () => expect(kept('내선 4821로', '4821', 'PHONE')).toBe('4821'));
});

it.each([
  ['खसरा नंबर 412/2 है', 'नंबर 412/2', '412/2'],
  ['آرڈر نمبر 56120 روانہ ہوا', '56120 روانہ', '56120'],
  ['शिकायत नंबर लिखो', 'नंबर', ''],
])('cuts off the words around a number: %s', (text, value, left) => expect(kept(text, value, 'ID')).toBe(left));
