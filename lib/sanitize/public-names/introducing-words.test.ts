import { expect, it } from 'vitest';
import { WORDS_INTRODUCING_PERSON, WORDS_INTRODUCING_PERSON_UNSPACED } from './introducing-words.ts';

const isIntroduced = (before: string) =>
  WORDS_INTRODUCING_PERSON.test(before) || WORDS_INTRODUCING_PERSON_UNSPACED.test(before);

it.each([
  'A nevem ',
  'A nevem Szabó Réka, a főnököm, ',
  'Nama saya ',
  'bos saya Pak ',
  'Tên tôi là ',
  'sếp là anh ',
  'Ev sahibim ',
  'a kutyám, ',
  'Köpeğim ',
  'kucing saya ',
  'ο σκύλος μου ο ',
  'Jmenuji se ',
  'ο σπιτονοικοκύρης μου κ. ',
  'أنا اسمي ',
  'مديري ',
  'בעל הבית שלי ',
  'मेरा नाम ',
  'میرے شوہر ',
  'صاحبخانه‌ام آقای ',
  '我叫',
  '저는 ',
  'ผมชื่อ',
  'मेरी सास ',
  'मेरा बेटा ',
  'همسایه من ',
  'ہماری ٹیچر ',
  'جارنا ',
  'חמותי ',
  'আমার ছোট বোন ',
  'моїй начальниці ',
  'διευθύντριά μου, κυρία ',
  '我前夫',
  '友達の',
  '동생 ',
  '동생 나래랑 ',
  'Подруга ',
  'Teman saya Bintang dan ',
  'แฟนชื่อ',
  'meri saas ',
  'kal bhai ',
])('hears "%s" before a name', (before) => {
  expect(isIntroduced(before)).toBe(true);
});

it.each([
  'Puskás Ferenc ',
  'Siapa ',
  'Aşk-ı Memnu romanını yazan ',
  'Πότε έζησε ο ',
  'من هو ',
  '谁是',
  'Bollywood star ',
  'unser SaaS ',
  '가족 ',
  'इस लेखक ',
  'همسایه‌ها ',
  'บทความเกี่ยวกับ',
])('hears nothing in "%s"', (before) => {
  expect(isIntroduced(before)).toBe(false);
});
